import { createParts } from '@touchline/shared/parts';
import { fetchers } from './team.api';

/** All that the API tells this remote about teams; the timeline, which grows by pages, has a slice of its own. */
export const teamParts = createParts('team', fetchers);

/** One part for as long as a component shows it: `useTeamPart({ name: 'main' }, 'live')`. */
export const useTeamPart = teamParts.usePart;
