import {
  asFootballerId,
  effectOf,
  type FootballerId,
  type GameweekNumber,
  isStarter,
  type Points,
} from '@touchline/shared/domain';
import { chanceToBeat, createRandom, meanPoints, type SquadRuns } from '@touchline/shared/simulation';
import {
  runsOfSquad,
  simulatedRuns,
  simulateGameweek,
  type SimulatedSquad,
} from '../../src/features/chances/simulatedGameweek';
import { projectionOf, type SeasonProjection } from '../../src/features/projection/projection';
import type { Recording } from '../../src/game/fpl/replay/recording';
import type { BuiltSeason, Season } from '../../src/game/season/season';
import { seasonBefore } from '../backtest/backtest';
import { netOf, type RecordedSquad, squadsSafeOfSelection, submittedSquad } from './recordedSquads';

/** Two real squads of a gameweek: the chance at the deadline that the first has more points, and the result. */
export interface PairCase {
  readonly gameweek: GameweekNumber;
  /** `near`: neighbours by total at the deadline; `random`: any two. */
  readonly kind: 'near' | 'random';
  /** 0 to 1; and that the second has more. */
  readonly chance: number;
  readonly loss: number;
  /** Difference of expected points, hits taken off. */
  readonly expected: number;
  /** Difference of real points. */
  readonly result: Points;
  /** Variance of the drawn difference. */
  readonly variance: number;
  /** None where the first squad's vice-captain does not start. */
  readonly other_captain?: CaptainChange;
}

/** The first squad of a pair with its vice-captain as captain, the captain as vice-captain. */
export interface CaptainChange {
  /** Chance to beat the second squad minus that with the own captain, -1 to 1. */
  readonly said: number;
  /** 1: it would have won and did not, -1: it would not have and did, else 0. */
  readonly came: number;
}

/** A footballer owned in a squad: expected points by the projection and by the runs, and real ones. */
export interface MeanCase {
  readonly expected: number;
  readonly drawn: number;
  readonly points: Points;
}

export interface RecordedChances {
  readonly season: string;
  readonly gameweeks: readonly GameweekNumber[];
  readonly pairs: readonly PairCase[];
  readonly means: readonly MeanCase[];
}

export interface ChanceOptions {
  readonly squads: readonly RecordedSquad[];
  /** Gameweeks before it are left out: squads were chosen by their total after the gameweek, which decides early on. */
  readonly from: GameweekNumber;
  readonly to: GameweekNumber;
  /** Pairs of each kind in a gameweek. */
  readonly pairs: number;
  readonly onGameweek?: (gameweek: GameweekNumber) => void;
}

/** Walks a recorded season deadline by deadline, with what was known then. */
export async function chancesOfRecording(
  recording: Recording,
  { squads, from, to, pairs, onGameweek }: ChanceOptions,
): Promise<RecordedChances> {
  const cases: PairCase[] = [];
  const means: MeanCase[] = [];
  const gameweeks = [...new Set(squads.map(({ gameweek }) => gameweek))].filter(
    (id) => id >= from && id <= to,
  );
  let previous: BuiltSeason | undefined;
  for (const gameweek of gameweeks) {
    onGameweek?.(gameweek);
    previous = seasonBefore(recording, gameweek, previous);
    const { season } = previous;
    const table = await simulateGameweek(season, gameweek, simulatedRuns);
    const over = seasonBefore(recording, gameweek + 1, previous).season;
    const result = await simulateGameweek(over, gameweek, 1);
    const projection = await projectionOf(season);
    const simulated = squadsSafeOfSelection(squads, gameweek).map((squad) => {
      const submitted = submittedSquad(season, squad);
      const changed = withOtherCaptain(submitted, season.rules.squad.lineup);
      return {
        runs: runsOfSquad(season, table, submitted),
        net: netOf(squad),
        expected: expectedOf(season, projection, submitted),
        changed: changed && {
          runs: runsOfSquad(season, table, changed),
          net: runsOfSquad(over, result, changed)[0] ?? 0,
        },
      };
    });
    const wanted = Math.min(pairs, mostPairsOfSquad * simulated.length);
    for (const { kind, one, other } of pairsOf(simulated.length, wanted, gameweek)) {
      const [mine, theirs] = [simulated[one], simulated[other]];
      if (mine === undefined || theirs === undefined) continue;
      cases.push({
        ...{ gameweek, kind, chance: chanceToBeat(mine, theirs).win, loss: chanceToBeat(theirs, mine).win },
        expected: mine.expected - theirs.expected,
        result: mine.net - theirs.net,
        variance: varianceOf(mine.runs, theirs.runs),
        ...(mine.changed && { other_captain: changeOf(mine, mine.changed, theirs) }),
      });
    }
    const points = new Map(
      recording.live(gameweek).elements.map(({ id, stats }) => [id, Number(stats.total_points)]),
    );
    for (const id of ownedIn(squads, gameweek)) {
      const expected = projection.byFootballer.get(id)?.ep[0] ?? 0;
      means.push({ expected, drawn: meanPoints(table, id), points: points.get(id) ?? 0 });
    }
  }
  return { season: recording.season, gameweeks, pairs: cases, means };
}

/** None where the vice-captain does not start. */
function withOtherCaptain(submitted: SimulatedSquad, lineup: number): SimulatedSquad | undefined {
  const vice = submitted.squad.find((pick) => pick.is_vice_captain);
  if (vice === undefined || !isStarter(vice, lineup)) return undefined;
  const squad = submitted.squad.map((pick) => ({
    ...pick,
    is_captain: pick.is_vice_captain,
    is_vice_captain: pick.is_captain,
  }));
  return { ...submitted, squad };
}

/** A squad's drawn points by run, and those it got. */
interface SquadResult {
  readonly runs: SquadRuns;
  readonly net: Points;
}

const changeOf = (own: SquadResult, changed: SquadResult, theirs: SquadResult): CaptainChange => ({
  said: chanceToBeat(changed, theirs).win - chanceToBeat(own, theirs).win,
  came: Number(changed.net > theirs.net) - Number(own.net > theirs.net),
});

const ownedIn = (squads: readonly RecordedSquad[], gameweek: GameweekNumber): Set<FootballerId> =>
  new Set(
    squads
      .filter((squad) => squad.gameweek === gameweek)
      .flatMap(({ picks }) => picks.map(([element]) => asFootballerId(element))),
  );

/** Neighbours within this many places of those recorded, of about a hundred and fifty. */
const nearPlaces = 5;

/** Pairs of each kind by squad: more of them add next to nothing. */
const mostPairsOfSquad = 10;

/** Places of the squads of the pairs, in drawn order: which of the two is "mine" is chance. */
function pairsOf(count: number, pairs: number, seed: number) {
  const { unit } = createRandom(seed, 52);
  const below = (most: number) => Math.floor(unit() * most);
  const drawn: { kind: PairCase['kind']; one: number; other: number }[] = [];
  if (count < 2 * nearPlaces) return drawn;
  while (drawn.length < 2 * pairs) {
    const kind = drawn.length < pairs ? 'near' : 'random';
    const one = below(count);
    const step = (1 + below(nearPlaces)) * (unit() < 0.5 ? 1 : -1);
    const other = kind === 'near' ? one + step : below(count);
    if (other !== one && other >= 0 && other < count) drawn.push({ kind, one, other });
  }
  return drawn;
}

/** Expected points of the starters with captain and chip, without automatic substitutions, hits taken off. */
function expectedOf(season: Season, { byFootballer }: SeasonProjection, squad: SimulatedSquad): number {
  const chip = effectOf(squad.active_chip, season.rules);
  const { lineup } = season.rules.squad;
  return squad.squad.reduce((sum, pick) => {
    const counts = chip.all_count === true || isStarter(pick, lineup);
    const times = (counts ? 1 : 0) + (pick.is_captain ? (chip.captain_multiplier ?? 2) - 1 : 0);
    return sum + times * (byFootballer.get(pick.footballer_id)?.ep[0] ?? 0);
  }, -squad.hits);
}

function varianceOf(mine: Int16Array, theirs: Int16Array): number {
  let [sum, squares] = [0, 0];
  for (const [run, points] of mine.entries()) {
    const gap = points - (theirs[run] ?? 0);
    sum += gap;
    squares += gap * gap;
  }
  return squares / mine.length - (sum / mine.length) ** 2;
}
