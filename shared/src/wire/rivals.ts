import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope, EnvelopeWith } from './envelope';
import { FootballerIdSchema, GameweekSchema, LeagueIdSchema, TeamIdSchema } from './ids';
import { PathId, pathIdLike } from './pathId';
import { GameweekInfo } from './pitch';
import { Kit, Ownership, RivalsConfig } from './state';

/** One team of a view. A locked row has only its place in the list. */
export const RivalRow = Type.Object({
  /** Place in the list, from 1. */
  place: Type.Integer(),
  locked: Type.Optional(Type.Literal(true)),
  id: Type.Optional(TeamIdSchema),
  name: Type.Optional(Type.String()),
  fullname: Type.Optional(Nullable(Type.String())),
  kit: Type.Optional(Nullable(Kit)),
  /** The reader's own team. */
  mine: Type.Optional(Type.Boolean()),
  is_rival: Type.Optional(Type.Boolean()),
  /** Overall. */
  rank: Type.Optional(Nullable(Type.Integer())),
  /** Places won in this list since the gameweek before. */
  move: Type.Optional(Nullable(Type.Integer())),
  /** Gross points of the gameweek, provisional bonus included; null without a squad in it. */
  gw_points: Type.Optional(Nullable(Type.Number())),
  nett_points: Type.Optional(Nullable(Type.Number())),
  provisional_bonus: Type.Optional(Type.Number()),
  bench_points: Type.Optional(Nullable(Type.Number())),
  hits: Type.Optional(Type.Number()),
  chip: Type.Optional(Nullable(Type.String())),
  captain: Type.Optional(
    Nullable(Type.Object({ id: FootballerIdSchema, name: Type.String(), points: Nullable(Type.Number()) })),
  ),
  /** Counting footballers, 11 or with the bench boost 15: finished, in a match now, still to play. */
  played: Type.Optional(Type.Integer()),
  playing: Type.Optional(Type.Integer()),
  left: Type.Optional(Type.Integer()),
  /** Season total, live. */
  total: Type.Optional(Nullable(Type.Number())),
  /** The reader's total minus theirs (`gapToMe`): positive is good for the reader. */
  gap: Type.Optional(Nullable(Type.Number())),
});
export type RivalRow = Static<typeof RivalRow>;

export const RivalsLimit = Type.Object({ used: Type.Integer(), max: Type.Integer() });

/** What every answer about a view says of it. */
export const viewHead = {
  config: RivalsConfig,
  /** Teams of the view, the reader's own among them. */
  members: Type.Integer(),
  /** The reader's place among them, by live total. */
  my_position: Nullable(Type.Integer()),
};

export const RivalsList = Type.Object({
  ...viewHead,
  gameweek: Nullable(GameweekInfo),
  limit: RivalsLimit,
  rows: Type.Array(RivalRow),
});
export type RivalsList = Static<typeof RivalsList>;

export const RivalsState = Type.Object({
  rival_ids: Type.Array(TeamIdSchema),
  rivals_view: Type.Union([Type.Enum(['rivals', 'elite']), LeagueIdSchema]),
  rivals_config: RivalsConfig,
  ownership: Ownership,
  limit: RivalsLimit,
});
export type RivalsState = Static<typeof RivalsState>;

export const Candidate = Type.Object({
  id: TeamIdSchema,
  name: Type.String(),
  fullname: Nullable(Type.String()),
  kit: Nullable(Kit),
  summary_overall_points: Nullable(Type.Number()),
  summary_overall_rank: Nullable(Type.Integer()),
  summary_event_points: Nullable(Type.Number()),
  is_rival: Type.Boolean(),
  /** Leagues shared with the reader. */
  leagues: Type.Array(Type.Object({ id: LeagueIdSchema, name: Type.String() })),
});
export type Candidate = Static<typeof Candidate>;

export const RivalsCandidates = Type.Object({
  /** The closest first. */
  candidates: Type.Array(Candidate),
  leagues: Type.Array(
    Type.Object({ id: LeagueIdSchema, name: Type.String(), members: Type.Array(Candidate) }),
  ),
});
export type RivalsCandidates = Static<typeof RivalsCandidates>;

export const rivalsList = call({
  method: 'GET',
  path: '/v1/rivals/list/:x?',
  access: 'onboarded',
  summary: 'The teams of a view (`rivals` or `elite`) with live points and the gap to the own team.',
  params: Type.Object({ x: Type.Optional(pathIdLike('elite')) }),
  reply: Envelope(RivalsList),
});
export const rivalsState = call({
  method: 'GET',
  path: '/v1/rivals/state',
  access: 'onboarded',
  summary: 'Rivals, the stored view and its ownership, to re-read after a failure.',
  reply: Envelope(RivalsState),
});
export const rivalsCandidates = call({
  method: 'GET',
  path: '/v1/rivals/candidates/',
  access: 'signed-in',
  summary: 'Teams one may want to follow, and the members of the leagues one is in.',
  reply: Envelope(RivalsCandidates),
});

const ownershipAsked = Type.Object({
  /** `true`: the reply carries the new ownership. */
  ownership: Type.Optional(Type.String()),
});
const RivalsChanged = EnvelopeWith({
  id: TeamIdSchema,
  rival_ids: Type.Array(TeamIdSchema),
  ownership: Type.Optional(Ownership),
});
export const rivalsAdd = call({
  method: 'POST',
  path: '/v1/rivals/add/:id',
  access: 'signed-in',
  summary: 'Follow a team.',
  params: Type.Object({ id: PathId }),
  query: ownershipAsked,
  reply: RivalsChanged,
});
export const rivalsRemove = call({
  method: 'DELETE',
  path: '/v1/rivals/remove/:id',
  access: 'signed-in',
  summary: 'Stop following a team.',
  params: Type.Object({ id: PathId }),
  query: ownershipAsked,
  reply: RivalsChanged,
});
export const rivalsSetDefault = call({
  method: 'PUT',
  path: '/v1/rivals/set_default/:id',
  access: 'onboarded',
  summary: 'Choose the view: `rivals`, `elite` or the number of a league.',
  params: Type.Object({ id: PathId }),
  reply: EnvelopeWith({
    id: Type.Union([Type.Enum(['rivals', 'elite']), LeagueIdSchema]),
    rivals_config: RivalsConfig,
    ownership: Ownership,
  }),
});

/** A line per team over the gameweeks of `x`. */
export const RivalSeries = Type.Object({
  x: Type.Array(GameweekSchema),
  lines: Type.Array(
    Type.Object({
      id: TeamIdSchema,
      label: Type.String(),
      mine: Type.Optional(Type.Literal(true)),
      values: Type.Array(Nullable(Type.Number())),
    }),
  ),
});
export type RivalSeries = Static<typeof RivalSeries>;
