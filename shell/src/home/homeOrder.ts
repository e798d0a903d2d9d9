/** The parts of Home below the status strip, by the slot that a remote fills. */
export type HomeSlot =
  'home.team' | 'home.rivals' | 'home.fixtures' | 'home.footballers' | 'home.transfers' | 'home.categories';

/** What stands first, and the rest. */
export type HomeOrder = readonly [HomeSlot, ...HomeSlot[]];

/** Order of Home's parts: what one owns, whom one plays against, then whom to buy. */
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
