import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { LeagueIdSchema } from './ids';

export const LeagueRow = Type.Object({
  id: LeagueIdSchema,
  name: Type.String(),
  /** Made by managers for themselves, open to all, or made by the game (country, club, overall). */
  type: Type.Enum(['private', 'public', 'system']),
  members: Nullable(Type.Integer()),
  rank: Nullable(Type.Integer()),
  last_rank: Nullable(Type.Integer()),
  /** May be chosen as a view by the reader. */
  trackable: Type.Boolean(),
  /** Why not, in words; absent where it is. */
  reason: Type.Optional(Type.String()),
});
export type LeagueRow = Static<typeof LeagueRow>;

export const LeaguesAll = Type.Object({ leagues: Type.Array(LeagueRow) });
export type LeaguesAll = Static<typeof LeaguesAll>;

export const leaguesAll = call({
  method: 'GET',
  path: '/v1/leagues/all',
  access: 'onboarded',
  summary: 'The classic leagues the own team is in.',
  reply: Envelope(LeaguesAll),
});
