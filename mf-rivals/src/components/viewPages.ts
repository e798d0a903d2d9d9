import type { RouteTab } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import type { RivalsView } from '@touchline/shared/domain';

/** The pages of a view, by their path segments; the list has none. */
export const viewPages = [
  { label: 'List', x: '' },
  { label: 'Gameweek', x: 'gameweek' },
  { label: 'Lineups', x: 'lineups' },
  { label: 'Points', x: 'points' },
  { label: 'Report', x: 'report' },
  { label: 'Season', x: 'season' },
  { label: 'Transfers', x: 'transfers' },
  { label: 'Chips', x: 'chips' },
] as const;

/** The pages of one view as tabs. */
export const viewTabs = (view: RivalsView): RouteTab[] =>
  viewPages.map(({ label, x }) => ({ label, to: buildLink('rivals', { params: { view, x } }) }));
