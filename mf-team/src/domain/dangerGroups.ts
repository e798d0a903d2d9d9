import type { DangerGroup } from '@touchline/shared/wire';

/** Against whom, in the order of the switch; the wire's own list would bring its schemas into the page. */
export const dangerGroups: readonly DangerGroup[] = [
  'near',
  'view',
  'top_100',
  'top_250',
  'top_500',
  'top_1000',
];
