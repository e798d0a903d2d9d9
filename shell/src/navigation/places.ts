import {
  ClubsIcon,
  BootIcon,
  EliteIcon,
  EliteTransfersIcon,
  FixturesIcon,
  HomeActiveIcon,
  HomeIcon,
  KitIcon,
  PassIcon,
  RivalsIcon,
  StarOutlineIcon,
  TickerIcon,
  TimelineIcon,
  TransfersIcon,
  type NavItem,
} from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import type { FantasyState } from '@touchline/shared/wire';
import { fixturesGameweek } from './redirects';

/** The four places that are always visible. */
export function primaryPlaces(state: FantasyState | null): NavItem[] {
  const rivals = buildLink('rivals', { params: { view: state?.rivals_view ?? 'rivals' } });
  const fixtures = buildLink('fixtures', { params: { gameweek: fixturesGameweek(state) } });
  return [
    { key: 'home', label: 'Home', to: '/', icon: HomeIcon, activeIcon: HomeActiveIcon },
    { key: 'team', label: 'My Team', to: '/team', icon: KitIcon },
    { key: 'rivals', label: 'Rivals', to: rivals, icon: RivalsIcon },
    { key: 'fixtures', label: 'Fixtures', to: fixtures, icon: FixturesIcon },
  ];
}

/** The places behind More: the specification's five first, then ours. */
export function secondaryPlaces(watched: number): NavItem[] {
  const watchlist = buildLink('footballers', { params: { x: 'list' }, query: { category: 'watchlist' } });
  return [
    { key: 'footballers', label: 'Players', to: '/footballers', icon: BootIcon, group: 'research' },
    { key: 'transfers', label: 'Transfers', to: '/transfers', icon: TransfersIcon, group: 'research' },
    { key: 'elite_picks', label: 'Elite Picks', to: '/elite_picks', icon: EliteIcon, group: 'research' },
    { key: 'clubs', label: 'Clubs', to: '/clubs', icon: ClubsIcon, group: 'research' },
    {
      key: 'season_ticker',
      label: 'Season Ticker',
      to: '/season_ticker',
      icon: TickerIcon,
      group: 'research',
    },
    {
      key: 'elite_transfers',
      label: 'Elite Transfers',
      to: '/elite_transfers',
      icon: EliteTransfersIcon,
      group: 'account',
    },
    { key: 'timeline', label: 'Timeline', to: '/timeline', icon: TimelineIcon, group: 'account' },
    {
      key: 'watchlist',
      label: 'Watchlist',
      to: watchlist,
      icon: StarOutlineIcon,
      badge: watched,
      group: 'account',
    },
    { key: 'season_pass', label: 'Season pass', to: '/season_pass', icon: PassIcon, group: 'account' },
  ];
}

/** Detail pages highlight the place of their list. */
const under: Readonly<Record<string, string>> = {
  '': 'home',
  fixture: 'fixtures',
  footballer: 'footballers',
  club: 'clubs',
  h2h: 'rivals',
};

/** Key of the place that a path belongs to. */
export function activePlace(path: string, search = ''): string {
  const first = path.split('/')[1] ?? '';
  if (first === 'footballers' && new URLSearchParams(search).get('category') === 'watchlist')
    return 'watchlist';
  return under[first] ?? first;
}
