import type { GameweekNumber } from '@touchline/shared/domain';

import type { Period } from '../fantasy';
import type { DreamTeams } from './dreamTeam';
import { instant, type SeasonView } from './view';

/** One row of `events`. */
export function eventOf(view: SeasonView, id: GameweekNumber, dreamTeams: DreamTeams) {
  const { current, season } = view;
  const deadline = season.calendar.deadlines[id] ?? 0;
  return {
    id,
    name: `Gameweek ${id}`,
    deadline_time: instant(deadline),
    release_time: null,
    finished: view.isFinished(id),
    data_checked: view.isChecked(id),
    deadline_time_epoch: Math.floor(deadline / 1000),
    deadline_time_game_offset: 0,
    is_previous: id === current - 1,
    is_current: id === current,
    is_next: id === current + 1,
    cup_leagues_created: false,
    h2h_ko_matches_created: false,
    ...scoresOf(view, id),
    ...choicesOf(view, id),
    ...bestOf(view, id, dreamTeams),
  };
}

interface Scores {
  readonly average_entry_score: number;
  readonly highest_scoring_entry: number | null;
  readonly highest_score: number | null;
  readonly ranked_count: number;
}

/** The gameweek's average as of the game's last count. */
export const averageOf = (view: SeasonView, id: GameweekNumber): number =>
  scoresOf(view, id).average_entry_score;

const scoresByTeams = new WeakMap<object, { readonly isOver: boolean; readonly scores: Scores }>();

function scoresOf(view: SeasonView, id: GameweekNumber): Scores {
  const none: Scores = {
    average_entry_score: 0,
    highest_scoring_entry: null,
    highest_score: null,
    ranked_count: 0,
  };
  if (id > view.current) return none;
  const scores = id === view.current ? view.standings() : (view.season.fantasy.period(id)?.teams ?? []);
  const isOver = view.isFinished(id);
  const cached = scoresByTeams.get(scores);
  if (cached && cached.isOver === isOver) return cached.scores;
  const made = scoresIn(view, scores, isOver);
  scoresByTeams.set(scores, { isOver, scores: made });
  return made;
}

function scoresIn(
  view: SeasonView,
  scores: readonly ({ readonly points: number } | undefined)[],
  isOver: boolean,
): Scores {
  const points = scores.flatMap((one, index) => (one ? [{ index, points: one.points }] : []));
  const sum = points.reduce((total, one) => total + one.points, 0);
  const best = points.reduce((top, one) => (one.points > top.points ? one : top), { index: 0, points: -99 });
  return {
    average_entry_score: points.length > 0 ? Math.round(sum / points.length) : 0,
    highest_scoring_entry: isOver ? (view.season.fantasy.managers[best.index]?.id ?? null) : null,
    highest_score: isOver ? best.points : null,
    ranked_count: points.length,
  };
}

/** Decisions do not change after the deadline, so each period is processed once. */
const choicesByPeriod = new WeakMap<Period, ReturnType<typeof choicesIn>>();

/** Decisions of all teams for a gameweek; unknown until its deadline. */
function choicesOf(view: SeasonView, id: GameweekNumber) {
  const period = id <= view.current ? view.season.fantasy.period(id) : undefined;
  if (period === undefined)
    return {
      chip_plays: [],
      most_selected: null,
      most_transferred_in: null,
      most_captained: null,
      most_vice_captained: null,
      transfers_made: 0,
    };
  const choices = choicesByPeriod.get(period) ?? choicesIn(period);
  choicesByPeriod.set(period, choices);
  return choices;
}

function choicesIn(period: Period) {
  const teams = period.teams.filter((team) => team !== undefined);
  const chipPlays = ['bboost', 'freehit', 'wildcard', '3xc']
    .map((chip_name) => ({ chip_name, num_played: teams.filter((team) => team.chip === chip_name).length }))
    .filter(({ num_played }) => num_played > 0);
  return {
    chip_plays: chipPlays,
    most_selected: highest(period.selected),
    most_transferred_in: mostFrequent(period.transfers.map((one) => one.in)),
    most_captained: mostFrequent(teams.map((team) => team.captain)),
    most_vice_captained: mostFrequent(teams.map((team) => team.vice)),
    transfers_made: period.transfers.length,
  };
}

function highest(counts: Int32Array): number | null {
  const most = counts.reduce((top, count) => Math.max(top, count), 0);
  return most > 0 ? counts.indexOf(most) : null;
}

function mostFrequent(ids: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1] || one[0] - other[0])[0]?.[0] ?? null;
}

function bestOf(view: SeasonView, id: GameweekNumber, dreamTeams: DreamTeams) {
  const top = view.isFinished(id) && id <= view.current ? dreamTeams(view, id)?.top_player : undefined;
  return { top_element: top?.id ?? null, top_element_info: top ?? null };
}
