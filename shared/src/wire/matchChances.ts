import Type, { type Static } from 'typebox';
import { call, Nullable } from './call';
import { ChancesState, chancesToBeat } from './chance';
import { Envelope } from './envelope';
import { LeagueIdSchema, TeamIdSchema } from './ids';
import { GameweekInfo } from './pitch';

/** The chance to win one match of a head-to-head league or a cup, by net points of the gameweek: hits are taken off. */
export const MatchChance = Type.Object({
  is_cup: Type.Boolean(),
  /** Of the head-to-head league, or of the cup; null of a cup that the game names without it. */
  league_id: Nullable(LeagueIdSchema),
  /** Of the league or the cup. */
  name: Type.String(),
  /** Of a knockout match or a cup: `Semi-final`. */
  round: Nullable(Type.String()),
  /** The game has a tie-break for equal points: nobody draws. */
  is_knockout: Type.Boolean(),
  /** Without id it is the average of all managers, against whom no chance is computed. */
  opponent: Type.Object({ id: Nullable(TeamIdSchema), name: Type.String() }),
  ...chancesToBeat,
});
export type MatchChance = Static<typeof MatchChance>;

export const MatchChances = Type.Object({
  gameweek: Nullable(GameweekInfo),
  state: ChancesState,
  /** The reader's matches of the current gameweek, in leagues that can be tracked and cups; none unless it is `running`. */
  matches: Type.Array(MatchChance),
});
export type MatchChances = Static<typeof MatchChances>;

export const matchChances = call({
  method: 'GET',
  path: '/v1/leagues/h2h/chances',
  access: 'onboarded',
  summary:
    'The chance to win, draw and lose each of the own matches of the current gameweek in head-to-head leagues and cups, from the squads that are known.',
  reply: Envelope(MatchChances),
});
