/** Who may open a page. Everyone in the app is a `user`; `pass` needs the season pass, `admin` the role. */
export type PageAccess = 'user' | 'pass' | 'admin';

/** Icons of places: those of the design system, without `Icon` behind their names. */
export const placeIcons = [
  'Boot',
  'Clubs',
  'Elite',
  'EliteTransfers',
  'Fixtures',
  'Kit',
  'Pass',
  'Rivals',
  'StarOutline',
  'Ticker',
  'Timeline',
  'Transfers',
] as const;
export type PlaceIcon = (typeof placeIcons)[number];

/** A remote's place in the navigation of the app. */
export interface NavigationPlace {
  /** Address below one of the remote's prefixes, which may have a query. */
  readonly to: string;
  readonly label: string;
  readonly icon: PlaceIcon;
  /**
   * `main`: always visible on a phone. The first three are, which are those of the app today; further ones are behind More,
   * where a place is without it.
   */
  readonly bar?: 'main';
  /** Heading that it stands under behind More; by default `research`. */
  readonly group?: 'research' | 'account';
  /** Place among the others, 0 to 999, smallest first; by default last. */
  readonly order?: number;
  /** Prefixes of pages that highlight it too: `/fixture` for the list of fixtures. */
  readonly covers?: readonly string[];
  /** What the icon counts. */
  readonly badge?: 'watchlist';
}

/** Where a widget stands on Home. */
export interface HomePlace {
  /** Place among the widgets, 0 to 999, smallest first; by default last. */
  readonly order?: number;
  /** Column on wide windows; by default the right one. */
  readonly column?: 'left';
  /** Height in pixels that is kept free until it has loaded, so that the page does not jump. */
  readonly height?: number;
}
