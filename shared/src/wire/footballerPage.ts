import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { FixtureCell } from './footballerRow';
import {
  ClubIdSchema,
  FixtureIdSchema,
  FootballerIdSchema,
  GameweekSchema,
  InstantSchema,
  TeamIdSchema,
} from './ids';
import { PathId } from './pathId';
import { FootballerImages, PositionSchema, SetPieces } from './pitch';
import { ProjectionRow } from './projection';
import { OwnershipCount, RivalsConfig } from './state';

/** One footballer and their pages (page definitions 9.2). Every page has the head. */

const RealPosition = Type.Object({ code: Type.String(), short: Type.String() });

export const FootballerHead = Type.Object({
  id: FootballerIdSchema,
  name: Type.String(),
  fullname: Type.String(),
  club_id: ClubIdSchema,
  position: PositionSchema,
  /** Real position; null when the source has none. */
  position_real: Nullable(RealPosition),
  /** `a` available, `d` doubtful, `i` injured, `s` suspended, `u` unavailable, `n` not eligible. */
  status: Type.String(),
  /** Chance to play the next round in percent; null where nothing is flagged. */
  chance: Nullable(Type.Integer()),
  news: Type.String(),
  /** Millions. */
  cost: Type.Number(),
  /** Percent of all managers. */
  selected_by: Type.Number(),
  badges: Type.Array(Type.String()),
  /** Always sent; absent from an older server. */
  images: Type.Optional(FootballerImages),
  mine: Type.Boolean(),
  watched: Type.Boolean(),
  rivals: OwnershipCount,
  /** The next five fixtures of the club. */
  next: Type.Array(FixtureCell),
});
export type FootballerHead = Static<typeof FootballerHead>;

const head = FootballerHead;
/** Role of the footballer in a team: `XI`, `SUB`, `C`, `VC`, `OUT`. */
const PickShort = Type.Enum(['XI', 'SUB', 'C', 'VC', 'OUT']);
const Owner = Type.Object({ id: TeamIdSchema, name: Type.String(), status: PickShort });

export const FootballerDefault = Type.Object({
  head,
  /** The last ten, oldest first; null without a fixture, or when none has started. */
  gameweeks: Type.Array(Type.Object({ gameweek_id: GameweekSchema, points: Nullable(Type.Number()) })),
  kpis: Type.Object({
    total_points: Type.Number(),
    per_match: Type.Number(),
    minutes: Type.Integer(),
    /** Some gated value was left out. */
    locked: Type.Optional(Type.Literal(true)),
    form: Type.Optional(Type.Number()),
    ep_next: Type.Optional(Nullable(Type.Number())),
  }),
  config: RivalsConfig,
  /** Teams of the view that own the footballer; of the elite only with a pass. */
  owners: Type.Array(Owner),
  owners_locked: Type.Optional(Type.Literal(true)),
});
export type FootballerDefault = Static<typeof FootballerDefault>;

export const FootballerDetails = Type.Object({
  head,
  squad_number: Nullable(Type.Integer()),
  badges: Type.Array(Type.Object({ key: Type.String(), label: Type.String(), text: Type.String() })),
  /** Time of the news; null without news. */
  news_at: Nullable(InstantSchema),
  /** Millions, at the start of the season. */
  cost_start: Type.Number(),
  dreamteam_count: Type.Integer(),
  in_dreamteam: Type.Boolean(),
  starts: Type.Integer(),
  locked: Type.Optional(Type.Literal(true)),
  /** Gated as `set_pieces`. */
  set_pieces: Type.Optional(SetPieces),
});
export type FootballerDetails = Static<typeof FootballerDetails>;

export const FootballerFixtures = Type.Object({
  head,
  /** All fixtures of the footballer's season: played ones, and those of the club to come. */
  fixtures: Type.Array(FixtureCell),
});
export type FootballerFixtures = Static<typeof FootballerFixtures>;

export const FootballerGameweeks = Type.Object({
  head,
  /** One row per fixture that has started, newest first. */
  rows: Type.Array(
    Type.Object({
      fixture_id: FixtureIdSchema,
      gameweek_id: GameweekSchema,
      opponent_id: ClubIdSchema,
      is_home: Type.Boolean(),
      result: Type.Optional(Type.String()),
      minutes: Type.Integer(),
      started: Type.Boolean(),
      /** Counts by category. */
      counts: Type.Record(Type.String(), Type.Number()),
      bps: Type.Integer(),
      points: Type.Number(),
      bonus_provisional: Type.Boolean(),
      /** Millions; null where the source does not tell. */
      cost: Nullable(Type.Number()),
      /** Owners among all managers; null when the source has no such number. */
      selected: Nullable(Type.Integer()),
    }),
  ),
});
export type FootballerGameweeks = Static<typeof FootballerGameweeks>;

export const FootballerNews = Type.Object({
  head,
  /** Newest first. The game keeps the latest note only. */
  items: Type.Array(
    Type.Object({ at: Nullable(InstantSchema), text: Type.String(), chance: Nullable(Type.Integer()) }),
  ),
});
export type FootballerNews = Static<typeof FootballerNews>;

export const FootballerPoints = Type.Object({
  head,
  points: Type.Object({
    /** His own, unmultiplied. */
    nominal: Type.Number(),
    /** Multiplied points for the manager's team; null when the footballer was never in it. */
    total: Nullable(Type.Number()),
  }),
  /** In the specification's order of categories. */
  rows: Type.Array(
    Type.Object({
      category: Type.String(),
      label: Type.String(),
      count: Type.Number(),
      points: Type.Number(),
    }),
  ),
});
export type FootballerPoints = Static<typeof FootballerPoints>;

export const FootballerPredictions = Type.Object({
  head,
  /** The whole page is for pass holders. */
  locked: Type.Optional(Type.Literal(true)),
  ep_this: Type.Optional(Nullable(Type.Number())),
  ep_next: Type.Optional(Nullable(Type.Number())),
  /** Our own expected points of the coming gameweeks. */
  ours: Type.Optional(
    Type.Object({
      gameweeks: Type.Array(GameweekSchema),
      ...Type.Omit(ProjectionRow, ['id', 'locked']).properties,
    }),
  ),
  /** Oldest first, the next gameweek last. The game has expected points of this and the next gameweek only. */
  rows: Type.Optional(
    Type.Array(
      Type.Object({
        gameweek_id: GameweekSchema,
        expected: Nullable(Type.Number()),
        actual: Nullable(Type.Number()),
      }),
    ),
  ),
});
export type FootballerPredictions = Static<typeof FootballerPredictions>;

export const FootballerRivals = Type.Object({
  head,
  config: RivalsConfig,
  ownership: OwnershipCount,
  /** The owners, by the points they got. */
  rows: Type.Array(
    Type.Object({
      ...Owner.properties,
      /**
       * First gameweek of the time without a break that he has been in the team; null where the squads before
       * are not known: of the elite we read this gameweek's and the one before.
       */
      since: Nullable(GameweekSchema),
      /** Multiplied points for the team since then, as far back as its squads are known. */
      points_gained: Type.Number(),
    }),
  ),
});
export type FootballerRivals = Static<typeof FootballerRivals>;

export const FootballerSeasons = Type.Object({
  head,
  /** False when the upstream request failed: only the running season is included. */
  complete: Type.Boolean(),
  /** Newest first. */
  rows: Type.Array(
    Type.Object({
      season: Type.String(),
      /** Null for past seasons, of which the game does not tell it. */
      club_id: Nullable(ClubIdSchema),
      /** Millions. */
      cost_start: Type.Number(),
      cost_end: Type.Number(),
      minutes: Type.Integer(),
      goals_scored: Type.Integer(),
      assists: Type.Integer(),
      clean_sheets: Type.Integer(),
      points: Type.Number(),
    }),
  ),
});
export type FootballerSeasons = Static<typeof FootballerSeasons>;

export const FootballerStats = Type.Object({
  head,
  minutes: Type.Integer(),
  /** Fewest minutes for per-90 figures: below them both lists are empty. */
  minutes_needed: Type.Integer(),
  /** Number of footballers of the position in the comparison. */
  compared: Type.Integer(),
  /** Six axes as percentiles within the position, 0 to 100. */
  radar: Type.Array(Type.Object({ key: Type.String(), percentile: Type.Integer() })),
  per_90: Type.Array(Type.Object({ key: Type.String(), total: Type.Number(), per_90: Type.Number() })),
});
export type FootballerStats = Static<typeof FootballerStats>;

export const FootballerTransfers = Type.Object({
  head,
  /** False when the upstream request failed: the rows are missing. */
  complete: Type.Boolean(),
  /** By gameweek, oldest first. */
  rows: Type.Array(
    Type.Object({
      gameweek_id: GameweekSchema,
      /** Millions. */
      cost: Type.Number(),
      /** Owners among all managers. */
      selected: Type.Integer(),
      transfers_in: Type.Integer(),
      transfers_out: Type.Integer(),
    }),
  ),
  /** Since the last deadline; gated as `transfers`. */
  now: Type.Object({
    locked: Type.Optional(Type.Literal(true)),
    balance: Type.Optional(Type.Integer()),
    transfers_in: Type.Optional(Type.Integer()),
    transfers_out: Type.Optional(Type.Integer()),
  }),
});
export type FootballerTransfers = Static<typeof FootballerTransfers>;

const params = Type.Object({ id: PathId });
const access = 'onboarded';

export const footballerDefault = call({
  method: 'GET',
  path: '/v1/footballer/:id/default',
  access,
  summary: 'One footballer: key figures, points of the last gameweeks, who of the view owns him.',
  params,
  reply: Envelope(FootballerDefault),
});
export const footballerDetails = call({
  method: 'GET',
  path: '/v1/footballer/:id/details',
  access,
  summary: 'Facts about a footballer: set pieces, badges with their rules, dates.',
  params,
  reply: Envelope(FootballerDetails),
});
export const footballerFixtures = call({
  method: 'GET',
  path: '/v1/footballer/:id/fixtures',
  access,
  summary: 'All fixtures of a footballer with difficulty, result and his points.',
  params,
  reply: Envelope(FootballerFixtures),
});
export const footballerGameweeks = call({
  method: 'GET',
  path: '/v1/footballer/:id/gameweeks',
  access,
  summary: 'What a footballer did, fixture by fixture.',
  params,
  reply: Envelope(FootballerGameweeks),
});
export const footballerNews = call({
  method: 'GET',
  path: '/v1/footballer/:id/news',
  access,
  summary: 'Notes on a footballer.',
  params,
  reply: Envelope(FootballerNews),
});
export const footballerPoints = call({
  method: 'GET',
  path: '/v1/footballer/:id/points',
  access,
  summary: 'The points of a footballer by category, and what they gave the own team.',
  params,
  reply: Envelope(FootballerPoints),
});
export const footballerPredictions = call({
  method: 'GET',
  path: '/v1/footballer/:id/predictions',
  access,
  summary: 'Expected points of a footballer against the actual ones.',
  params,
  reply: Envelope(FootballerPredictions),
});
export const footballerRivals = call({
  method: 'GET',
  path: '/v1/footballer/:id/rivals/:x',
  access,
  summary: 'Who owns a footballer in a view (`rivals`, `elite` or the number of a league), since when.',
  params: Type.Object({ id: PathId, x: PathId }),
  reply: Envelope(FootballerRivals),
});
export const footballerSeasons = call({
  method: 'GET',
  path: '/v1/footballer/:id/seasons',
  access,
  summary: 'The seasons of a footballer in the game.',
  params,
  reply: Envelope(FootballerSeasons),
});
export const footballerStats = call({
  method: 'GET',
  path: '/v1/footballer/:id/stats',
  access,
  summary: 'A footballer against the others of his position, and per 90 minutes.',
  params,
  reply: Envelope(FootballerStats),
});
export const footballerTransfers = call({
  method: 'GET',
  path: '/v1/footballer/:id/transfers',
  access,
  summary: 'Ownership, price and transfers of a footballer by gameweek.',
  params,
  reply: Envelope(FootballerTransfers),
});
