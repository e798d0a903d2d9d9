import type { Fixture } from '../fpl/gameData';

/** Whether a fixture is running. */
export const isActive = ({ started, finished }: Pick<Fixture, 'started' | 'finished'>): boolean =>
  started && !finished;
