import { rivalsCandidates } from '@touchline/shared/calls/rivalsCandidates';
import { createShellQueries } from '../../services/context/shellQueries';

/** Suggested teams to follow: for onboarding and for the recommendation popup. */
export const candidates = createShellQueries('candidates', (api) => ({
  all: async () => (await api.call(rivalsCandidates)).payload,
}));
