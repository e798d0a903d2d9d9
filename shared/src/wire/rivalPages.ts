import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { FootballerIdSchema, GameweekSchema, InstantSchema, LeagueIdSchema, TeamIdSchema } from './ids';
import { PathId } from './pathId';
import { GameweekInfo, PositionSchema } from './pitch';
import { RivalRow, RivalSeries, RivalsList, viewHead } from './rivals';
import { Kit } from './state';

/**
 * The pages of a view (page definitions, section 7), alike for rivals, elite and leagues. Of a locked row
 * only its place is sent.
 */

const named = { id: FootballerIdSchema, name: Type.String() };
const NamedPoints = Type.Object({
  ...named,
  points: Nullable(Type.Number()),
  /** In a match now: the points may still move. */
  playing_now: Type.Boolean(),
});

/** Who a row is about; absent when it is locked. */
const team = {
  place: Type.Integer(),
  locked: Type.Optional(Type.Literal(true)),
  id: Type.Optional(TeamIdSchema),
  name: Type.Optional(Type.String()),
  fullname: Type.Optional(Nullable(Type.String())),
  kit: Type.Optional(Nullable(Kit)),
  mine: Type.Optional(Type.Boolean()),
};

export const RivalsGameweek = Type.Object({
  ...viewHead,
  gameweek: Nullable(GameweekInfo),
  rows: Type.Array(
    Type.Object({
      ...RivalRow.properties,
      /** Footballers that only one of the two teams plays, with their points. */
      only_they: Type.Optional(Type.Array(NamedPoints)),
      only_i: Type.Optional(Type.Array(NamedPoints)),
      /** Points of `only_i` minus points of `only_they` (`gapToMe`). */
      swing: Type.Optional(Type.Number()),
    }),
  ),
});
export type RivalsGameweek = Static<typeof RivalsGameweek>;

export const RivalsPoints = Type.Object({
  ...viewHead,
  rows: Type.Array(
    Type.Object({
      ...team,
      /** Unmultiplied points of counting footballers, by position code. */
      positions: Type.Optional(Type.Record(Type.String(), Type.Number())),
      captain_extra: Type.Optional(Type.Number()),
      bench: Type.Optional(Type.Number()),
      hits: Type.Optional(Type.Number()),
      total: Type.Optional(Type.Number()),
    }),
  ),
});
export type RivalsPoints = Static<typeof RivalsPoints>;

/** Net points by gameweek, or by phase. */
export const RivalsMatrix = Type.Object({
  ...viewHead,
  /** Newest gameweek first, or the phases that have begun. */
  columns: Type.Array(Type.Object({ id: Type.Integer(), label: Type.String() })),
  rows: Type.Array(
    Type.Object({
      ...team,
      total: Type.Optional(Type.Number()),
      /** In the order of the columns; null where there was no team. */
      values: Type.Optional(Type.Array(Nullable(Type.Number()))),
    }),
  ),
});
export type RivalsMatrix = Static<typeof RivalsMatrix>;

export const RivalsSeason = Type.Object({
  ...viewHead,
  /** Season totals; positions and gaps follow from them. */
  totals: RivalSeries,
  rows: Type.Array(
    Type.Object({
      ...team,
      total: Type.Optional(Type.Number()),
      average: Type.Optional(Nullable(Type.Number())),
      best: Type.Optional(Nullable(Type.Number())),
      worst: Type.Optional(Nullable(Type.Number())),
      /** Gameweeks with the highest points of the view. Missing, as the next two, where the season is not known. */
      gameweek_wins: Type.Optional(Type.Integer()),
      hits: Type.Optional(Type.Number()),
      chips_left: Type.Optional(Type.Array(Type.String())),
    }),
  ),
});
export type RivalsSeason = Static<typeof RivalsSeason>;

/** A chip may be played once between two gameweeks, both included. */
const ChipWindow = Type.Object({
  chip: Type.String(),
  from: GameweekSchema,
  to: GameweekSchema,
  /** The last deadline of the window has passed. */
  is_over: Type.Boolean(),
});

export const RivalsChips = Type.Object({
  ...viewHead,
  /** The season's chips in the order of the rules; a chip with two windows may be played twice. */
  windows: Type.Array(ChipWindow),
  rows: Type.Array(
    Type.Object({
      ...team,
      /** In the order in which they were played; missing, as `left`, where the team's season is not known. */
      played: Type.Optional(
        Type.Array(
          Type.Object({
            chip: Type.String(),
            gameweek_id: GameweekSchema,
            /** Points gained by the chip: the bench, the third captain's share; null when unknown. */
            gain: Nullable(Type.Number()),
          }),
        ),
      ),
      left: Type.Optional(Type.Array(Type.String())),
    }),
  ),
  /** How many teams have played each, by code. */
  counts: Type.Record(Type.String(), Type.Integer()),
});
export type RivalsChips = Static<typeof RivalsChips>;

export const RivalsReport = Type.Object({
  ...viewHead,
  gameweek: Nullable(GameweekInfo),
  /** Teams with a squad. */
  total: Type.Integer(),
  rows: Type.Array(
    Type.Object({
      place: Type.Integer(),
      locked: Type.Optional(Type.Literal(true)),
      id: Type.Optional(FootballerIdSchema),
      name: Type.Optional(Type.String()),
      club_id: Type.Optional(Type.String()),
      position: Type.Optional(PositionSchema),
      overall: Type.Optional(Type.Integer()),
      lineup: Type.Optional(Type.Integer()),
      c: Type.Optional(Type.Integer()),
      vc: Type.Optional(Type.Integer()),
      in: Type.Optional(Type.Integer()),
      bench: Type.Optional(Type.Integer()),
      share: Type.Optional(Type.Number()),
      effective: Type.Optional(Type.Number()),
      mine: Type.Optional(Type.Boolean()),
      gw_points: Type.Optional(Nullable(Type.Number())),
    }),
  ),
});
export type RivalsReport = Static<typeof RivalsReport>;

const TransferCount = Type.Object({ ...named, count: Type.Integer() });
export const RivalsTransfers = Type.Object({
  ...viewHead,
  gameweek_id: Nullable(GameweekSchema),
  most_bought: Type.Array(TransferCount),
  most_sold: Type.Array(TransferCount),
  rows: Type.Array(
    Type.Object({
      ...team,
      /** Missing where the team's transfers are not known. */
      transfers: Type.Optional(
        Type.Array(
          Type.Object({
            at: InstantSchema,
            in: Type.Object(named),
            /** Millions. */
            in_price: Type.Number(),
            out: Type.Object(named),
            out_price: Type.Number(),
            /** Points of the gameweek: transfers in minus transfers out. */
            difference: Nullable(Type.Number()),
          }),
        ),
      ),
    }),
  ),
});
export type RivalsTransfers = Static<typeof RivalsTransfers>;

export const RivalPage = Type.Union([
  RivalsReport,
  RivalsTransfers,
  RivalsChips,
  RivalsGameweek,
  RivalsSeason,
  RivalsMatrix,
  RivalsPoints,
]);

const gameweekAsked = Type.Object({
  /** Gameweek of the transfers; the current one without. */
  gw: Type.Optional(Type.String()),
  /** Sort of the report: overall, lineup, c, vc or in. */
  order_by: Type.Optional(Type.String()),
});

export const rivalsGameweek = call({
  method: 'GET',
  path: '/v1/rivals/gameweek/',
  access: 'onboarded',
  summary: 'The rivals in the current gameweek, and who plays for them and not for me.',
  reply: Envelope(RivalsGameweek),
});
export const rivalsSeason = call({
  method: 'GET',
  path: '/v1/rivals/season/',
  access: 'onboarded',
  summary: 'The season of the rivals: totals by gameweek, best, worst, wins.',
  reply: Envelope(RivalsSeason),
});
export const rivalsPoints = call({
  method: 'GET',
  path: '/v1/rivals/points/:x?',
  access: 'onboarded',
  summary: 'Where the rivals got their points: `total` by position, `gameweek` or `phase` as a matrix.',
  params: Type.Object({ x: Type.Optional(PathId) }),
  reply: Envelope(Type.Union([RivalsMatrix, RivalsPoints])),
});
export const templatesRivalPages = call({
  method: 'GET',
  path: '/v1/templates/rival_pages/:scope/:page/:id?',
  access: 'onboarded',
  summary: 'Any page of any view: scope rivals, elite or league; for a league the id is its number.',
  params: Type.Object({ scope: PathId, page: PathId, id: Type.Optional(PathId) }),
  query: gameweekAsked,
  reply: Envelope(RivalPage),
});
export const leaguesClassic = call({
  method: 'GET',
  path: '/v1/leagues/classic/:id/:sub',
  access: 'onboarded',
  summary: 'A page of a league: gameweek, season, points, points_gameweek or points_phase.',
  params: Type.Object({ id: PathId, sub: PathId }),
  reply: Envelope(RivalPage),
});
export const leagueClassicList = call({
  method: 'GET',
  path: '/v1/league/classic/:id/list',
  access: 'onboarded',
  summary: 'The members of a league with live points.',
  params: Type.Object({ id: PathId }),
  reply: Envelope(RivalsList),
});
export const leagueClassic = call({
  method: 'GET',
  path: '/v1/league/classic/:id',
  access: 'onboarded',
  summary: 'The header of a league: name, members, my place.',
  params: Type.Object({ id: PathId }),
  reply: Envelope(
    Type.Object({
      id: LeagueIdSchema,
      name: Type.String(),
      members: Nullable(Type.Integer()),
      my_position: Nullable(Type.Integer()),
    }),
  ),
});
