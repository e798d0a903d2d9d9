import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { ClubIdSchema, FootballerIdSchema, InstantSchema } from './ids';
import { GameweekInfo, PositionSchema } from './pitch';

/** A rank, and between which ranks it lies nine times of ten; both ends are the rank where it is exact. */
export const EstimatedRank = Type.Object({
  rank: Type.Integer(),
  low: Type.Integer(),
  high: Type.Integer(),
});
export type EstimatedRank = Static<typeof EstimatedRank>;

export const liveRankStatuses = [
  /** Before the first deadline. */
  'not_started',
  /** The team has no squad in this gameweek. */
  'no_squad',
  /** The sample of all managers is not read yet, or too small still. */
  'reading',
  /** From a sample. */
  'estimated',
  /** From everybody. */
  'exact',
  /** The gameweek is over, and the game has ranked it. */
  'official',
] as const;

export const LiveRank = Type.Object({
  /** Null before the first deadline. */
  gameweek: Nullable(GameweekInfo),
  status: Type.Enum([...liveRankStatuses]),
  /** Official rank before the gameweek; null for who began with it. */
  before: Nullable(Type.Integer()),
  now: Nullable(EstimatedRank),
  /** Places won (positive) since before the gameweek. */
  move: Nullable(Type.Integer()),
  /** If the matches that have begun ended now, with automatic substitutions. */
  ended: Nullable(Type.Object({ rank: EstimatedRank, points: Type.Number(), substitutions: Type.Integer() })),
  /** Of the gameweek, hits taken off, and of the season with them. */
  points: Nullable(Type.Number()),
  total: Nullable(Type.Number()),
  /** Gameweek points with which the rank of before is kept, and points above (positive) or below them. */
  safety: Nullable(Type.Object({ needed: Type.Number(), margin: Type.Number() })),
  /** Whom the estimate is made from; null while nobody was read. */
  sample: Nullable(
    Type.Object({
      managers: Type.Integer(),
      sampled: Type.Integer(),
      read: Type.Integer(),
      read_at: InstantSchema,
    }),
  ),
});
export type LiveRank = Static<typeof LiveRank>;

export const liveRank = call({
  method: 'GET',
  path: '/v1/live/rank',
  access: 'onboarded',
  summary: 'Rank of the own team while the gameweek runs: before, now, if it ended now; and what keeps it.',
  reply: Envelope(LiveRank),
});

/** Against whom a danger is one. */
export const dangerGroups = ['near', 'view', 'top_100', 'top_250', 'top_500', 'top_1000'] as const;
export type DangerGroup = (typeof dangerGroups)[number];

const LockedDanger = Type.Object({ place: Type.Integer(), locked: Type.Literal(true) });
const OpenDanger = Type.Object({
  place: Type.Integer(),
  id: FootballerIdSchema,
  name: Type.String(),
  club_id: ClubIdSchema,
  position: PositionSchema,
  /** How often he counts in the own team. */
  multiplier: Type.Integer(),
  /** Effective ownership in the group: 100 when everybody starts him, 200 when everybody captains him. */
  effective: Type.Number(),
  points: Type.Number(),
  /** What he wins (positive) or loses the own team against the group so far. */
  swing: Type.Number(),
  /** The same of what is expected of him still; 0 once he has begun. */
  to_come: Type.Number(),
  /** Has a match to come or under way. */
  is_open: Type.Boolean(),
});
export type OpenDanger = Static<typeof OpenDanger>;

export const LiveDanger = Type.Object({
  gameweek: Nullable(GameweekInfo),
  group: Type.Object({
    id: Type.Enum([...dangerGroups]),
    label: Type.String(),
    /** Teams in it whose squads are known. */
    teams: Type.Integer(),
  }),
  /** The largest difference first. */
  rows: Type.Array(Type.Union([OpenDanger, LockedDanger])),
});
export type LiveDanger = Static<typeof LiveDanger>;

export const liveDanger = call({
  method: 'GET',
  path: '/v1/live/danger',
  access: 'onboarded',
  summary:
    'Whoever wins or loses the own team points against managers near its rank, in its view or in the elite.',
  query: Type.Object({
    /** near, view, top_100, top_250, top_500 or top_1000; `near` without it. */
    group: Type.Optional(Type.String()),
  }),
  reply: Envelope(LiveDanger),
});
