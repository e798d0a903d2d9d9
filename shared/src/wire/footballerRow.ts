import Type, { type Static } from 'typebox';
import { Nullable } from './call';
import { ClubIdSchema, FixtureIdSchema, GameweekSchema, InstantSchema } from './ids';
import { PositionSchema } from './pitch';
import { OwnershipCount } from './state';
import { FootballerIdentity } from './table';

/** The seven views of a table of footballers (page definitions 6.5). */
export const footballerViews = [
  'default',
  'total_points',
  'gameweek_points',
  'fixtures_points',
  'gameweek_transfers',
  'predictions',
  'season_ticker',
] as const;
export const FootballerViewSchema = Type.Enum([...footballerViews]);
export type FootballerView = Static<typeof FootballerViewSchema>;

/** One fixture of the footballer's club, with the footballer's figures. */
export const FixtureCell = Type.Object({
  fixture_id: FixtureIdSchema,
  gameweek_id: Nullable(GameweekSchema),
  opponent_id: ClubIdSchema,
  is_home: Type.Boolean(),
  difficulty: Type.Number(),
  kickoff: Nullable(InstantSchema),
  /** `2-1` from the club's side; absent before full time. */
  result: Type.Optional(Type.String()),
  /** Null when the fixture has not started. */
  points: Type.Optional(Nullable(Type.Number())),
  minutes: Type.Optional(Nullable(Type.Integer())),
});
export type FixtureCell = Static<typeof FixtureCell>;

/**
 * A row of any footballer table. Identity fields are always present; other fields depend on the view, and a gated value is
 * left out with `locked: true`.
 *
 * default: rivals selected_by cost form* gw_points total_points badges;
 * total_points: total_points* per_match* categories*; gameweek_points: total_points* gameweeks*;
 * fixtures_points: fixtures*; gameweek_transfers: balance* transfers_in* transfers_out* selected_by cost
 * cost_change*; predictions: status ep_this* ep_next* form* next*; season_ticker: ticker* mean_difficulty*.
 * An asterisk marks what is gated.
 */
export const FootballerRow = Type.Object({
  ...FootballerIdentity.properties,
  club_id: ClubIdSchema,
  position: PositionSchema,
  /** In the reader's own squad. */
  mine: Type.Boolean(),
  watched: Type.Boolean(),
  locked: Type.Optional(Type.Literal(true)),
  /** `a` available, `d` doubtful, `i` injured, `s` suspended, `u` unavailable, `n` not eligible. */
  status: Type.String(),
  badges: Type.Array(Type.String()),
  rivals: Type.Optional(OwnershipCount),
  selected_by: Type.Optional(Type.Number()),
  /** Millions. */
  cost: Type.Optional(Type.Number()),
  form: Type.Optional(Type.Number()),
  /** Our own expected points by gameweek, with `ep=ours`; then minutes and chances of the next gameweek. */
  our_ep: Type.Optional(Type.Array(Type.Number())),
  our_sum: Type.Optional(Type.Number()),
  our_minutes: Type.Optional(Type.Number()),
  our_return: Type.Optional(Type.Number()),
  our_ten: Type.Optional(Type.Number()),
  /** Null when not yet played. */
  gw_points: Type.Optional(Nullable(Type.Number())),
  total_points: Type.Optional(Type.Number()),
  per_match: Type.Optional(Type.Number()),
  /** Points and counts of the season by category. */
  categories: Type.Optional(
    Type.Record(Type.String(), Type.Object({ points: Type.Number(), count: Type.Number() })),
  ),
  /** Newest first; null when the club had no fixture or has not played yet. */
  gameweeks: Type.Optional(
    Type.Array(Type.Object({ gameweek_id: GameweekSchema, points: Nullable(Type.Number()) })),
  ),
  /** His club's last six fixtures, newest first. */
  fixtures: Type.Optional(Type.Array(FixtureCell)),
  balance: Type.Optional(Type.Integer()),
  transfers_in: Type.Optional(Type.Integer()),
  transfers_out: Type.Optional(Type.Integer()),
  /** Millions, this gameweek. */
  cost_change: Type.Optional(Type.Number()),
  ep_this: Type.Optional(Nullable(Type.Number())),
  ep_next: Type.Optional(Nullable(Type.Number())),
  /** The next three fixtures. */
  next: Type.Optional(Type.Array(FixtureCell)),
  /** Fixtures by gameweek, the next six gameweeks; an empty list is a blank, what is not known is not there. */
  ticker: Type.Optional(Type.Record(Type.String(), Type.Array(FixtureCell))),
  /** Over the ticker's range; a double counts twice, a blank as 5.5. */
  mean_difficulty: Type.Optional(Nullable(Type.Number())),
});
export type FootballerRow = Static<typeof FootballerRow>;
