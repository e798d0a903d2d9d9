import type { AlertKind, EpochMs, FootballerId, GameweekNumber, TeamId } from '@touchline/shared/domain';
import type { TimelineItem } from '@touchline/shared/wire';
import type { Fixture } from '../../game/fpl/gameData';
import type { LineupMoment } from '../../game/season/moments';
import type { TeamResult } from '../../game/reports/teamResult';
import type { HistoryRow, SquadRow, StoredTeam } from '../../game/reports/teams.queries';
import type { Season } from '../../game/season/season';

/** Something that a reader is told, once. */
export interface Alert {
  /** Names what happened: the same thing has the same key however often it is found. */
  readonly key: string;
  readonly title: string;
  readonly body: string;
  /** The page that a press opens. */
  readonly path: string;
  /** When it happened. Devices that came later are not told. */
  readonly at: EpochMs;
  /** After this it is of no use any more. */
  readonly expires: EpochMs;
}

/** What the kinds of alerts look at: the game as one reader sees it. */
export interface AlertReading {
  readonly season: Season;
  readonly now: EpochMs;
  /** When the reader was last here, in the app's time; undefined when it is not known. */
  readonly lastSeen: EpochMs | undefined;
  /** The reader's timeline of the current gameweek, newest first. */
  readonly timeline: readonly TimelineItem[];
  /** The reader's team, its squad in the current gameweek, and the game's own history of it. */
  readonly team: StoredTeam | undefined;
  readonly result: TeamResult | undefined;
  readonly history: readonly HistoryRow[];
  readonly rivals: ReadonlyMap<TeamId, string>;
  /** Squads of the rivals in the current gameweek, as far as they are known. */
  readonly rivalSquads: readonly SquadRow[];
  /** Who starts a fixture, where it is known. */
  readonly lineupOf: (
    fixture: Fixture,
  ) => { readonly at: EpochMs; readonly starters: LineupMoment['starters'] } | undefined;
}

/** Finds the alerts of one kind that a reader could be told now. What was told before may be among them. */
export type AlertFinder = (reading: AlertReading) => readonly Alert[];

export type AlertFinders = Readonly<Record<AlertKind, AlertFinder>>;

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** From the last kick-off to its whistle. */
const matchLength = 2 * hour;

/** When the last match of a gameweek is over. */
export const lastWhistle = (season: Season, gameweek: GameweekNumber): EpochMs =>
  Math.max(...season.fixturesIn(gameweek).map(({ kickoff }) => kickoff ?? 0)) + matchLength;

/** How long after that a summary of the gameweek is of use. */
export const summaryKeeps = 4 * day;

/** `Arsenal against Chelsea` */
export const clubsOf = (season: Season, { home, away }: Fixture): string =>
  `${season.club(home)?.name ?? home} against ${season.club(away)?.name ?? away}`;

export const footballerPath = (id: FootballerId | undefined): string =>
  id === undefined ? '/timeline' : `/footballer/${id}`;
