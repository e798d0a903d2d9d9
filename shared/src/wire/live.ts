import Type, { type Static } from 'typebox';
import type { SeasonRules } from '../domain/seasonRules';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { ClubIdSchema, FootballerIdSchema, InstantSchema, TeamIdSchema } from './ids';
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
  /** A recorded season is replayed: totals of other managers at that time are unknown. */
  'unavailable',
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
  /** Managers that the estimate is based on; null before the first was read. */
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

/** A team's live rank through the gameweek: one entry for each minute in which it changed. */
const RankLine = Type.Array(Type.Object({ at: InstantSchema, rank: Type.Integer() }));

/** The live rank beside other figures of a team. */
export const RankWhileRunning = Type.Object({
  now: EstimatedRank,
  /** Official rank before the gameweek; null for a team that began with it. */
  before: Nullable(Type.Integer()),
  /** Places gained (positive) since before the gameweek. */
  move: Nullable(Type.Integer()),
  /** Gameweek points that keep the rank of before, and points above (positive) or below them. */
  safety: Nullable(Type.Object({ needed: Type.Number(), margin: Type.Number() })),
  /** The oldest first. */
  line: RankLine,
});
export type RankWhileRunning = Static<typeof RankWhileRunning>;

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
  /** The footballer's multiplier in the own team. */
  multiplier: Type.Integer(),
  /** Effective ownership in the group: 100 when everybody starts him, 200 when everybody captains him. */
  effective: Type.Number(),
  points: Type.Number(),
  /** Points that the footballer has won (positive) or lost the own team against the group. */
  swing: Type.Number(),
  /** The same for the points still expected; 0 once nothing is left to play. */
  to_come: Type.Number(),
  /** Is on the pitch, or may still come on. */
  is_open: Type.Boolean(),
  /** The captain of the own team. */
  is_captain: Type.Boolean(),
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
  /** Number of differences; `rows` has the largest of them. */
  differences: Type.Integer(),
  /** The largest first, by points so far and points still expected together. */
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

/** A squad as it was handed in: footballers by slot. */
const HandedIn = Type.Object({
  footballers: Type.Array(FootballerIdSchema),
  captain: Nullable(FootballerIdSchema),
  vice_captain: Nullable(FootballerIdSchema),
  chip: Nullable(Type.String()),
  transfers_cost: Type.Number(),
  /** Season total before the gameweek. */
  before: Type.Number(),
});

/** Official rank, null while unknown: the better one comes first with equal totals. */
const ranked = { rank: Nullable(Type.Integer()) };

export const WhatIfData = Type.Object({
  gameweek: Nullable(GameweekInfo),
  /** The rules of the gameweek, as `shared/domain` takes them. */
  rules: Type.Unsafe<SeasonRules>(Type.Object({})),
  /** Null for a team without squad. */
  own: Nullable(
    Type.Object({
      ...HandedIn.properties,
      ...ranked,
      /** Chips that can be tried this gameweek: the active one, and those that are left. */
      chips: Type.Array(Type.String()),
    }),
  ),
  /** Every footballer of the squads. */
  footballers: Type.Array(
    Type.Object({
      id: FootballerIdSchema,
      name: Type.String(),
      club_id: ClubIdSchema,
      position: PositionSchema,
      matches: Type.Array(
        Type.Object({
          finished: Type.Boolean(),
          /** Minutes of the footballer who has played longest in it. */
          lasted: Type.Integer(),
          /** Those that are not 0. */
          counts: Type.Record(Type.String(), Type.Number()),
          points: Type.Number(),
          bonus: Type.Number(),
        }),
      ),
    }),
  ),
  /** Null while too few managers are read. */
  managers: Nullable(
    Type.Object({
      in_all: Type.Integer(),
      sample: Type.Array(
        Type.Object({ ...HandedIn.properties, place: Type.Integer(), counted: Type.Number() }),
      ),
    }),
  ),
  /** Those in view; null without pass. */
  rivals: Nullable(
    Type.Object({
      label: Type.String(),
      teams: Type.Array(
        Type.Object({ ...HandedIn.properties, ...ranked, id: TeamIdSchema, name: Type.String() }),
      ),
    }),
  ),
});
export type WhatIfData = Static<typeof WhatIfData>;

export const liveWhatIf = call({
  method: 'GET',
  path: '/v1/live/what_if',
  access: 'onboarded',
  summary:
    'What the browser needs to answer "what if": squads, matches and rules, and of whom the rank is made.',
  reply: Envelope(WhatIfData),
});
