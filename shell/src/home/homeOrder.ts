/** The parts of Home below the status strip, each the slot for a remote's widget. */
export type HomeSlot =
  'home.team' | 'home.rivals' | 'home.fixtures' | 'home.footballers' | 'home.transfers' | 'home.categories';

/** The first widget, and the rest. */
export type HomeOrder = readonly [HomeSlot, ...HomeSlot[]];

/** Order of the widgets on Home: own team, rivals, then transfer ideas. */
export const homeOrder: HomeOrder = [
  'home.team',
  'home.rivals',
  'home.fixtures',
  'home.footballers',
  'home.transfers',
  'home.categories',
];

/** On wide windows these two are in the left column, all others in the right one. */
export const leftSlots: readonly HomeSlot[] = ['home.team', 'home.rivals'];
