import type { FootballerView } from '@touchline/shared/wire';

/** The seven views of a squad, by the word that stands in the address and in the call. */
export const squadViews: readonly { readonly value: FootballerView; readonly label: string }[] = [
  { value: 'default', label: 'List' },
  { value: 'total_points', label: 'Points' },
  { value: 'gameweek_points', label: 'GW points' },
  { value: 'fixtures_points', label: 'Fixture points' },
  { value: 'gameweek_transfers', label: 'Transfers' },
  { value: 'predictions', label: 'Predictions' },
  { value: 'season_ticker', label: 'Season' },
];
