import { asHandedIn, isStarter } from '../autoSubs';
import { bonusFromBps } from '../bonus';
import { noStats } from '../points';
import { footballerGameweek, squadResult, type FootballerFixture, type SquadResult } from '../squadResult';
import { asFootballerId, type FootballerId, type GameweekNumber } from '../units';
import {
  describeRecorded,
  gameweeks,
  positionsById,
  readBootstrap,
  readFixtures,
  readMatches,
  readPicks,
  report,
  season2023,
  squadPicks,
  statsOf,
  type RecordedMatch,
} from './recording';

/** State of a fixture: to come, ended with the bonus not yet awarded, or settled. */
type Stage = 'to come' | 'full time' | 'settled';

interface OwnMatch extends RecordedMatch {
  footballer_id: FootballerId;
}

/** Bonus by footballer that is provisional in each fixture at full time. */
function bonusAtFullTime(played: readonly OwnMatch[]): Map<number, Map<FootballerId, number>> {
  const appeared = played.filter(({ minutes }) => minutes > 0);
  const fixtures = new Set(appeared.map(({ fixture }) => fixture));
  return new Map(
    [...fixtures].map((one) => [one, bonusFromBps(appeared.filter(({ fixture }) => fixture === one))]),
  );
}

/** A footballer's fixture as known at a stage. */
function fixtureAt(stage: Stage, match: OwnMatch, bonus: number): FootballerFixture {
  const { fixture: fixture_id } = match;
  const stats = statsOf(match);
  if (stage === 'to come')
    return { fixture_id, finished: false, lasted: 0, stats: noStats, provisional_bonus: 0 };
  if (stage === 'settled') return { fixture_id, finished: true, lasted: 90, stats, provisional_bonus: 0 };
  return { fixture_id, finished: true, lasted: 90, stats: { ...stats, bonus: 0 }, provisional_bonus: bonus };
}

describeRecorded('recorded season: a squad while its gameweek runs', () => {
  const played = new Map<GameweekNumber, OwnMatch[]>();
  let positionById: ReturnType<typeof positionsById>;

  beforeAll(() => {
    positionById = positionsById(readBootstrap());
    for (const [id, history] of readMatches()) {
      for (const match of history) {
        played.set(match.round, [...(played.get(match.round) ?? []), { ...match, footballer_id: id }]);
      }
    }
  });

  function resultAt(gameweek: GameweekNumber, stageOf: (fixture: number) => Stage): SquadResult {
    const { picks, automatic_subs, active_chip, entry_history } = readPicks(gameweek);
    const made = automatic_subs.map(({ element_in, element_out }) => ({
      in: asFootballerId(element_in),
      out: asFootballerId(element_out),
    }));
    const squad = asHandedIn(squadPicks({ picks }, positionById), made);
    const bonus = bonusAtFullTime(played.get(gameweek) ?? []);
    const fixturesOf = (id: FootballerId) =>
      matchesOf(gameweek, id).map((match) =>
        fixtureAt(stageOf(match.fixture), match, bonus.get(match.fixture)?.get(id) ?? 0),
      );
    return squadResult(
      { picks: squad, active_chip, transfers_cost: entry_history.event_transfers_cost },
      new Map(
        squad.map(({ footballer_id: id, position }) => [
          id,
          footballerGameweek(fixturesOf(id), position, season2023.rules),
        ]),
      ),
      season2023.rules,
    );
  }

  function matchesOf(gameweek: GameweekNumber, id: FootballerId): OwnMatch[] {
    return (played.get(gameweek) ?? []).filter(({ footballer_id }) => footballer_id === id);
  }

  it('has the final points at full time already, with the bonus as provisional, counted once', () => {
    let same = 0;
    let withBonus = 0;
    for (const gameweek of gameweeks) {
      const atFullTime = resultAt(gameweek, () => 'full time');
      const final = resultAt(gameweek, () => 'settled');
      same += Number(atFullTime.nett_points === final.nett_points);
      withBonus += Number(atFullTime.provisional_bonus > 0 && !atFullTime.is_final);
      expect([final.provisional_bonus, final.is_final]).toEqual([0, true]);
    }
    report(
      `manager 545762 before the bonus is official: final points in ${same}/38, ${withBonus} with provisional bonus`,
    );
    expect(same).toBe(38);
    expect(withBonus).toBeGreaterThan(20);
  });

  it('substitutes a starter only after all their fixtures are finished', () => {
    let states = 0;
    for (const gameweek of gameweeks) {
      const inOrder = readFixtures()
        .filter(({ event }) => event === gameweek)
        .sort((a, b) => a.kickoff_time.localeCompare(b.kickoff_time));
      for (let finished = 0; finished <= inOrder.length; finished += 1) {
        const over = new Set(inOrder.slice(0, finished).map(({ id }) => id));
        const result = resultAt(gameweek, (fixture) => (over.has(fixture) ? 'full time' : 'to come'));
        const out = result.substitutions.map((substitution) => substitution.out);
        for (const id of out) {
          const own = matchesOf(gameweek, id);
          expect(own.every(({ fixture, minutes }) => over.has(fixture) && minutes === 0)).toBe(true);
        }
        const counting = result.picks.filter(({ multiplier }) => multiplier > 0);
        expect(counting).toHaveLength(readPicks(gameweek).active_chip === 'bboost' ? 15 : 11);
        expect(result.picks.filter((pick) => isStarter(pick, 11))).toHaveLength(11);
        states += 1;
      }
    }
    report(`manager 545762 fixture by fixture: ${states} states, no starter off too early`);
    expect(states).toBeGreaterThan(400);
  });
});
