import type { HomePlace, NavigationPlace } from '@touchline/shared/contract/host';
import type { Release } from './releaseDocument';

/**
 * What the shell knew of our remotes before they declared it themselves (contract 5.2, docs/decisions/0082). Asked only for
 * releases from before, which may be live, pinned or a rollback's target. It goes once no such release is stored.
 */
const undeclaredBefore: Readonly<Record<string, { title: string; places: readonly NavigationPlace[] }>> = {
  'mf-team': {
    title: 'My team',
    places: [
      { to: '/team', label: 'My Team', icon: 'Kit', bar: 'main', order: 10 },
      { to: '/timeline', label: 'Timeline', icon: 'Timeline', group: 'account', order: 170 },
    ],
  },
  'mf-rivals': {
    title: 'Rivals',
    places: [{ to: '/rivals', label: 'Rivals', icon: 'Rivals', bar: 'main', order: 20, covers: ['/h2h'] }],
  },
  'mf-fixtures': {
    title: 'Fixtures',
    places: [
      { to: '/fixtures', label: 'Fixtures', icon: 'Fixtures', bar: 'main', order: 30, covers: ['/fixture'] },
      { to: '/season_ticker', label: 'Season Ticker', icon: 'Ticker', order: 150 },
    ],
  },
  'mf-footballers': {
    title: 'Players',
    places: [
      { to: '/footballers', label: 'Players', icon: 'Boot', order: 110, covers: ['/footballer'] },
      { to: '/transfers', label: 'Transfers', icon: 'Transfers', order: 120 },
      { to: '/elite_picks', label: 'Elite Picks', icon: 'Elite', order: 130 },
      {
        to: '/elite_transfers',
        label: 'Elite Transfers',
        icon: 'EliteTransfers',
        group: 'account',
        order: 160,
      },
      {
        to: '/footballers/list?category=watchlist',
        label: 'Watchlist',
        icon: 'StarOutline',
        group: 'account',
        order: 180,
        badge: 'watchlist',
      },
    ],
  },
  'mf-clubs': {
    title: 'Clubs',
    places: [{ to: '/clubs', label: 'Clubs', icon: 'Clubs', order: 140, covers: ['/club'] }],
  },
  'mf-account': {
    title: 'Your account',
    places: [{ to: '/season_pass', label: 'Season pass', icon: 'Pass', group: 'account', order: 190 }],
  },
};

const homeBefore: Readonly<Record<string, HomePlace>> = {
  'home.team': { order: 10, column: 'left', height: 800 },
  'home.rivals': { order: 20, column: 'left', height: 390 },
  'home.fixtures': { order: 30, height: 170 },
  'home.footballers': { order: 40, height: 240 },
  'home.transfers': { order: 50, height: 300 },
  'home.categories': { order: 60, height: 260 },
};

/** A release with its title, its places and the places of its widgets, whether it declares them or not. */
export function withDeclared(remote: string, release: Release): Release {
  if (release.title !== undefined || release.places !== undefined) return release;
  return {
    ...release,
    ...undeclaredBefore[remote],
    widgets: release.widgets.map((widget) => {
      const home = widget.home ?? homeBefore[widget.slot];
      return { ...widget, ...(home && { home }) };
    }),
  };
}
