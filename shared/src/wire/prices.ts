import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { ClubIdSchema, FootballerIdSchema, InstantSchema } from './ids';
import { PositionSchema } from './pitch';

/** The game's own forecast of one footballer's price. */
export const PriceForecast = Type.Object({
  /** Progress to the next change: a rise at 100, a fall at -100. */
  percent: Type.Number(),
  /** Percent an hour. */
  hourly_rate: Nullable(Type.Number()),
  /** At each of the next changes, the soonest first. */
  nights: Type.Array(Type.Object({ percent: Type.Number(), likelihood: Type.Number() })),
  locked_until: Nullable(InstantSchema),
  /** The game is still finding the threshold. */
  is_calibrating: Type.Boolean(),
});
export type PriceForecast = Static<typeof PriceForecast>;

/** Who a row is about is absent when the row is locked. */
export const PriceRow = Type.Object({
  place: Type.Integer(),
  locked: Type.Optional(Type.Literal(true)),
  id: Type.Optional(FootballerIdSchema),
  name: Type.Optional(Type.String()),
  club_id: Type.Optional(ClubIdSchema),
  position: Type.Optional(PositionSchema),
  mine: Type.Optional(Type.Boolean()),
  watched: Type.Optional(Type.Boolean()),
  /** Millions: now, and changed in this gameweek and this season. */
  cost: Type.Optional(Type.Number()),
  cost_change: Type.Optional(Type.Number()),
  cost_change_start: Type.Optional(Type.Number()),
  selected_by: Type.Optional(Type.Number()),
  /** Bought minus sold in this gameweek. */
  balance: Type.Optional(Type.Integer()),
  forecast: Type.Optional(PriceForecast),
});
export type PriceRow = Static<typeof PriceRow>;

export const PriceList = Type.Object({
  /** `transfers`: the season's game forecasts nothing, and the lists go by net transfers, which promise nothing. */
  from: Type.Enum(['forecast', 'transfers']),
  /** When prices change next; null where the game does not say. */
  next_change: Nullable(InstantSchema),
  /** Most likely first. */
  risers: Type.Array(PriceRow),
  fallers: Type.Array(PriceRow),
  /** The own squad and the watchlist, risers first. */
  own: Type.Array(PriceRow),
});
export type PriceList = Static<typeof PriceList>;

export const prices = call({
  method: 'GET',
  path: '/v1/prices',
  access: 'onboarded',
  summary: "Whose price rises or falls next: the game's own forecast, or net transfers where it has none.",
  reply: Envelope(PriceList),
});
