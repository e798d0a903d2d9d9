import {
  pointsWhenPlaying,
  seasonWorth,
  averageOpponents,
  clubIn,
  type DemoFootballer,
} from '../footballers';
import { isListedAt } from '../football';
import type { Period } from '../fantasy';
import { chanceOf, streamKey } from '../random';
import { difficulty } from './fixtures';
import { noSums, shownStats, statFields, summedStats, type SummedStat } from './sums';
import { instant, tallyFor, type FixtureView, type SeasonView } from './view';

/** `element-summary/{id}/`; undefined for an unknown footballer. */
export function elementSummaryDocument(view: SeasonView, id: number): unknown {
  const one = view.season.football.footballers[id - 1];
  if (one === undefined || !isListedAt(one, view.season.calendar, view.now)) return undefined;
  return {
    fixtures: remaining(view, one),
    history: history(view, one),
    history_past: pastSeasons(view.season.people, one),
  };
}

function remaining(view: SeasonView, one: DemoFootballer): unknown[] {
  const club = clubIn(one, view.current + 1);
  const isGone = one.leaves !== null && one.leaves <= view.current + 1;
  return view
    .fixtures()
    .filter(
      ({ fixture, hasStarted }) => !isGone && !hasStarted && (fixture.home === club || fixture.away === club),
    )
    .toSorted((a, b) => (a.kickoff ?? Infinity) - (b.kickoff ?? Infinity))
    .map((fixture) => remainingRow(fixture, club));
}

function remainingRow({ fixture, gameweek, kickoff }: FixtureView, club: number) {
  const isHome = fixture.home === club;
  return {
    id: fixture.id,
    code: fixture.code,
    team_h: fixture.home,
    team_h_score: null,
    team_a: fixture.away,
    team_a_score: null,
    event: gameweek,
    finished: false,
    minutes: 0,
    provisional_start_time: false,
    kickoff_time: kickoff === null ? null : instant(kickoff),
    event_name: gameweek === null ? null : `Gameweek ${gameweek}`,
    is_home: isHome,
    difficulty: difficulty(isHome ? fixture.away : fixture.home),
  };
}

const historyStats = summedStats.filter((stat) => stat !== 'total_points' && stat !== 'starts');

function history(view: SeasonView, one: DemoFootballer): unknown[] {
  return view.season.football
    .record(one.id)
    .map(({ fixture }) => view.fixture(fixture))
    .filter(({ hasStarted }) => hasStarted)
    .map((fixture) => historyRow(view, one, fixture));
}

function historyRow(
  view: SeasonView,
  one: DemoFootballer,
  { fixture, tally, kickoff, ...rest }: FixtureView,
) {
  const stats = shownStats(tallyFor({ fixture, tally, kickoff, ...rest }, one.id));
  const wasHome = fixture.home === clubIn(one, fixture.gameweek);
  const period = view.season.fantasy.period(fixture.gameweek);
  const flow = period ? flowOf(period, one.id) : { in: 0, out: 0 };
  return {
    element: one.id,
    fixture: fixture.id,
    opponent_team: wasHome ? fixture.away : fixture.home,
    total_points: stats.total_points,
    was_home: wasHome,
    kickoff_time: instant(kickoff ?? 0),
    team_h_score: tally?.score[0] ?? null,
    team_a_score: tally?.score[1] ?? null,
    round: fixture.gameweek,
    ...statFields(stats, historyStats),
    starts: stats.starts,
    value: period?.prices[one.id] ?? one.startPrice,
    transfers_balance: flow.in - flow.out,
    selected: period?.selected[one.id] ?? 0,
    transfers_in: flow.in,
    transfers_out: flow.out,
  };
}

function flowOf(period: Period, id: number): { in: number; out: number } {
  const flow = { in: 0, out: 0 };
  for (const one of period.transfers) {
    if (one.in === id) flow.in += 1;
    if (one.out === id) flow.out += 1;
  }
  return flow;
}

/** Generated from the footballer's quality: the older they are, the more seasons. */
function pastSeasons(seed: number, one: DemoFootballer): unknown[] {
  const chance = chanceOf(seed, streamKey.pastSeasons, one.id);
  const count = Math.min(6, Math.max(0, Math.round((one.age - 20) * 0.5 * chance.unit())));
  return Array.from({ length: count }, (_, index) => {
    const start = 2023 - (count - index);
    const matches = Math.min(
      38,
      Math.max(1, Math.round((seasonWorth(one) / 3.6) * 34 * (0.5 + chance.unit() * 0.7))),
    );
    return pastSeason(one, start, matches, 0.7 + chance.unit() * 0.6);
  });
}

function pastSeason(one: DemoFootballer, start: number, matches: number, luck: number) {
  const goals = Math.round(matches * 0.045 * one.shooting * luck * (one.position === 'GKP' ? 0 : 1.6));
  const assists = Math.round(matches * 0.07 * one.creating * luck);
  const conceded = Math.round(matches * averageOpponents(one.club).concedes);
  const clean = Math.round(matches * 0.26 * luck);
  const points = Math.round(matches * pointsWhenPlaying(one, averageOpponents(one.club)) * luck);
  const price = Math.max(40, one.startPrice - Math.round((1.4 - luck) * 6) * 5);
  const sums = {
    ...noSums(),
    minutes: matches * 74,
    goals_scored: goals,
    assists,
    clean_sheets: clean,
    goals_conceded: conceded,
    yellow_cards: Math.round(matches * 0.13 * one.fouling),
    saves: one.position === 'GKP' ? matches * 3 : 0,
    bonus: Math.round(points * 0.07),
    bps: matches * 12,
    influence: matches * 15,
    creativity: matches * 12 * one.creating,
    threat: matches * 12 * one.shooting,
    starts: Math.round(matches * 0.78),
    expected_goals: goals * 0.95,
    expected_assists: assists * 0.8,
    expected_goals_conceded: conceded * 0.96,
  };
  sums.ict_index = (sums.influence + sums.creativity + sums.threat) / 10;
  sums.expected_goal_involvements = sums.expected_goals + sums.expected_assists;
  return {
    season_name: `${start}/${String(start + 1).slice(2)}`,
    element_code: one.code,
    start_cost: price,
    end_cost: price + Math.round((luck - 1) * 12),
    total_points: points,
    ...statFields(sums, pastStats),
  };
}

const pastStats: readonly SummedStat[] = summedStats.filter((stat) => stat !== 'total_points');
