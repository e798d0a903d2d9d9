import type { FootballerId, GameweekNumber } from '@touchline/shared/domain';
import type { PlannedGameweek } from '@touchline/shared/plan';

/** One gameweek of two plans, side by side. */
export interface ComparedGameweek {
  readonly gameweek_id: GameweekNumber;
  readonly first: number | null;
  readonly second: number | null;
  readonly difference: number | null;
  /** In the first squad and not in the second. */
  readonly only_first: readonly FootballerId[];
  readonly only_second: readonly FootballerId[];
}

/** Gameweeks that both plans have. */
export function comparedPlans(
  first: readonly PlannedGameweek[],
  second: readonly PlannedGameweek[],
): ComparedGameweek[] {
  return first.flatMap((one) => {
    const other = second.find(({ gameweek_id }) => gameweek_id === one.gameweek_id);
    if (other === undefined) return [];
    const [own, others] = [idsOf(one), idsOf(other)];
    return [
      {
        gameweek_id: one.gameweek_id,
        first: one.net_points,
        second: other.net_points,
        difference:
          one.net_points === null || other.net_points === null ? null : one.net_points - other.net_points,
        only_first: own.filter((id) => !others.includes(id)),
        only_second: others.filter((id) => !own.includes(id)),
      },
    ];
  });
}

const idsOf = ({ squad }: PlannedGameweek) => squad.map(({ footballer_id }) => footballer_id);
