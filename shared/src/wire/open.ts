import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { TeamIdSchema } from './ids';
import { EstimatedRank, liveRankStatuses } from './live';
import { GameweekInfo } from './pitch';
import { Kit } from './state';

/** A footballer of a squad that anybody may look at. */
export const OpenPick = Type.Object({
  name: Type.String(),
  /** With the captain's multiplier; null before their first match. */
  points: Nullable(Type.Number()),
  multiplier: Type.Integer(),
  kit: Kit,
});
export type OpenPick = Static<typeof OpenPick>;

/** What the official game shows of a team to everybody, with live points. No name of a person. */
export const OpenTeam = Type.Object({
  id: TeamIdSchema,
  team: Type.String(),
  /** Null before the first deadline of the season. */
  gameweek: Nullable(GameweekInfo),
  /** Of the gameweek, hits taken off; null without a squad in it. */
  points: Nullable(Type.Number()),
  /** Of the season, this gameweek included. */
  total: Nullable(Type.Number()),
  rank: Nullable(EstimatedRank),
  rank_status: Type.Enum([...liveRankStatuses]),
  chip: Nullable(Type.String()),
  /** From the goalkeeper on, automatic substitutions made. */
  lines: Type.Array(Type.Array(OpenPick)),
  bench: Type.Array(OpenPick),
  substitutions: Type.Array(Type.Object({ in: Type.String(), out: Type.String() })),
  /** The last gameweeks before this one, newest first. */
  gameweeks: Type.Array(
    Type.Object({
      gameweek: Type.Integer(),
      points: Type.Number(),
      total: Type.Number(),
      rank: Nullable(Type.Integer()),
    }),
  ),
});
export type OpenTeam = Static<typeof OpenTeam>;

export const openTeam = call({
  method: 'GET',
  path: '/v1/open/team/:id',
  access: 'visitor',
  summary: 'Any team in the current gameweek, for who has no account.',
  params: Type.Object({ id: Type.String({ maxLength: 12 }) }),
  reply: Envelope(OpenTeam),
});

/** What the first page for a visitor shows of the running app. */
export const OpenStart = Type.Object({
  /** Whether teams and managers are invented. */
  demo: Type.Boolean(),
  /** In demo mode: examples of teams, because visitors cannot know the ids of invented ones. */
  demo_teams: Type.Array(Type.Object({ id: TeamIdSchema, name: Type.String() })),
  gameweek: Nullable(GameweekInfo),
  /** The best legal eleven of the current gameweek; empty lines before anybody has played. */
  best: Type.Object({ points: Type.Number(), lines: Type.Array(Type.Array(OpenPick)) }),
});
export type OpenStart = Static<typeof OpenStart>;

export const openStart = call({
  method: 'GET',
  path: '/v1/open/start',
  access: 'visitor',
  summary: 'The gameweek and its best eleven, for the first page of who has no account.',
  reply: Envelope(OpenStart),
});
