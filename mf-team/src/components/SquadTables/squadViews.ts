import type { FootballerView } from '@touchline/shared/wire';

interface SquadView {
  /** The word that stands in the address and in the calls of the own team. */
  readonly value: FootballerView;
  /** The word that the call `squad_tables` has for it (specification section 7). */
  readonly word: string;
  readonly label: string;
}

/** The seven views of a squad. */
export const squadViews: readonly SquadView[] = [
  { value: 'default', word: 'list', label: 'List' },
  { value: 'total_points', word: 'points', label: 'Points' },
  { value: 'gameweek_points', word: 'points_gameweek', label: 'GW points' },
  { value: 'fixtures_points', word: 'points_fixtures', label: 'Fixture points' },
  { value: 'gameweek_transfers', word: 'transfers', label: 'Transfers' },
  { value: 'predictions', word: 'predictions', label: 'Predictions' },
  { value: 'season_ticker', word: 'season', label: 'Season' },
];
