import { rivalsCandidates } from '@touchline/shared/calls/rivalsCandidates';
import { shell } from '@touchline/shared/contract';
import type { RivalsCandidates } from '@touchline/shared/wire';
import { fetchedPart } from '../app/fetchedPart';

/** Teams one may want to follow: for onboarding and for the recommendation popup. */
export const candidatesPart = fetchedPart<RivalsCandidates>({
  key: 'candidates',
  fetch: async () => (await shell().api.call(rivalsCandidates)).payload,
});
