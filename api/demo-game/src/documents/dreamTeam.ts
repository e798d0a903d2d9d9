import { asFootballerId, bestLineup, type GameweekNumber } from '@touchline/shared/domain';

import { gameweekSums, type Sums } from './sums';
import type { SeasonView } from './view';
import { demoRules } from '../demoRules';

export interface DreamTeam {
  readonly top_player: { readonly id: number; readonly points: number };
  readonly team: readonly { readonly element: number; readonly points: number; readonly position: number }[];
}

/** The best eleven of a gameweek so far; undefined before anybody has points. */
export type DreamTeams = (view: SeasonView, gameweek: GameweekNumber) => DreamTeam | undefined;

export function createDreamTeams(): DreamTeams {
  const final = new Map<GameweekNumber, DreamTeam | undefined>();
  return (view, gameweek) => {
    if (final.has(gameweek) && view.isChecked(gameweek)) return final.get(gameweek);
    const team = dreamTeam(view, gameweekSums(view, gameweek));
    if (view.isChecked(gameweek)) final.set(gameweek, team);
    return team;
  };
}

/** The best legal eleven of all who have played, by these sums. */
export function dreamTeam(view: SeasonView, sums: readonly Sums[]): DreamTeam | undefined {
  const candidates = view.season.football.footballers
    .filter((one) => (sums[one.id]?.minutes ?? 0) > 0)
    .map((one) => ({
      footballer_id: asFootballerId(one.id),
      position: one.position,
      value: sums[one.id]?.total_points ?? 0,
    }));
  const lineup = bestLineup(candidates, demoRules);
  const best = [...lineup].sort(
    (one, other) => other.value - one.value || one.footballer_id - other.footballer_id,
  )[0];
  if (best === undefined || lineup.length < 11) return undefined;
  return {
    top_player: { id: best.footballer_id, points: best.value },
    team: lineup.map((one, index) => ({
      element: one.footballer_id,
      points: one.value,
      position: index + 1,
    })),
  };
}
