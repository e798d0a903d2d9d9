import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { LineupKindSchema } from './fixturePage';
import { FixtureCell } from './footballerRow';
import { ClubIdSchema, FootballerIdSchema, GameweekSchema, InstantSchema, TeamIdSchema } from './ids';
import { pathIdLike } from './pathId';
import { PitchInfo, PitchSide, PositionSchema } from './pitch';
import { OwnershipCount, RivalsConfig } from './state';
import { SeasonTicker } from './ticker';

/** One club and its pages (page definitions, section 10). Every page carries the head. */

export const ClubHead = Type.Object({
  id: ClubIdSchema,
  name: Type.String(),
  /** In the league table, from 1. */
  position: Type.Integer(),
  /** 1 to 5. */
  strength: Type.Integer(),
  /** The last five, oldest first. */
  form: Type.Array(Type.Enum(['W', 'D', 'L'])),
  /** The next five fixtures. */
  next: Type.Array(FixtureCell),
});
export type ClubHead = Static<typeof ClubHead>;

/** `?season=2022-23`: an earlier season that is stored; without it the running one. */
export const SeasonQuery = Type.Object({ season: Type.Optional(Type.String({ maxLength: 16 })) });

/** Every season that can be read, the newest first. Left out when only the running one is stored. */
const seasons = Type.Optional(Type.Array(Type.String()));

const footballer = { id: FootballerIdSchema, name: Type.String(), position: PositionSchema };
const Takers = Type.Array(Type.Object({ ...footballer, order: Type.Integer() }));

export const ClubOverview = Type.Object({
  head: ClubHead,
  seasons,
  /** The five with the most points this season. */
  top: Type.Array(Type.Object({ ...footballer, total_points: Type.Number() })),
  /** Who is injured, suspended, doubtful or away. */
  injuries: Type.Array(
    Type.Object({
      ...footballer,
      status: Type.String(),
      chance: Nullable(Type.Integer()),
      news: Type.String(),
    }),
  ),
  locked: Type.Optional(Type.Literal(true)),
  /** In their order; for pass holders. */
  set_pieces: Type.Optional(Type.Object({ penalties: Takers, freekicks: Takers, corners: Takers })),
});
export type ClubOverview = Static<typeof ClubOverview>;

export const ClubFixtures = Type.Object({
  head: ClubHead,
  seasons,
  /** By kick-off, those without a date last. */
  fixtures: Type.Array(FixtureCell),
});
export type ClubFixtures = Static<typeof ClubFixtures>;

export const ClubPoints = Type.Object({
  head: ClubHead,
  seasons,
  total: Type.Number(),
  /** Season points by position code. */
  positions: Type.Record(Type.String(), Type.Number()),
  /** Points in each gameweek that has begun, oldest first. */
  gameweeks: Type.Array(
    Type.Object({
      gameweek_id: GameweekSchema,
      total: Type.Number(),
      positions: Type.Record(Type.String(), Type.Number()),
    }),
  ),
});
export type ClubPoints = Static<typeof ClubPoints>;

export const ClubRivals = Type.Object({
  head: ClubHead,
  config: RivalsConfig,
  /** Footballers of the club with an owner in the view, the most owned first. */
  rows: Type.Array(
    Type.Object({
      ...footballer,
      rivals: OwnershipCount,
      captained: Type.Integer(),
      mine: Type.Boolean(),
      /** The owners of the footballer. */
      owners: Type.Array(Type.Object({ id: TeamIdSchema, name: Type.String() })),
    }),
  ),
});
export type ClubRivals = Static<typeof ClubRivals>;

export const ClubsLineups = Type.Object({
  clubs: Type.Array(Type.Object({ id: ClubIdSchema, name: Type.String() })),
  /** Club of the line-up: the requested one, or the first. */
  club_id: ClubIdSchema,
  /** Fixture of the line-up; null when the club has none. */
  fixture: Nullable(FixtureCell),
  kind: LineupKindSchema,
  /** When line-ups are usually known: 75 minutes before kick-off. */
  lineups_at: Nullable(InstantSchema),
  info: PitchInfo,
  team: PitchSide,
});
export type ClubsLineups = Static<typeof ClubsLineups>;

const params = Type.Object({ id: pathIdLike('ars') });
const access = 'onboarded';

export const clubOverview = call({
  method: 'GET',
  path: '/v1/club/:id/overview',
  access,
  summary: 'One club: head, best footballers, injuries, set-piece takers.',
  params,
  query: SeasonQuery,
  reply: Envelope(ClubOverview),
});
export const clubFixtures = call({
  method: 'GET',
  path: '/v1/club/:id/fixtures',
  access,
  summary: 'All fixtures of a club with difficulty and result.',
  params,
  query: SeasonQuery,
  reply: Envelope(ClubFixtures),
});
export const clubPoints = call({
  method: 'GET',
  path: '/v1/club/:id/points',
  access,
  summary: 'The fantasy points of a club by position and gameweek.',
  params,
  query: SeasonQuery,
  reply: Envelope(ClubPoints),
});
export const clubRivals = call({
  method: 'GET',
  path: '/v1/club/:id/rivals',
  access,
  summary: 'Whom of a club the current view owns.',
  params,
  reply: Envelope(ClubRivals),
});
export const clubsLineups = call({
  method: 'GET',
  path: '/v1/clubs/lineups',
  access,
  summary: 'The last or expected line-up of a club; `club` chooses which.',
  query: Type.Object({ club: Type.Optional(Type.String()) }),
  reply: Envelope(ClubsLineups),
});
export const clubsSeason = call({
  method: 'GET',
  path: '/v1/clubs/index/season',
  access,
  summary: 'Every club by gameweek: results and fixtures.',
  reply: Envelope(SeasonTicker),
});
