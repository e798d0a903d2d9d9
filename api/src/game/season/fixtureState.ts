import { type FixturePhaseName, phaseNameOf } from '@touchline/shared/domain';
import type { Fixture } from '../fpl/gameData';

type Flags = Parameters<typeof phaseNameOf>[0] & Pick<Fixture, 'kickoff'>;

/** Whether a fixture is running. */
export const isActive = (fixture: Flags): boolean => phaseNameOf(fixture) === 'live';

const overPhases: readonly FixturePhaseName[] = ['waiting', 'provisional', 'final'];

/** Whether nothing more is to come: a match that was abandoned counts as it stands until the game decides. */
export const isOver = (fixture: Flags): boolean => overPhases.includes(phaseNameOf(fixture));
