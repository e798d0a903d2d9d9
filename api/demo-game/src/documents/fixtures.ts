import { pointsByCategory, type GameweekNumber } from '@touchline/shared/domain';

import { hour, lastGameweek } from '../calendar';
import { clubById, strengthOf } from '../clubs';
import type { DemoFootballer } from '../footballers';
import { clubIn, isInLeague } from '../footballers';
import type { PlayerTally } from '../tally';
import { gameweekSums, noSums, statFields, summedStats } from './sums';
import type { DreamTeams } from './dreamTeam';
import { instant, tallyFor, type FixtureView, type SeasonView } from './view';
import { demoRules } from '../demoRules';

const fixtureStats = [
  'goals_scored',
  'assists',
  'own_goals',
  'penalties_saved',
  'penalties_missed',
  'yellow_cards',
  'red_cards',
  'saves',
  'bonus',
  'bps',
] as const;

/** `fixtures/`, `?event=N`, `?future=1`: by kick-off, those without a date last. */
export function fixturesDocument(
  view: SeasonView,
  { event, future }: { event?: number; future?: boolean },
): unknown {
  return view
    .fixtures()
    .filter((one) => event === undefined || one.gameweek === event)
    .filter((one) => !future || !one.hasStarted)
    .toSorted(
      (one, other) =>
        (one.kickoff ?? Infinity) - (other.kickoff ?? Infinity) || one.fixture.id - other.fixture.id,
    )
    .map(fixtureOf);
}

function fixtureOf(view: FixtureView) {
  const { fixture, tally } = view;
  return {
    code: fixture.code,
    event: view.gameweek,
    finished: view.isSettled,
    finished_provisional: view.hasEnded,
    id: fixture.id,
    kickoff_time: view.kickoff === null ? null : instant(view.kickoff),
    minutes: view.minutes,
    provisional_start_time: false,
    started: view.kickoff === null ? null : view.hasStarted,
    team_a: fixture.away,
    team_a_score: tally?.score[1] ?? null,
    team_h: fixture.home,
    team_h_score: tally?.score[0] ?? null,
    stats: tally ? fixtureStats.map((stat) => statOf(tally.players, stat)) : [],
    team_h_difficulty: difficulty(fixture.away),
    team_a_difficulty: difficulty(fixture.home),
    pulse_id: 93_320 + fixture.id,
  };
}

function statOf(players: readonly PlayerTally[], identifier: (typeof fixtureStats)[number]) {
  const of = (side: number) =>
    players
      .filter((one) => one.side === side && one[identifier] !== 0)
      .sort((one, other) => other[identifier] - one[identifier] || one.id - other.id)
      .map((one) => ({ value: one[identifier], element: one.id }));
  return { identifier, a: of(1), h: of(0) };
}

/** Difficulty of a match against that club. */
export const difficulty = (opponent: number): number => strengthOf(clubById(opponent));

/** `event/{gw}/live/`: everybody's stats with the explanation of their points. */
export function liveDocument(view: SeasonView, gameweek: GameweekNumber, dreamTeams: DreamTeams): unknown {
  if (gameweek > view.current) return { elements: [] };
  const fixtures = view.inGameweek(gameweek);
  const sums = gameweekSums(view, gameweek);
  const dream = new Set(dreamTeams(view, gameweek)?.team.map(({ element }) => element) ?? []);
  const elements = view.season.football.footballers
    .filter((one) => one.arrives <= gameweek)
    .map((one) => ({
      id: one.id,
      stats: { ...statFields(sums[one.id] ?? noSums(), summedStats), in_dreamteam: dream.has(one.id) },
      explain: explain(one, fixtures, gameweek),
    }));
  return { elements };
}

function explain(one: DemoFootballer, fixtures: readonly FixtureView[], gameweek: GameweekNumber) {
  const club = clubIn(one, gameweek);
  if (!isInLeague(one, gameweek)) return [];
  return fixtures
    .filter(({ fixture }) => fixture.home === club || fixture.away === club)
    .map((view) => ({
      fixture: view.fixture.id,
      stats: pointsByCategory(tallyFor(view, one.id), one.position, demoRules).map(
        ({ category, points, count }) => ({
          identifier: category,
          points,
          value: count,
        }),
      ),
    }))
    .map((entry) => ({ ...entry, stats: entry.stats.toSorted(minutesFirst) }));
}

const minutesFirst = (one: { identifier: string }, other: { identifier: string }): number =>
  Number(other.identifier === 'minutes') - Number(one.identifier === 'minutes');

/** `event-status/`: one row for each match day of the current gameweek. */
export function eventStatusDocument(view: SeasonView): unknown {
  const days = new Map<string, FixtureView[]>();
  for (const fixture of view.inGameweek(view.current)) {
    const date = new Date(fixture.kickoff ?? 0).toISOString().slice(0, 10);
    days.set(date, [...(days.get(date) ?? []), fixture]);
  }
  const status = [...days].sort().map(([date, fixtures]) => ({
    bonus_added: fixtures.every(({ isSettled }) => isSettled),
    date,
    event: view.current,
    points: pointsState(fixtures),
  }));
  return { status, leagues: leaguesState(view) };
}

/** Empty before, live, provisional, then ready. */
function pointsState(fixtures: readonly FixtureView[]): '' | 'l' | 'p' | 'r' {
  if (!fixtures.some(({ hasStarted }) => hasStarted)) return '';
  if (fixtures.some(({ hasStarted, hasEnded }) => hasStarted && !hasEnded)) return 'l';
  return fixtures.every(({ isSettled }) => isSettled) ? 'r' : 'p';
}

function leaguesState(view: SeasonView): '' | 'Updating' | 'Updated' {
  if (view.current === 0) return '';
  const ended = view.inGameweek(view.current).filter(({ hasEnded }) => hasEnded);
  if (ended.length === 0) return '';
  if (view.isChecked(view.current)) return 'Updated';
  const lastEnd = Math.max(...ended.map(({ kickoff }) => (kickoff ?? 0) + 2 * hour));
  return view.countedAt() >= lastEnd ? 'Updated' : 'Updating';
}

/** `dream-team/{gw}/`; undefined before anybody of the gameweek has played. */
export function dreamTeamDocument(
  view: SeasonView,
  gameweek: GameweekNumber,
  dreamTeams: DreamTeams,
): unknown {
  return gameweek >= 1 && gameweek <= Math.min(view.current, lastGameweek)
    ? dreamTeams(view, gameweek)
    : undefined;
}
