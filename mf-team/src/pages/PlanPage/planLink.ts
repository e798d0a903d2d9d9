import { buildLink } from '@touchline/shared/contract';

/** Address of a draft; without one of a new plan. */
export const planLink = (draft?: string) =>
  buildLink('team', { params: { x: draft === undefined ? 'plan' : `plan/${draft}` } });
