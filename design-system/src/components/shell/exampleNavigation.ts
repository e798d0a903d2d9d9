import {
  ClubsIcon,
  EliteIcon,
  FixturesIcon,
  HomeActiveIcon,
  HomeIcon,
  PassIcon,
  RivalsIcon,
  StarOutlineIcon,
  TickerIcon,
  TimelineIcon,
  TransfersIcon,
} from '../../icons/muiIcons';
import { BootIcon, KitIcon } from '../../icons/ownIcons';
import type { NavItem } from './navigation';

/** For stories: the four sections of the bar. */
export const primaryItems: NavItem[] = [
  { key: 'home', label: 'Home', to: '/', icon: HomeIcon, activeIcon: HomeActiveIcon },
  { key: 'team', label: 'My Team', to: '/team', icon: KitIcon },
  { key: 'rivals', label: 'Rivals', to: '/rivals', icon: RivalsIcon, badge: 2 },
  { key: 'fixtures', label: 'Fixtures', to: '/fixtures/21', icon: FixturesIcon },
];

/** For stories: the items of the More sheet. */
export const secondaryItems: NavItem[] = [
  { key: 'players', label: 'Players', to: '/footballers', icon: BootIcon, group: 'research' },
  { key: 'transfers', label: 'Transfers', to: '/transfers', icon: TransfersIcon, group: 'research' },
  { key: 'elite', label: 'Elite Picks', to: '/elite_picks', icon: EliteIcon, group: 'research' },
  { key: 'clubs', label: 'Clubs', to: '/clubs', icon: ClubsIcon, group: 'research' },
  { key: 'ticker', label: 'Season Ticker', to: '/season_ticker', icon: TickerIcon, group: 'research' },
  { key: 'timeline', label: 'Timeline', to: '/timeline', icon: TimelineIcon, group: 'account' },
  {
    key: 'watchlist',
    label: 'Watchlist',
    to: '/footballers/list',
    icon: StarOutlineIcon,
    group: 'account',
    badge: 11,
  },
  { key: 'pass', label: 'Season pass', to: '/season_pass', icon: PassIcon, group: 'account' },
];
