import Type, { type Static } from 'typebox';
import { expectedKinds } from '../domain/expectedPoints';
import { gameweekStates } from '../domain/gameweekState';
import { roles } from '../domain/roles';
import { Nullable } from './call';
import {
  ClubIdSchema,
  FootballerIdSchema,
  GameweekSchema,
  InstantSchema,
  LeagueIdSchema,
  TeamIdSchema,
} from './ids';

/** Specification section 3, "Fantasy state", "Auth user" and "Content settings", as they travel. */

export const RoleSchema = Type.Enum([...roles]);

export const AuthUser = Type.Object({
  id: Type.String(),
  role: RoleSchema,
  username: Type.String(),
  email: Type.String(),
  birthday: Nullable(Type.String()),
  banned: Type.Boolean(),
  onboarded: Type.Boolean(),
  email_confirmed: Type.Boolean(),
  deletion_schedule: Nullable(InstantSchema),
  created_at: InstantSchema,
  seasonpass_at: Nullable(InstantSchema),
  /** Feature flags that are on for this reader. Absent in a page that was kept offline before there were any. */
  flags: Type.Optional(Type.Array(Type.String())),
  pass: Type.Boolean(),
  /** The team of an earlier season that the new one unlinked, until another is linked. Name null: not known. */
  unlinked: Type.Optional(Type.Object({ season: Type.String(), team: Nullable(Type.String()) })),
});
export type AuthUser = Static<typeof AuthUser>;

export const Kit = Type.Object({
  kit_shirt_base: Type.String(),
  kit_shirt_secondary: Type.String(),
  kit_shirt_sleeves: Type.String(),
  kit_shirt_type: Type.Enum(['plain', 'stripes', 'hoops']),
});
export type Kit = Static<typeof Kit>;

export const RivalsConfig = Type.Object({
  /** `rivals`, `elite`, or the number of a classic league. */
  id: Type.Union([Type.Enum(['rivals', 'elite']), LeagueIdSchema]),
  type: Type.Enum(['rivals', 'elite', 'league']),
  label: Type.String(),
});
export type RivalsConfig = Static<typeof RivalsConfig>;

/** How many of the teams in the current view own a footballer. */
export const OwnershipCount = Type.Object({
  count: Type.Integer(),
  total: Type.Integer(),
  /** 0 to 100. */
  count_share: Type.Number(),
});
export type OwnershipCount = Static<typeof OwnershipCount>;

/** Ownership in the current view, keyed by footballer id. */
export const Ownership = Type.Record(Type.String(), OwnershipCount);
export type Ownership = Static<typeof Ownership>;

const Strength = Type.Object({ home: Type.Number(), away: Type.Number(), overall: Type.Number() });
export const ClubState = Type.Object({
  id: ClubIdSchema,
  name: Type.String(),
  /** The game's number of the club, the same in every season: kits and crests are found by it. Absent where it is not told. */
  code: Type.Optional(Nullable(Type.Integer())),
  strength: Type.Integer(),
  attack: Strength,
  defence: Strength,
  overall: Strength,
});
export type ClubState = Static<typeof ClubState>;

/** Section 0.3 of the page definitions. */
export const GameweekStateSchema = Type.Enum([...gameweekStates]);

export const FantasyState = Type.Object({
  pass: Type.Boolean(),
  season: Type.String(),
  matchday: Type.Object({ id: Type.String(), is_matchday: Type.Boolean() }),
  team: Nullable(
    Type.Object({
      id: TeamIdSchema,
      name: Type.String(),
      fullname: Nullable(Type.String()),
      kit: Nullable(Kit),
    }),
  ),
  team_gameweek: Nullable(GameweekSchema),
  team_phase: Nullable(Type.Object({ phase_id: Type.Integer() })),
  /** Absent after the last gameweek. */
  next_gameweek: Nullable(Type.Object({ id: GameweekSchema })),
  watchlist: Type.Array(FootballerIdSchema),
  phase: Nullable(Type.Integer()),
  /** The gameweek whose deadline passed last; null before the first deadline of a season. */
  gameweek: Nullable(
    Type.Object({ id: GameweekSchema, finished: Type.Boolean(), state: GameweekStateSchema }),
  ),
  gameweek_id: Nullable(GameweekSchema),
  rivals: Type.Array(TeamIdSchema),
  rivals_view: Type.Union([Type.Enum(['rivals', 'elite']), LeagueIdSchema]),
  ownership: Ownership,
  rivals_config: RivalsConfig,
  /** Whose expected points of the next gameweek the account reads; absent is `official`. */
  expected_points: Type.Optional(Type.Enum([...expectedKinds])),
  /** Own picks of the current gameweek, keyed by footballer id. */
  picks: Type.Record(
    Type.String(),
    Type.Object({ status: Type.Object({ short: Type.String(), detailed: Type.String() }) }),
  ),
  classic_leagues: Type.Array(
    Type.Object({
      id: LeagueIdSchema,
      name: Type.String(),
      /** The same league as an option of a choice. Absent in a state that was kept before it had any. */
      value: Type.Optional(LeagueIdSchema),
      label: Type.Optional(Type.String()),
    }),
  ),
  clubs: Type.Array(ClubState),
  /** Whether the clubs' strengths are the game's own, or computed from results because the game sends none. */
  strengths_from: Type.Optional(Type.Enum(['game', 'results'])),
  /** The game's own labels of point categories and positions that we have no word for. */
  words: Type.Optional(
    Type.Object({
      categories: Type.Record(Type.String(), Type.String()),
      positions: Type.Record(Type.String(), Type.String()),
    }),
  ),
  club_kpis: Type.Object({ strength_spread: Type.Number() }),
  benchmarks: Type.Object({
    footballer_transfers_balance_event_pos: Type.Number(),
    footballer_transfers_balance_event_neg: Type.Number(),
  }),
  leagues_preview: Type.Array(Type.Object({ id: LeagueIdSchema, name: Type.String() })),
  /** Deadlines keyed by gameweek number. */
  deadlines: Type.Record(Type.String(), InstantSchema),
  /** The server's clock when the state was made: countdowns use it, not the device's. */
  now: InstantSchema,
});
export type FantasyState = Static<typeof FantasyState>;

/** Any part of the fantasy state: what a reply carries under `state`. `user` rides along when it changed. */
export const StatePatch = Type.Partial(Type.Object({ ...FantasyState.properties, user: AuthUser }));
export type StatePatch = Static<typeof StatePatch>;

/** Addresses outside of the app, from configuration; null where there is none. */
const OutLinks = Type.Object({
  chat: Nullable(Type.String()),
  /** A page about betting, for adults, that /betting links to. */
  betting: Nullable(Type.String()),
  /** An email address for questions. */
  contact: Nullable(Type.String()),
});
export type OutLinks = Static<typeof OutLinks>;

export const ContentSettings = Type.Object({
  season_pass: Type.Object({
    price: Type.String(),
    currency: Type.String(),
    season: Type.String(),
    sales_open: Type.Boolean(),
  }),
  footballer_categories: Type.Array(Type.Object({ key: Type.String(), label: Type.String() })),
  show_gameweek_starts: Type.Boolean(),
  show_kits_instead_of_images: Type.Boolean(),
  /** Home kits of the season's clubs, keyed by club code. */
  kits: Type.Record(Type.String(), Kit),
  club_logos_path: Nullable(Type.String()),
  club_kits_path: Nullable(Type.String()),
  demo: Type.Boolean(),
  /** In demo mode: teams that can be linked, because users cannot know the ids of invented ones. */
  demo_teams: Type.Optional(Type.Array(Type.Object({ id: TeamIdSchema, name: Type.String() }))),
  /** Always sent; absent in what a browser kept of an older server. */
  links: Type.Optional(OutLinks),
});
export type ContentSettings = Static<typeof ContentSettings>;
