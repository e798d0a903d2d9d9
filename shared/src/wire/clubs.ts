import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { FixtureCell } from './footballerRow';
import { ClubIdSchema } from './ids';

export const StandingsRow = Type.Object({
  id: ClubIdSchema,
  name: Type.String(),
  /** From 1. */
  position: Type.Integer(),
  played: Type.Integer(),
  won: Type.Integer(),
  drawn: Type.Integer(),
  lost: Type.Integer(),
  goals_for: Type.Integer(),
  goals_against: Type.Integer(),
  goal_difference: Type.Integer(),
  points: Type.Integer(),
  /** The last five, oldest first. */
  form: Type.Array(Type.Enum(['W', 'D', 'L'])),
  next: Nullable(FixtureCell),
});
export type StandingsRow = Static<typeof StandingsRow>;

export const ClubsStandings = Type.Object({ rows: Type.Array(StandingsRow) });
export type ClubsStandings = Static<typeof ClubsStandings>;

export const clubsIndex = call({
  method: 'GET',
  path: '/v1/clubs/index/:kind?',
  access: 'onboarded',
  summary: 'The league table, computed from the fixtures played.',
  // Other kinds have calls of their own, with other replies.
  params: Type.Object({ kind: Type.Optional(Type.Literal('standings')) }),
  reply: Envelope(ClubsStandings),
});
