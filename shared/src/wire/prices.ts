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

/** How often the game's forecasts of this season were right, over the nights that were watched. */
export const PriceRecord = Type.Object({
  /** Nights judged. */
  nights: Type.Integer(),
  /** Nights since the first one of which the last forecast or the new prices were not read in time. */
  unwatched: Type.Integer(),
  /** Announced changes: `right` and `wrong` together. */
  expected: Type.Integer(),
  right: Type.Integer(),
  wrong: Type.Integer(),
  /** Changes that were not announced. */
  missed: Type.Integer(),
});
export type PriceRecord = Static<typeof PriceRecord>;

/** A price that changed. */
export const PriceChange = Type.Object({
  id: FootballerIdSchema,
  name: Type.String(),
  club_id: ClubIdSchema,
  position: PositionSchema,
  mine: Type.Boolean(),
  /** Millions. */
  from: Type.Number(),
  to: Type.Number(),
  /** The time of the change where the game names it, else when it was first seen. */
  at: InstantSchema,
  /** The last forecast before it announced it; null where that is not known. */
  announced: Nullable(Type.Boolean()),
});
export type PriceChange = Static<typeof PriceChange>;

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
  /** Newest first, at most 50. */
  changes: Type.Array(PriceChange),
  /** Null where the season's game forecasts nothing, or no night was judged yet. */
  record: Nullable(PriceRecord),
  /** What the own squad sells for, millions, without the bank; null without a squad. */
  own_value: Nullable(
    Type.Object({
      now: Type.Number(),
      /** Price after the next announced change; null where the game announces none. */
      next: Nullable(Type.Number()),
    }),
  ),
});
export type PriceList = Static<typeof PriceList>;

export const prices = call({
  method: 'GET',
  path: '/v1/prices',
  access: 'onboarded',
  summary:
    "Whose price rises or falls next, by the game's own forecast or by net transfers; past changes, and how right it was.",
  reply: Envelope(PriceList),
});
