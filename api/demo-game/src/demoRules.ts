import { profileOf } from '@touchline/shared/domain';

/** The rules that the demo season is played by. */
export const demoRules = profileOf('2023-24');
