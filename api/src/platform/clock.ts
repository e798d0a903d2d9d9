import type { EpochMs } from '@touchline/shared/domain';

/**
 * The app's clock. All code uses it instead of the system's time, so that a recorded season can be replayed
 * at any instant and a test can move through a gameweek.
 */
export interface Clock {
  now(): EpochMs;
  /** Speed against real time: 1 is real time, 60 is a minute per second, 0 is stopped. */
  readonly rate: number;
}

/** A clock that tests and `POST /test/clock` can set. */
export interface SettableClock extends Clock {
  set(now: EpochMs, rate?: number): void;
}

export const realClock: Clock = { now: () => Date.now(), rate: 1 };

/** Starts at `start` and runs `rate` times as fast as real time. */
export function createClock(start: EpochMs, rate = 1): SettableClock {
  let origin = { app: start, real: Date.now(), rate };
  return {
    now: () => origin.app + (Date.now() - origin.real) * origin.rate,
    get rate() {
      return origin.rate;
    },
    set: (now, newRate = origin.rate) => {
      origin = { app: now, real: Date.now(), rate: newRate };
    },
  };
}
