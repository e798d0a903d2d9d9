import { shareOfHash } from '@touchline/shared/domain';
import type { CountedStat, OfficialFixture, OfficialHistoryRow } from '../official';

/** One action of a footballer, at a random minute. */
export interface ScriptedAction {
  readonly minute: number;
  readonly element: number;
  readonly stat: CountedStat;
  readonly is_home: boolean;
}

/** A footballer's time on the pitch, in minutes. */
export interface OnPitch {
  readonly from: number;
  readonly to: number;
}

const drawnStats = [
  'goals_scored',
  'assists',
  'own_goals',
  'penalties_saved',
  'penalties_missed',
  'yellow_cards',
  'red_cards',
  'saves',
] as const satisfies readonly CountedStat[];

/** Maximum number of draws until goals conceded match the recording; then the best one is used. */
const draws = 40;

/**
 * Reconstructs the course of a recorded match. Recordings contain only totals, so each action gets a minute
 * from a seed derived from its fixture: deterministic, within the footballer's time on the pitch, and as far
 * as possible so that every footballer has conceded the recorded number of goals.
 */
export function matchScript(fixture: OfficialFixture, rows: readonly OfficialHistoryRow[]): ScriptedAction[] {
  let best: { script: ScriptedAction[]; misses: number } | undefined;
  for (let draw = 0; draw < draws && best?.misses !== 0; draw += 1) {
    const script = drawScript(`${fixture.code}|${draw}`, rows);
    const misses = countMisses(script, rows);
    if (best === undefined || misses < best.misses) best = { script, misses };
  }
  return best?.script ?? [];
}

/** Starters play from the beginning, everyone else until the end. */
export function onPitch({ minutes, starts }: Pick<OfficialHistoryRow, 'minutes' | 'starts'>): OnPitch {
  return starts > 0 ? { from: 0, to: minutes } : { from: 90 - minutes, to: 90 };
}

function drawScript(seed: string, rows: readonly OfficialHistoryRow[]): ScriptedAction[] {
  const actions = rows.flatMap((row) => drawnStats.flatMap((stat) => drawActions(seed, row, stat)));
  return movedToGoals(actions, rows).sort((a, b) => a.minute - b.minute || a.element - b.element);
}

function drawActions(seed: string, row: OfficialHistoryRow, stat: CountedStat): ScriptedAction[] {
  const { from, to } = onPitch(row);
  return Array.from({ length: row[stat] }, (_, index) => {
    const share = shareOfHash(`${seed}|${row.element}|${stat}|${index}`);
    // A footballer sent off leaves at that minute.
    const minute = stat === 'red_cards' ? Math.max(1, to) : 1 + Math.floor(from + share * (to - from));
    return { minute: Math.min(90, minute), element: row.element, stat, is_home: row.was_home };
  });
}

/**
 * An assist belongs to a goal: each gets the minute of a goal that a team-mate scored while the footballer
 * was on the pitch.
 */
function movedToGoals(
  actions: readonly ScriptedAction[],
  rows: readonly OfficialHistoryRow[],
): ScriptedAction[] {
  const rowOf = new Map(rows.map((row) => [row.element, row]));
  const open = actions.filter(({ stat }) => stat === 'goals_scored' || stat === 'own_goals');
  return actions.map((action) => {
    if (action.stat !== 'assists') return action;
    const row = rowOf.get(action.element);
    const index = open.findIndex((goal) => row !== undefined && fits(goal, action, onPitch(row)));
    const [goal] = index < 0 ? [] : open.splice(index, 1);
    return goal === undefined ? action : { ...action, minute: goal.minute };
  });
}

function fits(goal: ScriptedAction, assist: ScriptedAction, { from, to }: OnPitch): boolean {
  const isForHisSide = sideScored(goal) === assist.is_home;
  return isForHisSide && goal.element !== assist.element && goal.minute > from && goal.minute <= to;
}

/** True when the goal counts for the home side; an own goal counts for the other one. */
export function sideScored({ stat, is_home }: ScriptedAction): boolean {
  return stat === 'own_goals' ? !is_home : is_home;
}

export const isGoal = ({ stat }: ScriptedAction) => stat === 'goals_scored' || stat === 'own_goals';

/** Goals against a footballer's side while they were on the pitch, up to a minute. */
export function concededBy(
  script: readonly ScriptedAction[],
  row: OfficialHistoryRow,
  minute: number,
): number {
  const { from, to } = onPitch(row);
  const isAgainst = (goal: ScriptedAction) => sideScored(goal) !== row.was_home;
  return script.filter(
    (action) =>
      isGoal(action) && isAgainst(action) && action.minute > from && action.minute <= Math.min(to, minute),
  ).length;
}

function countMisses(script: readonly ScriptedAction[], rows: readonly OfficialHistoryRow[]): number {
  return rows
    .filter(({ minutes }) => minutes > 0)
    .reduce((sum, row) => sum + Math.abs(concededBy(script, row, 90) - row.goals_conceded), 0);
}
