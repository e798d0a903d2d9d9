import { searchIndex } from '@touchline/shared/calls/searchIndex';
import { searchTeams } from '@touchline/shared/calls/searchTeams';
import { createShellQueries } from '../../services/context/shellQueries';

/** The names that the search knows besides those of the fantasy state. */
export const searchQueries = createShellQueries('search', (api) => ({
  index: async () => (await api.call(searchIndex)).payload,
  teams: async () => (await api.call(searchTeams)).payload,
}));
