import { HomeActiveIcon, HomeIcon, type NavItem } from '@touchline/design-system';
import type { FantasyState } from '@touchline/shared/wire';
import type { BrowserRegistry, RegisteredPlace } from '../../services/remotes/registry';
import { placeIcons } from './placeIcons';
import { redirectFor } from './redirects';

const home: NavItem = { key: '/', label: 'Home', to: '/', icon: HomeIcon, activeIcon: HomeActiveIcon };

/** What the served releases declare. A remote that is switched off has no places. */
const placesIn = ({ remotes }: BrowserRegistry): readonly RegisteredPlace[] =>
  Object.values(remotes)
    .flatMap(({ live }) => live?.places ?? [])
    .sort((a, b) => a.order - b.order);

/** The places that are always visible, and those behind More. */
export function navigationPlaces(registry: BrowserRegistry, state: FantasyState | null) {
  const primary = [home];
  const secondary: NavItem[] = [];
  const watched = state?.watchlist.length ?? 0;
  for (const { to, label, icon, group, badge } of placesIn(registry))
    (group === 'game' ? primary : secondary).push({
      key: to,
      label,
      to: redirectFor(to, state) ?? to,
      icon: placeIcons[icon] ?? placeIcons.Timeline,
      group,
      ...(badge && { badge: watched }),
    });
  return { primary, secondary };
}

/** Key of the place that a path belongs to; a place with a query is more exact than one without. */
export function activePlace(registry: BrowserRegistry, path: string, search = ''): string {
  const area = path.split('/')[1] ?? '';
  const open = placesIn(registry).filter(({ areas }) => areas.includes(area));
  const isShown = (query?: string) => query && `&${search.slice(1)}&`.includes(`&${query}&`);
  const found = open.find(({ to }) => isShown(to.split('?')[1])) ?? open.find(({ to }) => !to.includes('?'));
  return found?.to ?? path;
}
