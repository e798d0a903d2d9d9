import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { ClubIdSchema, FixtureIdSchema, FootballerIdSchema, GameweekSchema, InstantSchema } from './ids';
import { PathId } from './pathId';
import { GameweekInfo } from './pitch';

/** Something that happened in a fixture, or a sum where the source has no minutes. */
export const FixtureEvent = Type.Object({
  /** A point category (specification section 3), `sub` or `comment`. */
  kind: Type.String(),
  /** 1 to 90. Null when neither the source nor the ingest knows it, and for sums such as a clean sheet. */
  minute: Nullable(Type.Integer()),
  /** Minutes of added time after minute 45 or 90; left out when 0. */
  added: Type.Optional(Type.Integer()),
  footballer_id: FootballerIdSchema,
  name: Type.String(),
  /** The footballer's side; an own goal counts for the other. */
  club_id: ClubIdSchema,
  /** For `sub`: the footballer who came on; `footballer_id` went off. */
  other: Type.Optional(Type.Object({ id: FootballerIdSchema, name: Type.String() })),
  /** 1 for an event with a minute. Without minutes, 2 goals of one footballer are one event. */
  count: Type.Integer(),
  points: Nullable(Type.Number()),
});
export type FixtureEvent = Static<typeof FixtureEvent>;

const Side = Type.Object({ id: ClubIdSchema, name: Type.String(), score: Nullable(Type.Integer()) });

export const MyFixturePlayer = Type.Object({
  id: FootballerIdSchema,
  name: Type.String(),
  club_id: ClubIdSchema,
  /** Counting for the own team now. */
  in_lineup: Type.Boolean(),
  /** Multiplied; null before the footballer plays. */
  points: Nullable(Type.Number()),
});

export const FixtureRow = Type.Object({
  /** Home code first: `ars-mci`. */
  id: FixtureIdSchema,
  gameweek_id: Nullable(GameweekSchema),
  /** Null while postponed without a date. */
  kickoff: Nullable(InstantSchema),
  started: Type.Boolean(),
  /** Being played now. */
  active: Type.Boolean(),
  /** Full time. */
  finished: Type.Boolean(),
  /** Only for a match that the game has not ended hours after its kick-off: it waits for the game's decision. */
  waits: Type.Optional(Type.Literal(true)),
  /** Official bonus is in. */
  bonus_official: Type.Boolean(),
  minute: Nullable(Type.Integer()),
  home: Side,
  away: Side,
  /** Goals, own goals and red cards. */
  events: Type.Array(FixtureEvent),
  mine: Type.Array(MyFixturePlayer),
  /** Mean number of footballers of this fixture in the teams of the current view; null without rivals. */
  rivals_share: Nullable(Type.Number()),
});
export type FixtureRow = Static<typeof FixtureRow>;

export const FixturesList = Type.Object({
  gameweek: GameweekInfo,
  /** By kick-off. */
  fixtures: Type.Array(FixtureRow),
  /** Without a date. */
  postponed: Type.Array(FixtureRow),
  doubles: Type.Array(ClubIdSchema),
  blanks: Type.Array(ClubIdSchema),
});
export type FixturesList = Static<typeof FixturesList>;

export const fixturesList = call({
  method: 'GET',
  path: '/v1/fixtures/:id?',
  access: 'onboarded',
  summary:
    'The fixtures of a gameweek; without a number, of the current one, or of the next if that is over.',
  params: Type.Object({ id: Type.Optional(PathId) }),
  reply: Envelope(FixturesList),
});
