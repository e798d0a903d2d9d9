import { buildLink } from '@touchline/shared/contract';

/** Address of a draft; of a new plan when absent. */
export const planLink = (draft?: string) =>
  buildLink('team', { params: { x: draft === undefined ? 'plan' : `plan/${draft}` } });
