import { phaseNameOf } from '@touchline/shared/domain';
import type { Fixture } from '../fpl/gameData';

type Flags = Parameters<typeof phaseNameOf>[0] & Pick<Fixture, 'kickoff'>;

/** Whether a fixture is running. */
export const isActive = (fixture: Flags): boolean => phaseNameOf(fixture) === 'live';
