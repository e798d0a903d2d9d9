import { effectOf, type Chip, type GameweekNumber, type Points } from '@touchline/shared/domain';
import {
  emptyWeek,
  newSquad,
  walkPlan,
  type ChipValue,
  type PlanContext,
  type PlanStart,
} from '@touchline/shared/plan';
import { chipValuesOf } from '../domain/chipValuesOf';
import { defaultSettings } from '../solver/question';
import { pointsOf, squadOf, viewOf, type Followed, type SeasonDeadline } from './followedSeason';

/** A chip at a deadline of a season that was followed without chips. */
export interface ChipDay {
  readonly gameweek_id: GameweekNumber;
  readonly chip: Chip;
  /** Expected points more when it is played in this gameweek, and when it is kept. */
  readonly worth: Points;
  readonly kept: Points;
  /** Points more that it would have brought. */
  readonly came: Points;
  readonly is_played: boolean;
}

/** Gameweeks over which a squad for good is compared with the one that was followed. */
const wildcardLength = 3;

/**
 * What each chip would have brought at each deadline of a season that was followed without chips, and which are played by
 * the rule of the planner: one that is worth at least as much as when it is kept. The followed squads stay as they are, so
 * that what a chip brings is not mixed with what two seasons of other squads bring.
 *
 * @param deadlines of the gameweeks that were followed
 */
export function chipsAlong(followed: Followed, deadlines: readonly SeasonDeadline[]): ChipDay[] {
  const days: ChipDay[] = [];
  let played: PlanStart['played'] = [];
  // In the first gameweek the squad was chosen for it.
  for (let at = 1; at < followed.gameweeks.length; at += 1) {
    const [week, deadline] = [followed.gameweeks[at], deadlines[at]];
    if (week === undefined || deadline === undefined) break;
    const { gameweek_id } = week;
    const values = chipValuesOf({ ...week.start, played }, viewOf(deadline, ours), defaultSettings);
    const open = values.flatMap((one) => ofGameweek(one, gameweek_id));
    const [best] = [...open]
      .filter(({ worth, kept }) => worth > 0 && worth >= kept)
      .sort((a, b) => b.worth - b.kept - (a.worth - a.kept));
    for (const { chip, worth, kept } of open) {
      const came = cameOf(chip, at, followed, deadlines);
      days.push({ ...{ gameweek_id, chip, worth, kept, came }, is_played: chip === best?.chip });
    }
    if (best !== undefined) played = [...played, { chip: best.chip, gameweek_id }];
  }
  return days;
}

const ours = { expected: 'ours' } as const;

function ofGameweek({ chip, gameweeks }: ChipValue, gameweek: GameweekNumber) {
  const value = gameweeks.find(({ gameweek_id }) => gameweek_id === gameweek);
  return value === undefined ? [] : [{ ...value, chip }];
}

function cameOf(
  chip: Chip,
  at: number,
  { gameweeks, start: last }: Followed,
  deadlines: readonly SeasonDeadline[],
): Points {
  const [week, deadline] = [gameweeks[at], deadlines[at]];
  if (week === undefined || deadline === undefined) return 0;
  const { context } = viewOf(deadline, ours);
  const effect = effectOf(chip, context.rules);
  const { gameweek_id } = week;
  // What it played with is what the next gameweek started from.
  const squad = { ...(gameweeks[at + 1]?.start ?? last), ...{ gameweek_id, played: [] } };
  if (effect.has_free_transfers !== true)
    return pointsWith(squad, chip, context, deadline) - pointsWith(squad, null, context, deadline);
  const length = effect.reverts === true ? 1 : wildcardLength;
  const coming = deadlines.slice(at, at + length);
  const ids = newSquad(
    week.start.squad.map(({ footballer_id }) => footballer_id),
    coming.map((_, ahead) => gameweek_id + ahead),
    { context, start: week.start, weights: defaultSettings },
  );
  return coming.reduce((sum, one, ahead) => {
    const fresh = { ...squadOf(one, ids), gameweek_id: gameweek_id + ahead };
    const own = gameweeks[at + ahead];
    return sum + pointsWith(fresh, null, viewOf(one, ours).context, one) - (own?.points ?? 0);
  }, 0);
}

/** Points of a gameweek with the squad as it is, in its best line-up. */
function pointsWith(
  start: PlanStart,
  chip: Chip | null,
  context: PlanContext,
  deadline: SeasonDeadline,
): Points {
  const [week] = walkPlan(start, [{ ...emptyWeek(start.gameweek_id), chip }], context);
  if (week === undefined) throw new Error(`Gameweek ${start.gameweek_id} has no line-up.`);
  return pointsOf(week, deadline);
}
