import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Chance, ChancesState, chancesToBeat } from './chance';
import { Envelope } from './envelope';
import { TeamIdSchema } from './ids';
import { PathId } from './pathId';
import { GameweekInfo } from './pitch';
import { viewHead } from './rivals';

/** My chance against one team, by net points of the gameweek: hits are taken off. */
export const RivalChance = Type.Object({
  id: TeamIdSchema,
  /** Told with a season pass only. */
  locked: Type.Optional(Type.Literal(true)),
  ...chancesToBeat,
});
export type RivalChance = Static<typeof RivalChance>;

/** Places in the gameweek, 1 the best, among the teams whose squad is known. */
export const ChanceOfPlaces = Type.Object({
  /** Number of teams, mine included. */
  teams: Type.Integer(),
  /** Chance that no other team has more points than the reader's. */
  first: Chance,
  expected: Type.Number(),
  /** From the tenth to the ninetieth of a hundred. */
  low: Type.Integer(),
  high: Type.Integer(),
});

export const RivalsChances = Type.Object({
  ...viewHead,
  gameweek: Nullable(GameweekInfo),
  /** Once it is `final`, the result is told as chances of 0 and 1. */
  state: ChancesState,
  /** Null without a squad of mine, or without others. */
  places: Nullable(ChanceOfPlaces),
  /** The other teams by live total; none before a squad of mine is known. */
  rows: Type.Array(RivalChance),
});
export type RivalsChances = Static<typeof RivalsChances>;

export const rivalsChances = call({
  method: 'GET',
  path: '/v1/rivals/chances/:scope/:id?',
  access: 'onboarded',
  summary:
    'The chance to beat each team of a view in the current gameweek: scope rivals, elite, league with its number as id, or stored: the view that is chosen.',
  params: Type.Object({ scope: PathId, id: Type.Optional(PathId) }),
  reply: Envelope(RivalsChances),
});
