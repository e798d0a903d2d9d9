import type { GameweekState } from '@touchline/shared/domain';

/** The parts of Home below the status strip, by the slot that a remote fills. */
export type HomeSlot =
  'home.team' | 'home.rivals' | 'home.fixtures' | 'home.footballers' | 'home.transfers' | 'home.categories';

/** What stands first, and the rest. */
export type HomeOrder = readonly [HomeSlot, ...HomeSlot[]];

const usual: HomeOrder = [
  'home.team',
  'home.rivals',
  'home.fixtures',
  'home.footballers',
  'home.transfers',
  'home.categories',
];
/** While matches run, what one owns matters more than whom to buy. */
const whileLive: HomeOrder = [
  'home.team',
  'home.rivals',
  'home.fixtures',
  'home.categories',
  'home.footballers',
  'home.transfers',
];

/** Order of Home's parts (page definitions section 5). */
export function homeOrder(state: GameweekState | undefined): HomeOrder {
  return state === 'live' || state === 'between' ? whileLive : usual;
}

/** On wide windows the own team and the rivals stand at the left, all else at the right. */
export const leftSlots: readonly HomeSlot[] = ['home.team', 'home.rivals'];
