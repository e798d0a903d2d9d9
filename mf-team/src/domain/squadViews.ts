import type { FootballerView } from '@touchline/shared/wire';

/** Path segments of the call `squad_tables` (specification section 7). */
export const squadTableWords: Readonly<Record<FootballerView, string>> = {
  default: 'list',
  total_points: 'points',
  gameweek_points: 'points_gameweek',
  fixtures_points: 'points_fixtures',
  gameweek_transfers: 'transfers',
  predictions: 'predictions',
  season_ticker: 'season',
};

/** The seven views of a squad, by their keys in the address and in the calls of the own team. */
export const squadViews = Object.keys(squadTableWords) as readonly FootballerView[];
