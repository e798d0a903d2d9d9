import type { EpochMs, GameweekNumber } from '@touchline/shared/domain';

import { createCalendar, currentGameweek, lastGameweek, type Calendar } from './calendar';
import { createFantasy, type Fantasy } from './fantasy';
import { createFootball, type Football } from './football';
import { createFootballers } from './footballers';
import { createManagers } from './managers';

/** A whole simulated season, computed as far as requested. */
export interface DemoSeason {
  readonly seed: number;
  readonly anchor: EpochMs;
  /** Seed of footballers and managers; the same in every season of a demo. */
  readonly people: number;
  readonly calendar: Calendar;
  readonly football: Football;
  readonly fantasy: Fantasy;
  /** Computes everything known at that instant, and what follows up to the next deadline. */
  workOutUntil(now: EpochMs): void;
}

export function createSeason(seed: number, anchor: EpochMs, people = seed): DemoSeason {
  const calendar = createCalendar(seed, anchor);
  const football = createFootball(seed, calendar, createFootballers(people));
  const fantasy = createFantasy(seed, calendar, football, createManagers(people, calendar));
  let decided: GameweekNumber = 0;
  let played: GameweekNumber = 0;
  const play = (gameweek: GameweekNumber) => {
    football.playGameweek(gameweek);
    fantasy.score(gameweek);
    played = gameweek;
  };
  const workOutUntil = (now: EpochMs) => {
    const current = currentGameweek(calendar, now);
    while (decided < Math.min(current + 1, lastGameweek)) {
      if (decided > played) play(decided);
      fantasy.decide(decided + 1);
      decided += 1;
    }
    if (current > played) play(current);
  };
  return { seed, anchor, people, calendar, football, fantasy, workOutUntil };
}
