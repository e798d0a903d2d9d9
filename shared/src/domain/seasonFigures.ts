import { mean } from './scales';
import type { GameweekNumber, Points } from './units';

/** Net points of a team in one gameweek. */
interface NettPoints {
  gameweek_id: GameweekNumber;
  nett_points: Points;
}

/** Key figures of a season. */
export interface SeasonFigures {
  /** Mean net points per gameweek, to one decimal. */
  average: Points | null;
  best: NettPoints | null;
  worst: NettPoints | null;
}

/**
 * Average, best and worst net points of a team, over its finished gameweeks: a running gameweek must not
 * count as a bad one. Of equal ones the earlier is the best and the later the worst. All are null before the
 * first has finished.
 */
export function seasonFigures(
  rows: readonly NettPoints[],
  isFinished: (gameweek: GameweekNumber) => boolean,
): SeasonFigures {
  const finished = rows
    .filter(({ gameweek_id }) => isFinished(gameweek_id))
    .map(({ gameweek_id, nett_points }) => ({ gameweek_id, nett_points }))
    .sort((a, b) => b.nett_points - a.nett_points || a.gameweek_id - b.gameweek_id);
  const [best] = finished;
  const worst = finished.at(-1);
  if (best === undefined || worst === undefined) return { average: null, best: null, worst: null };
  const average = mean(finished.map(({ nett_points }) => nett_points));
  return { average: Math.round(average * 10) / 10, best, worst };
}
