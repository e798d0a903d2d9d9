import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { FixtureCell } from './footballerRow';
import { ClubIdSchema, FootballerIdSchema, GameweekSchema, InstantSchema } from './ids';
import { PathId, pathIdLike } from './pathId';
import { PositionSchema } from './pitch';
import { PageInfo } from './table';

/** Who a row is about; absent when the row is locked. */
const footballer = {
  place: Type.Integer(),
  locked: Type.Optional(Type.Literal(true)),
  id: Type.Optional(FootballerIdSchema),
  name: Type.Optional(Type.String()),
  club_id: Type.Optional(ClubIdSchema),
  position: Type.Optional(PositionSchema),
  mine: Type.Optional(Type.Boolean()),
};

export const TransfersList = Type.Object({
  kind: Type.Enum(['in', 'out', 'nett']),
  rows: Type.Array(
    Type.Object({
      ...footballer,
      balance: Type.Optional(Type.Integer()),
      transfers_in: Type.Optional(Type.Integer()),
      transfers_out: Type.Optional(Type.Integer()),
      selected_by: Type.Optional(Type.Number()),
      /** Millions. */
      cost: Type.Optional(Type.Number()),
      cost_change: Type.Optional(Type.Number()),
    }),
  ),
  paging: PageInfo,
});
export type TransfersList = Static<typeof TransfersList>;

export const transfersList = call({
  method: 'GET',
  path: '/v1/transfers/:kind?',
  access: 'onboarded',
  summary: 'Who is bought and sold since the last deadline: `in`, `out`, or `nett`.',
  params: Type.Object({ kind: Type.Optional(pathIdLike('in')) }),
  query: Type.Object({
    page: Type.Optional(Type.String()),
    order_by: Type.Optional(Type.String()),
    order: Type.Optional(Type.String()),
  }),
  reply: Envelope(TransfersList),
});

/** What the numbers of an elite tier were taken from. */
const sample = {
  tier: Type.Integer(),
  gameweek_id: Nullable(GameweekSchema),
  /** Teams whose squads are known; fewer than the tier while they are being read. */
  teams: Type.Integer(),
  sampled_at: Nullable(InstantSchema),
};

export const TopTeams = Type.Object({
  ...sample,
  rows: Type.Array(
    Type.Object({
      ...footballer,
      /** Shares of the tier in percent. */
      selected: Type.Optional(Type.Number()),
      lineup: Type.Optional(Type.Number()),
      captained: Type.Optional(Type.Number()),
      vice_captained: Type.Optional(Type.Number()),
      bench: Type.Optional(Type.Number()),
      /** Percent of all managers. */
      overall: Type.Optional(Type.Number()),
      /** selected − overall. */
      edge: Type.Optional(Type.Number()),
      /** Effective ownership: mean multiplier × 100. */
      effective: Type.Optional(Type.Number()),
    }),
  ),
});
export type TopTeams = Static<typeof TopTeams>;

export const TopTransfers = Type.Object({
  ...sample,
  rows: Type.Array(
    Type.Object({
      ...footballer,
      /** Shares of the tier in percent. */
      in: Type.Optional(Type.Number()),
      out: Type.Optional(Type.Number()),
      nett: Type.Optional(Type.Number()),
      cost: Type.Optional(Type.Number()),
      next: Type.Optional(Type.Array(FixtureCell)),
    }),
  ),
});
export type TopTransfers = Static<typeof TopTransfers>;

const params = Type.Object({ n: Type.Optional(PathId) });
export const footballersTopTeams = call({
  method: 'GET',
  path: '/v1/footballers/top_teams/:n?',
  access: 'onboarded',
  summary: 'Whom the best 100, 250, 500 or 1000 teams own.',
  params,
  reply: Envelope(TopTeams),
});
export const footballersTopTransfers = call({
  method: 'GET',
  path: '/v1/footballers/top_transfers/:n?',
  access: 'onboarded',
  summary: 'Whom the best 100, 250, 500 or 1000 teams bought and sold for this gameweek.',
  params,
  reply: Envelope(TopTransfers),
});
