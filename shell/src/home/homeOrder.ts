/** The parts of Home below the status strip, by the slot that a remote fills. */
export type HomeSlot =
  'home.team' | 'home.rivals' | 'home.fixtures' | 'home.footballers' | 'home.transfers' | 'home.categories';

/** The widgets above the fold, and the rest. */
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

/** On wide windows the own team and the rivals stand at the left, all else at the right. */
export const leftSlots: readonly HomeSlot[] = ['home.team', 'home.rivals'];
