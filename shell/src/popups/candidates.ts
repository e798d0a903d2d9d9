import { rivalsCandidates } from '@touchline/shared/calls/rivalsCandidates';
import { shell } from '@touchline/shared/contract';
import { createShellParts } from '../app/shellParts';

/** Teams one may want to follow: for onboarding and for the recommendation popup. */
export const candidates = createShellParts('candidates', {
  all: async () => (await shell().api.call(rivalsCandidates)).payload,
});
