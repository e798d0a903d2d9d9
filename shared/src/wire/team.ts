import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { FixtureRow } from './fixtures';
import { FootballerRow, FootballerViewSchema } from './footballerRow';
import { FootballerIdSchema, GameweekSchema, InstantSchema, LeagueIdSchema, TeamIdSchema } from './ids';
import { RankWhileRunning } from './live';
import { GameweekInfo, PitchInfo, PitchSide, PositionSchema, SetPieces } from './pitch';
import { Kit } from './state';

/** Specification section 3, "Team": a manager's entry for the season. */
export const Team = Type.Object({
  id: TeamIdSchema,
  name: Type.String(),
  /** The manager; null where the source keeps names back. */
  fullname: Nullable(Type.String()),
  /** The manager as the game's leagues call them (`player_name`): the same as `fullname`. Absent in older kept replies. */
  player: Type.Optional(Nullable(Type.String())),
  country: Nullable(Type.String()),
  /** Season total, net of hits. */
  points: Nullable(Type.Number()),
  /** Overall. */
  rank: Nullable(Type.Integer()),
  kit: Nullable(Kit),
  /** This gameweek, hits taken off. */
  nett_points: Nullable(Type.Number()),
  leagues: Type.Array(
    Type.Object({ id: LeagueIdSchema, name: Type.String(), members: Nullable(Type.Integer()) }),
  ),
});
export type Team = Static<typeof Team>;

/**
 * How a gameweek's points come about: `gross + provisional_bonus - hits = nett`.
 * `gross` has the multipliers and automatic substitutions in it, but no provisional bonus.
 */
export const ExplainedPoints = Type.Object({
  gross: Type.Number(),
  provisional_bonus: Type.Number(),
  hits: Type.Number(),
  nett: Type.Number(),
  /** Points of who sits on the bench. */
  bench: Type.Number(),
  /** Season total up to and with this gameweek. */
  total: Type.Number(),
});
export type ExplainedPoints = Static<typeof ExplainedPoints>;

export const AutoSubstitution = Type.Object({
  in: FootballerIdSchema,
  out: FootballerIdSchema,
  /** False while a fixture that could change it is still to be played. */
  settled: Type.Boolean(),
});
export type AutoSubstitution = Static<typeof AutoSubstitution>;

export const TeamOverview = Type.Object({
  team: Team,
  /** Null before the first deadline. */
  gameweek: Nullable(GameweekInfo),
  next_gameweek: Nullable(GameweekInfo),
  /** Null where the team has no squad in this gameweek. */
  explained: Nullable(ExplainedPoints),
  /** Places won (positive) between the last two official ranks, the last being the one in `team`. */
  rank_move: Nullable(Type.Integer()),
  /** Null once the gameweek is final, and while too few managers are read. */
  live_rank: Nullable(RankWhileRunning),
  /** Null until the gameweek is final: before that the game's ranks do not include all points. */
  gameweek_rank: Nullable(Type.Integer()),
  /** When the official ranks were read; null when the gameweek is final, and they with it. */
  ranks_at: Nullable(InstantSchema),
  transfers_cost: Type.Number(),
  active_chip: Nullable(Type.String()),
  /** Millions. */
  bank: Nullable(Type.Number()),
  value: Nullable(Type.Number()),
  /** Of those who count, 11 or with the bench boost 15: finished, in a match now, still to come. */
  played: Type.Integer(),
  playing: Type.Integer(),
  left: Type.Integer(),
});
export type TeamOverview = Static<typeof TeamOverview>;

export const TeamMain = Type.Object({
  info: PitchInfo,
  /** Both lists are empty where there is no squad yet. */
  team: PitchSide,
  gameweek: Nullable(GameweekInfo),
  explained: Nullable(ExplainedPoints),
  auto_subs: Type.Array(AutoSubstitution),
  active_chip: Nullable(Type.String()),
  /** Who of the squad may miss their next match: the chance of playing in percent, by footballer id. Free. */
  doubts: Type.Record(Type.String(), Type.Integer()),
});
export type TeamMain = Static<typeof TeamMain>;

/** Specification section 3, "Team table". */
export const TeamTable = Type.Object({
  view: FootballerViewSchema,
  gameweek_id: Nullable(GameweekSchema),
  active_chip: Nullable(Type.String()),
  groups: Type.Object({
    GKP: Type.Array(FootballerRow),
    DEF: Type.Array(FootballerRow),
    MID: Type.Array(FootballerRow),
    FWD: Type.Array(FootballerRow),
    SUBS: Type.Array(FootballerRow),
  }),
});
export type TeamTable = Static<typeof TeamTable>;

export const TeamNext = Type.Object({
  /** Null once the season is over. */
  gameweek: Nullable(GameweekInfo),
  info: PitchInfo,
  /** Lines and bench as suggested. */
  team: PitchSide,
  suggested_captain: Nullable(FootballerIdSchema),
  suggested_vice_captain: Nullable(FootballerIdSchema),
  changes: Type.Array(
    Type.Object({
      in: Type.Object({ id: FootballerIdSchema, name: Type.String() }),
      out: Type.Object({ id: FootballerIdSchema, name: Type.String() }),
      /** Expected points won; gated. */
      gain: Type.Optional(Type.Number()),
      locked: Type.Optional(Type.Literal(true)),
    }),
  ),
  /** Everyone below 100 percent. */
  doubts: Type.Array(
    Type.Object({ id: FootballerIdSchema, name: Type.String(), chance: Type.Integer(), news: Type.String() }),
  ),
});
export type TeamNext = Static<typeof TeamNext>;

export const LineupPlayer = Type.Object({
  id: FootballerIdSchema,
  name: Type.String(),
  position: PositionSchema,
  /** The footballer's place in the own team. */
  pick: Type.Enum(['XI', 'SUB', 'C', 'VC']),
  /** The footballer's place in the club's match; `pending` until the line-up is known. */
  lineup: Type.Enum(['XI', 'SUB', 'OUT', 'pending']),
  minutes: Nullable(Type.Integer()),
  points: Nullable(Type.Number()),
  set_pieces: Type.Optional(SetPieces),
});
export const TeamLineups = Type.Object({
  gameweek: Nullable(GameweekInfo),
  /** Footballers with a fixture, each counted once: as starting if they start in any of their matches. */
  summary: Type.Object({
    starting: Type.Integer(),
    bench: Type.Integer(),
    out: Type.Integer(),
    pending: Type.Integer(),
  }),
  /** In kick-off order. */
  fixtures: Type.Array(
    Type.Object({
      fixture: FixtureRow,
      /** When line-ups are usually known: 75 minutes before kick-off. */
      lineups_at: Nullable(InstantSchema),
      players: Type.Array(LineupPlayer),
    }),
  ),
  /** Own footballers whose club has no fixture in the gameweek. */
  blanks: Type.Array(Type.Object({ id: FootballerIdSchema, name: Type.String(), position: PositionSchema })),
});
export type TeamLineups = Static<typeof TeamLineups>;

/** Specification section 3, "Gameweek history row". */
export const GameweekHistoryRow = Type.Object({
  id: GameweekSchema,
  gameweek_id: GameweekSchema,
  /** False while the points can still change. */
  finished: Type.Boolean(),
  /** Net of hits, provisional bonus included. */
  nett_points: Type.Number(),
  transfers_cost: Type.Number(),
  active_chip: Nullable(Type.String()),
  /** Gross. */
  points: Type.Number(),
  total_points: Type.Number(),
  rank: Nullable(Type.Integer()),
  overall_rank: Nullable(Type.Integer()),
  bench_points: Type.Number(),
  transfers: Type.Integer(),
  /** Mean net points of the teams in the current view; null where the view is empty. */
  view_average: Nullable(Type.Number()),
});
export type GameweekHistoryRow = Static<typeof GameweekHistoryRow>;

export const TeamGameweeks = Type.Object({
  /** Gameweek 1 first. */
  rows: Type.Array(GameweekHistoryRow),
});
export type TeamGameweeks = Static<typeof TeamGameweeks>;

const BestWorst = Nullable(Type.Object({ gameweek_id: GameweekSchema, nett_points: Type.Number() }));
export const TeamPoints = Type.Object({
  kpis: Type.Object({
    total: Type.Number(),
    average: Nullable(Type.Number()),
    best: BestWorst,
    worst: BestWorst,
    hits: Type.Number(),
    bench_points: Type.Number(),
  }),
  contributions: Type.Array(
    Type.Object({
      id: FootballerIdSchema,
      name: Type.String(),
      club_id: Type.String(),
      position: PositionSchema,
      /** Gameweeks in which the footballer counted. */
      starts: Type.Integer(),
      /** Points for the team, multiplied. */
      points: Type.Number(),
      /** The part that came from the armband. */
      captain_extra: Type.Number(),
      /** Points on the bench, which did not count. */
      bench_points: Type.Number(),
      best: Nullable(Type.Object({ gameweek_id: GameweekSchema, points: Type.Number() })),
    }),
  ),
});
export type TeamPoints = Static<typeof TeamPoints>;

export const teamOverview = call({
  method: 'GET',
  path: '/v1/team/overview',
  access: 'onboarded',
  summary: 'The header card of the own team: points of the gameweek, total, ranks, hits, chip.',
  reply: Envelope(TeamOverview),
});
export const teamMain = call({
  method: 'GET',
  path: '/v1/team/main',
  access: 'onboarded',
  summary:
    'The own squad of the current gameweek on the pitch, with live points and automatic substitutions.',
  reply: Envelope(TeamMain),
});
export const teamSquad = call({
  method: 'GET',
  path: '/v1/team/squad/:view',
  access: 'onboarded',
  summary: 'The own squad as a table, in one of the seven views.',
  params: Type.Object({ view: FootballerViewSchema }),
  reply: Envelope(TeamTable),
});
export const teamNext = call({
  method: 'GET',
  path: '/v1/team/next',
  access: 'onboarded',
  summary: 'A suggested line-up and captain for the next gameweek, suggested changes and doubts.',
  reply: Envelope(TeamNext),
});
export const teamLineups = call({
  method: 'GET',
  path: '/v1/team/lineups',
  access: 'onboarded',
  summary: 'The own fifteen by their real fixtures, with who starts.',
  reply: Envelope(TeamLineups),
});
export const teamPoints = call({
  method: 'GET',
  path: '/v1/team/points',
  access: 'onboarded',
  summary: 'Key figures of the season and what each footballer gave the own team.',
  reply: Envelope(TeamPoints),
});
export const teamGameweeks = call({
  method: 'GET',
  path: '/v1/team/gameweeks',
  access: 'onboarded',
  summary: 'The own gameweeks with points, hits, chips and ranks.',
  reply: Envelope(TeamGameweeks),
});

export const TeamPopup = Type.Object({
  team: Team,
  gameweek: Nullable(GameweekInfo),
  /** Whether the reader follows the team, and whether it is their own. */
  is_rival: Type.Boolean(),
  is_own: Type.Boolean(),
  /** Leagues both are in; `untracked` is the reason why a league cannot be opened as a view. */
  leagues: Type.Array(
    Type.Object({ id: LeagueIdSchema, name: Type.String(), untracked: Type.Optional(Type.String()) }),
  ),
  gameweeks: Type.Array(GameweekHistoryRow),
  pitch: Type.Object({ info: PitchInfo, team: PitchSide }),
  explained: Nullable(ExplainedPoints),
  auto_subs: Type.Array(AutoSubstitution),
  active_chip: Nullable(Type.String()),
});
export type TeamPopup = Static<typeof TeamPopup>;
