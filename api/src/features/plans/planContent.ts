import { planLimits, type PlanWeek } from '@touchline/shared/plan';
import { badRequest, passNeeded } from '../../platform/http/problems';
import type { Season } from '../../game/season/season';
import type { PlanContent } from './plans.queries';

const longestName = 60;

/**
 * Validates a submitted draft as far as storage and display need it. Legality is not checked: a plan over
 * budget is saved too, so that nothing is lost.
 * @throws 400 with a message, 403 beyond the gameweeks of an account without pass
 */
export function readContent(season: Season, { name, weeks }: PlanContent, pass: boolean): PlanContent {
  const trimmed = name.trim();
  if (trimmed === '') throw badRequest('Give the draft a name.', { name: 'Give the draft a name' });
  if ([...trimmed].length > longestName) {
    const text = `Use at most ${longestName} characters`;
    throw badRequest(`${text} for the name.`, { name: text });
  }
  checkWeeks(season, weeks, pass);
  return { name: trimmed, weeks };
}

function checkWeeks({ rules }: Season, weeks: readonly PlanWeek[], pass: boolean): void {
  const { gameweeks: most } = planLimits(pass);
  if (weeks.length === 0) throw badRequest('A plan has at least one gameweek.');
  if (weeks.length > planLimits(true).gameweeks || (pass && weeks.length > most))
    throw badRequest(`A plan has at most ${planLimits(true).gameweeks} gameweeks.`);
  if (weeks.length > most) throw passNeeded(`Without the season pass a plan has at most ${most} gameweeks.`);
  const first = weeks[0]?.gameweek_id ?? 1;
  weeks.forEach((week, index) => {
    const { gameweek_id } = week;
    if (gameweek_id !== first + index || gameweek_id > rules.last_gameweek)
      throw badRequest('The gameweeks of a plan follow on from each other and belong to the season.');
    checkWeek(week, rules);
  });
}

function checkWeek({ gameweek_id, transfers, chip, order }: PlanWeek, rules: Season['rules']): void {
  const { size } = rules.squad;
  if (transfers.length > size)
    throw badRequest(`Gameweek ${gameweek_id} has more transfers than a squad has players.`);
  if (chip !== null && !rules.chips.some((window) => window.chip === chip))
    throw badRequest(`There is no chip "${chip}" in this season.`);
  if (order !== null && (order.length > size || new Set(order).size !== order.length))
    throw badRequest(`The line-up of gameweek ${gameweek_id} names somebody twice or too many.`);
}
