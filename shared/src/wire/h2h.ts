import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { GameweekSchema, LeagueIdSchema, TeamIdSchema } from './ids';
import { LeagueRow } from './leagues';
import { PathId } from './pathId';
import { GameweekInfo, PitchInfo, PitchSide } from './pitch';
import { Kit } from './state';

/** A team in a head-to-head league or a cup. Without id it is the average, in a league with an odd number of teams. */
const team = {
  id: Nullable(TeamIdSchema),
  name: Type.String(),
  fullname: Nullable(Type.String()),
  /** The manager's own; null of the average, and where the team has not been read. */
  kit: Nullable(Kit),
};

/** From the manager's side; of a match that is not finished, the result so far. */
const Outcome = Type.Enum(['W', 'D', 'L']);

/** One match of the own team. Points are net: transfer costs are taken off. */
export const H2hFixture = Type.Object({
  gameweek_id: GameweekSchema,
  state: Type.Enum(['to_come', 'live', 'final']),
  /** Null in a bye: the team goes through without a match. */
  opponent: Nullable(Type.Object(team)),
  /** Null before the deadline; of a bye the opponent's. */
  mine: Nullable(Type.Number()),
  theirs: Nullable(Type.Number()),
  outcome: Nullable(Outcome),
  /** Of a cup: `Round of 16`. */
  round: Nullable(Type.String()),
});
export type H2hFixture = Static<typeof H2hFixture>;

export const CupRun = Type.Object({
  name: Type.String(),
  /** By round. */
  fixtures: Type.Array(H2hFixture),
});
export type CupRun = Static<typeof CupRun>;

export const H2hAll = Type.Object({
  gameweek: Nullable(GameweekInfo),
  leagues: Type.Array(LeagueRow),
  /** Empty without a cup this season. */
  cups: Type.Array(CupRun),
});
export type H2hAll = Static<typeof H2hAll>;

const Score = Type.Object({
  ...team,
  /** Net points, live. */
  points: Type.Number(),
  /** With the expected points of those still to play; null of the average, and where no squad is known. */
  projected: Nullable(Type.Number()),
  /** Counting footballers still to play; null as above. */
  to_come: Nullable(Type.Integer()),
});

/** The own match of the current gameweek. */
export const H2hMatchNow = Type.Object({
  state: Type.Enum(['live', 'final']),
  mine: Score,
  theirs: Score,
  outcome: Outcome,
  /** League points by the current score: 3, 1 or 0; null for a knockout match, which does not count in the table. */
  league_points: Nullable(Type.Integer()),
  /** False while the points of the other side mean nothing yet: of the average, before it is known. */
  is_counted: Type.Boolean(),
  info: PitchInfo,
  home: PitchSide,
  /** Null of the average, and where no squad is known. */
  away: Nullable(PitchSide),
});
export type H2hMatchNow = Static<typeof H2hMatchNow>;

export const H2hTableRow = Type.Object({
  ...team,
  mine: Type.Boolean(),
  /** Null until the game has counted a match of the team. */
  rank: Nullable(Type.Integer()),
  /** Places won since the gameweek before; null where that is not known. */
  move: Nullable(Type.Integer()),
  played: Type.Integer(),
  won: Type.Integer(),
  drawn: Type.Integer(),
  lost: Type.Integer(),
  /** Net points scored in all matches. */
  points_for: Type.Number(),
  /** 3 for a win, 1 for a draw. */
  total: Type.Integer(),
});
export type H2hTableRow = Static<typeof H2hTableRow>;

const side = Type.Object({ ...team, points: Type.Number() });

export const H2hLeague = Type.Object({
  id: LeagueIdSchema,
  name: Type.String(),
  /** Teams, without the average. */
  members: Type.Integer(),
  my_position: Nullable(Type.Integer()),
  gameweek: Nullable(GameweekInfo),
  /** Null before the first deadline, and where the own team does not play in this league. */
  match: Nullable(H2hMatchNow),
  rows: Type.Array(H2hTableRow),
  /** The table counts the running matches as they stand. */
  is_live: Type.Boolean(),
  /** All matches of the current gameweek. */
  matches: Type.Array(
    Type.Object({
      home: side,
      away: side,
      mine: Type.Boolean(),
      /** False of a match that the table leaves out, because the points of the average mean nothing yet. */
      is_counted: Type.Boolean(),
    }),
  ),
  /** Of the own team, by gameweek. */
  fixtures: Type.Array(H2hFixture),
});
export type H2hLeague = Static<typeof H2hLeague>;

export const leaguesH2h = call({
  method: 'GET',
  path: '/v1/leagues/h2h',
  access: 'onboarded',
  summary: 'The head-to-head leagues the own team is in, and its cup run.',
  reply: Envelope(H2hAll),
});
export const leagueH2h = call({
  method: 'GET',
  path: '/v1/league/h2h/:id',
  access: 'onboarded',
  summary: 'A head-to-head league: the own match of this gameweek live, table, fixtures and results.',
  params: Type.Object({ id: PathId }),
  reply: Envelope(H2hLeague),
});
