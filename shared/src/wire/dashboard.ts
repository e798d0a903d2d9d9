import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { FixtureRow } from './fixtures';
import { ClubIdSchema, FootballerIdSchema, InstantSchema } from './ids';
import { Card, GameweekInfo, PositionSchema } from './pitch';
import { RivalRow } from './rivals';
import { RivalsConfig } from './state';
import { TeamOverview } from './team';

export const StatusWidget = Type.Object({
  gameweek: Nullable(GameweekInfo),
  next_gameweek: Nullable(GameweekInfo),
  is_matchday: Type.Boolean(),
  /** The server's clock, for countdowns. */
  now: InstantSchema,
  /** The official game cannot be reached, in its own words. */
  game_down: Nullable(Type.String()),
  /** Since when the official game's answer is in doubt, and why; the last good state is shown. */
  game_doubt: Nullable(Type.String()),
});
export type StatusWidget = Static<typeof StatusWidget>;

export const RosterRow = Type.Object({
  id: FootballerIdSchema,
  name: Type.String(),
  club_id: ClubIdSchema,
  position: PositionSchema,
  status: Type.Enum(['XI', 'SUB', 'C', 'VC', 'OUT']),
  /** Multiplied; null when not yet played. */
  points: Nullable(Type.Number()),
  /** Chance to play in percent; null where nothing is flagged. */
  chance: Nullable(Type.Integer()),
  playing_now: Type.Boolean(),
});
export const RosterWidget = Type.Object({
  overview: Nullable(TeamOverview),
  groups: Type.Object({
    GKP: Type.Array(RosterRow),
    DEF: Type.Array(RosterRow),
    MID: Type.Array(RosterRow),
    FWD: Type.Array(RosterRow),
    SUBS: Type.Array(RosterRow),
  }),
});
export type RosterWidget = Static<typeof RosterWidget>;

export const RivalsWidget = Type.Object({
  config: RivalsConfig,
  rows: Type.Array(RivalRow),
  /** Whom most of the elite captain, and how many percent of how many teams; absent in replies of earlier servers. */
  elite_captain: Type.Optional(
    Nullable(
      Type.Object({
        id: FootballerIdSchema,
        name: Type.String(),
        share: Type.Number(),
        teams: Type.Integer(),
      }),
    ),
  ),
});
export type RivalsWidget = Static<typeof RivalsWidget>;

export const FixturesWidget = Type.Object({ fixtures: Type.Array(FixtureRow) });
export const FootballersWidget = Type.Object({ footballers: Type.Array(Card) });

export const TransferRow = Type.Object({
  id: FootballerIdSchema,
  name: Type.String(),
  club_id: ClubIdSchema,
  position: PositionSchema,
  balance: Type.Integer(),
  transfers_in: Type.Integer(),
  transfers_out: Type.Integer(),
});
export const TransfersWidget = Type.Object({
  in: Type.Array(TransferRow),
  out: Type.Array(TransferRow),
  nett: Type.Array(TransferRow),
});
export type TransfersWidget = Static<typeof TransfersWidget>;

export const Dashboard = Type.Object({
  status: StatusWidget,
  roster: RosterWidget,
  rivals: RivalsWidget,
  fixtures: FixturesWidget,
  footballers: FootballersWidget,
  transfers: TransfersWidget,
  /** How many footballers each category holds now, by key. */
  categories: Type.Record(Type.String(), Type.Integer()),
});
export type Dashboard = Static<typeof Dashboard>;

export const dashboard = call({
  method: 'GET',
  path: '/v1/dashboard',
  access: 'onboarded',
  summary: 'Everything Home shows, widget by widget.',
  reply: Envelope(Dashboard),
});
