import type { Fixture } from '../fpl/gameData';

/** Being played now. */
export const isActive = ({ started, finished }: Pick<Fixture, 'started' | 'finished'>): boolean =>
  started && !finished;
