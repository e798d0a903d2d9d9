import type { DangerGroup } from '@touchline/shared/wire';

/**
 * Groups to compare with, in the order of the switch. Repeated here, because importing the wire's list would
 * add its schemas to the page's bundle.
 */
export const dangerGroups: readonly DangerGroup[] = [
  'near',
  'view',
  'top_100',
  'top_250',
  'top_500',
  'top_1000',
];
