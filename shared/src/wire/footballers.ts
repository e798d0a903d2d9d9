import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { FootballerRow, FootballerViewSchema } from './footballerRow';
import { GameweekSchema } from './ids';
import { PathId } from './pathId';
import { Card } from './pitch';
import { PageInfo } from './table';

/** Filters of a footballer list, as they travel in the address. What is not understood is dropped. */
export const FootballersQuery = Type.Object({
  page: Type.Optional(Type.String()),
  /** A column's key: name club position total_points gw_points cost selected_by form rivals … */
  order_by: Type.Optional(Type.String()),
  order: Type.Optional(Type.String()),
  /** Part of a name; accents do not matter. */
  q: Type.Optional(Type.String()),
  /** Codes separated by commas: `DEF,MID`. */
  pos: Type.Optional(Type.String()),
  /** Codes separated by commas: `ars,che`. */
  club: Type.Optional(Type.String()),
  /** Millions. */
  cost_min: Type.Optional(Type.String()),
  cost_max: Type.Optional(Type.String()),
  /** Key of a badge. */
  badge: Type.Optional(Type.String()),
  /** `true`: only the watchlist. */
  watchlist: Type.Optional(Type.String()),
  /** `true` leaves out footballers who are injured, suspended or away. */
  hide_injured: Type.Optional(Type.String()),
  /** `true`: without the own squad. */
  hide_mine: Type.Optional(Type.String()),
  /** `ours`: the predictions list has our own expected points in place of the game's. */
  ep: Type.Optional(Type.String()),
});

export const FootballersIndex = Type.Object({
  view: FootballerViewSchema,
  gameweek_id: Nullable(GameweekSchema),
  rows: Type.Array(FootballerRow),
  paging: PageInfo,
  /** Gameweeks of `our_ep`, where it was asked for. */
  projected: Type.Optional(Type.Array(GameweekSchema)),
});
export type FootballersIndex = Static<typeof FootballersIndex>;

const Slider = Type.Object({ key: Type.String(), label: Type.String(), footballers: Type.Array(Card) });
export const FootballersSuggested = Type.Object({
  /** One slider per position asked for. */
  positions: Type.Array(Slider),
  /** One slider per badge that anyone carries; only with `all`. */
  categories: Type.Array(Slider),
});
export type FootballersSuggested = Static<typeof FootballersSuggested>;

export const footballersIndex = call({
  method: 'GET',
  path: '/v1/footballers/index/:kind',
  access: 'onboarded',
  summary: 'A page of footballers in one of the seven views, filtered and sorted.',
  params: Type.Object({ kind: PathId }),
  query: FootballersQuery,
  reply: Envelope(FootballersIndex),
});
export const footballersSuggested = call({
  method: 'GET',
  path: '/v1/footballers/suggested/:x?',
  access: 'onboarded',
  summary: 'Footballers worth a look, by position and by badge. `all` or a position.',
  params: Type.Object({ x: Type.Optional(PathId) }),
  reply: Envelope(FootballersSuggested),
});
