import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { ClubIdSchema, FootballerIdSchema, GameweekSchema } from './ids';
import { PathId } from './pathId';
import { GameweekInfo } from './pitch';

export const GameweekSummary = Type.Object({
  ...GameweekInfo.properties,
  average_points: Nullable(Type.Number()),
  highest_points: Nullable(Type.Number()),
  fixtures: Type.Integer(),
  doubles: Type.Array(ClubIdSchema),
  blanks: Type.Array(ClubIdSchema),
});
export type GameweekSummary = Static<typeof GameweekSummary>;

export const GameweeksIndex = Type.Object({
  current: Nullable(GameweekSchema),
  next: Nullable(GameweekSchema),
  gameweeks: Type.Array(GameweekSummary),
});
export type GameweeksIndex = Static<typeof GameweeksIndex>;

const Named = Nullable(
  Type.Object({ id: FootballerIdSchema, name: Type.String(), points: Nullable(Type.Number()) }),
);
export const GameweekOverview = Type.Object({
  gameweek: GameweekSummary,
  previous: Nullable(GameweekSchema),
  next: Nullable(GameweekSchema),
  transfers_made: Nullable(Type.Integer()),
  /** How often each chip was played, by code. */
  chips_played: Type.Record(Type.String(), Type.Integer()),
  most_selected: Named,
  most_captained: Named,
  most_vice_captained: Named,
  most_transferred_in: Named,
  top_footballer: Named,
});
export type GameweekOverview = Static<typeof GameweekOverview>;

export const gameweeksIndex = call({
  method: 'GET',
  path: '/v1/gameweeks/:kind',
  access: 'onboarded',
  summary: 'All gameweeks with state, deadline, doubles and blanks. `index` or `season`.',
  params: Type.Object({ kind: PathId }),
  reply: Envelope(GameweeksIndex),
});
export const gameweekOverview = call({
  method: 'GET',
  path: '/v1/gameweek/:id/overview',
  access: 'onboarded',
  summary: 'One gameweek: state, average and highest score, chips played, most picked footballers.',
  params: Type.Object({ id: PathId }),
  reply: Envelope(GameweekOverview),
});
