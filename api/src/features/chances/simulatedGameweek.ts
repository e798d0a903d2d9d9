import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type EpochMs,
  type FootballerId,
  type GameweekNumber,
  type Points,
  rulesIn,
  type SquadPick,
} from '@touchline/shared/domain';
import {
  clubRates,
  footballerRates,
  type FootballerRates,
  type PlayingTime,
  playingTime,
  type ProjectedFootballer,
} from '@touchline/shared/projection';
import {
  createSimulator,
  type SettledAppearance,
  type SimulatedFootballer,
  type SimulatedMatch,
  type SimulationInput,
  type SimulationTable,
  squadRuns,
  type SquadRuns,
} from '@touchline/shared/simulation';
import type { Fixture } from '../../game/fpl/gameData';
import { isOver } from '../../game/season/fixtureState';
import type { FootballerMatch } from '../../game/season/round';
import { perSeason } from '../../game/season/perSeason';
import type { Season } from '../../game/season/season';
import { projectionInput } from '../projection/projection';

/** Runs of a gameweek: a chance has a standard error of at most 0.8 percentage points. */
export const simulatedRuns = 4000;

/** Footballers whose rates are computed before the event loop handles other requests. */
const atOnce = 40;

/**
 * The current gameweek drawn many times, once per state of the season and only when asked. The work is split, so that
 * other requests are handled in between.
 * @throws RangeError before the first deadline
 */
export function simulationOf(season: Season): Promise<SimulationTable> {
  const gameweek = season.current?.id;
  if (gameweek === undefined) throw new RangeError('No gameweek of the season has begun.');
  return simulationIn(season, gameweek);
}

/** The same of any gameweek: of one to come, with nothing played. */
export const simulationIn = perSeason((season, gameweek: GameweekNumber) =>
  simulateGameweek(season, gameweek, simulatedRuns),
);

/** A gameweek drawn from a state of the season, its running and finished matches as they are. */
export async function simulateGameweek(
  season: Season,
  gameweek: GameweekNumber,
  runs: number,
): Promise<SimulationTable> {
  const { table, steps } = createSimulator(await simulationInput(season, gameweek, runs));
  for (const step of steps) {
    step();
    await nextTurn();
  }
  return table;
}

/** What of a squad its points in a gameweek depend on. */
export interface SimulatedSquad {
  readonly squad: readonly SquadPick[];
  readonly active_chip: string | null;
  /** Positive. */
  readonly hits: Points;
}

/** Net points by run of a squad in the gameweek of the table. */
export const runsOfSquad = (
  season: Season,
  table: SimulationTable,
  { squad, active_chip, hits }: SimulatedSquad,
): SquadRuns => squadRuns(table, { picks: squad, active_chip, transfers_cost: hits }, season.rules);

/** Rates and playing time of a footballer, as seen at the gameweek's deadline. */
interface Outlook {
  readonly rates: FootballerRates;
  readonly timeAt: (kickoff: EpochMs, ahead: number) => PlayingTime;
}

async function simulationInput(
  season: Season,
  gameweek: GameweekNumber,
  runs: number,
): Promise<SimulationInput> {
  const input = projectionInput(season);
  const at = season.gameweek(gameweek)?.deadline ?? input.at;
  const clubs = clubRates(input.clubs, input.matches, input.footballers, at);
  const outlooks = new Map<FootballerId, Outlook>();
  for (const [index, footballer] of input.footballers.entries()) {
    if (index % atOnce === 0) await nextTurn();
    const own = asInGameweek(season, gameweek, footballer);
    outlooks.set(own.id, { rates: footballerRates(own, clubs, at), timeAt: playingTime(own, at) });
  }
  const { settled, open } = appearancesIn(season, gameweek);
  return {
    rules: rulesIn(season.rules, gameweek),
    runs,
    seed: gameweek,
    settled,
    matches: [...open].map(([fixture, appearances]): SimulatedMatch => {
      const kickoff = fixture.kickoff ?? at;
      return {
        number: fixture.number,
        minute: minuteOf(fixture, appearances),
        home_expected: clubs.goals(fixture.home, fixture.away, true),
        away_expected: clubs.goals(fixture.away, fixture.home, false),
        footballers: appearances.flatMap((one) => simulatedFootballer(season, one, kickoff, outlooks)),
      };
    }),
  };
}

/** Once a gameweek runs, the chance that the game says of the next one is of another gameweek. */
function asInGameweek(
  season: Season,
  gameweek: GameweekNumber,
  footballer: ProjectedFootballer,
): ProjectedFootballer {
  if (season.current?.id !== gameweek) return footballer;
  return { ...footballer, chance_next: season.footballer(footballer.id)?.chance_this ?? null };
}

interface Appearance {
  readonly id: FootballerId;
  readonly match: FootballerMatch;
}

/** Everybody's matches of a gameweek: those that are over, and the others by fixture. */
function appearancesIn(season: Season, gameweek: GameweekNumber) {
  const settled: SettledAppearance[] = [];
  const open = new Map<Fixture, Appearance[]>();
  for (const [id, { matches }] of season.round(gameweek).footballers)
    for (const match of matches) {
      const { fixture, points, stats } = match;
      if (isOver(fixture)) {
        const played = stats.minutes > 0 || stats.yellow_cards > 0 || stats.red_cards > 0;
        settled.push({ id, points, played });
      } else open.set(fixture, [...(open.get(fixture) ?? []), { id, match }]);
    }
  return { settled, open };
}

/** By the minutes of the footballers, as everything else in the match; 0 before kick-off. */
const minuteOf = ({ started }: Fixture, appearances: readonly Appearance[]): number =>
  started ? Math.max(0, ...appearances.map(({ match }) => match.lasted)) : 0;

function simulatedFootballer(
  season: Season,
  { id, match }: Appearance,
  kickoff: EpochMs,
  outlooks: ReadonlyMap<FootballerId, Outlook>,
): SimulatedFootballer[] {
  const footballer = season.footballer(id);
  const outlook = outlooks.get(id);
  if (footballer === undefined || outlook === undefined) return [];
  const { is_home, state, stats, points, provisional_bonus, lasted } = match;
  return [
    {
      id,
      is_home,
      position: footballer.position,
      rates: outlook.rates,
      time: outlook.timeAt(kickoff, 0),
      ...(lasted > 0 && { so_far: { state, stats, points: points - provisional_bonus } }),
    },
  ];
}
