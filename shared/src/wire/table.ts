import Type, { type Static } from 'typebox';
import { FootballerIdSchema } from './ids';
import { Nullable } from './call';

/**
 * Where a list is paged and sorted: the address and the call carry the same words (page definitions 0.5).
 * Values outside the lists are dropped, not refused: they come from addresses people edit.
 */
export const PageInfo = Type.Object({
  page: Type.Integer({ minimum: 1 }),
  pages: Type.Integer({ minimum: 0 }),
  page_size: Type.Integer({ minimum: 1 }),
  total: Type.Integer({ minimum: 0 }),
  order_by: Type.String(),
  order: Type.Enum(['asc', 'desc']),
});
export type PageInfo = Static<typeof PageInfo>;

/** A footballer's next or past match from their side. */
export const OpponentCell = Type.Object({
  opponent_id: Type.String(),
  is_home: Type.Boolean(),
  /** 1 easy to 5 hard. */
  difficulty: Type.Number(),
  result: Type.Optional(Type.String()),
});
export type OpponentCell = Static<typeof OpponentCell>;

/** Who a row of a footballer table is about; never gated. */
export const FootballerIdentity = Type.Object({
  id: FootballerIdSchema,
  name: Type.String(),
  fullname: Type.String(),
  club_id: Type.String(),
  position: Type.String(),
  /** Chance to play the next round in percent; null where nothing is flagged. */
  chance: Nullable(Type.Integer()),
  news: Type.String(),
});
export type FootballerIdentity = Static<typeof FootballerIdentity>;
