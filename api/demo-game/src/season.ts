import { deserialize, serialize } from 'node:v8';
import type { EpochMs, GameweekNumber } from '@touchline/shared/domain';

import { createCalendar, currentGameweek, lastGameweek, type Calendar } from './calendar';
import { createFantasy, type Fantasy, type FantasyState } from './fantasy';
import { createFootball, type Football, type FootballState } from './football';
import { createFootballers, type DemoFootballer } from './footballers';
import { createManagers, type DemoManager } from './managers';

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

/**
 * Keeps seasons as far as they were computed, so that a later start need not compute them again. A name says all that
 * a season depends on but the code: who keeps them throws them away with the code that computed them.
 */
export interface KeptSeasons {
  read(name: string): Uint8Array | undefined;
  write(name: string, season: Uint8Array): void;
}

/** A season after the decisions for gameweek `decided`: one graph of plain data. */
interface SeasonState {
  readonly calendar: Calendar;
  readonly footballers: readonly DemoFootballer[];
  readonly managers: readonly DemoManager[];
  readonly football: FootballState;
  readonly fantasy: FantasyState;
  readonly decided: GameweekNumber;
  readonly played: GameweekNumber;
}

/** Fewer gameweeks are computed sooner than a season is written and read. */
const fewestToKeep = 4;

export interface SeasonOptions {
  /** Seed of footballers and managers, if not the season's. */
  readonly people?: number;
  /** Where the season may have been kept, as it stands at `now`; it is kept there for the next start. */
  readonly kept?: { readonly seasons: KeptSeasons; readonly now: EpochMs };
}

export function createSeason(
  seed: number,
  anchor: EpochMs,
  { people = seed, kept }: SeasonOptions = {},
): DemoSeason {
  const nameAt = (gameweek: GameweekNumber) => `season-${seed}-${anchor}-${people}-${gameweek}`;
  const bytes = kept?.seasons.read(nameAt(decidedAt(createCalendar(seed, anchor), kept.now)));
  const start = bytes ? (deserialize(bytes) as SeasonState) : startOfSeason(seed, anchor, people);
  const { calendar } = start;
  const football = createFootball(seed, calendar, start.footballers, start.football);
  const fantasy = createFantasy(seed, calendar, football, start.managers, start.fantasy);
  let { decided, played } = start;
  const play = (gameweek: GameweekNumber) => {
    football.playGameweek(gameweek);
    fantasy.score(gameweek);
    played = gameweek;
  };
  const keep = () => {
    const state: SeasonState = {
      calendar,
      footballers: football.footballers,
      managers: fantasy.managers,
      football: football.state,
      fantasy: fantasy.state,
      decided,
      played,
    };
    kept?.seasons.write(nameAt(decided), serialize(state));
  };
  const workOutUntil = (now: EpochMs) => {
    const before = decided;
    while (decided < decidedAt(calendar, now)) {
      if (decided > played) play(decided);
      fantasy.decide(decided + 1);
      decided += 1;
    }
    const current = currentGameweek(calendar, now);
    if (current > played) play(current);
    if (decided - before >= fewestToKeep) keep();
  };
  return { seed, anchor, people, calendar, football, fantasy, workOutUntil };
}

/** The gameweek whose decisions are computed at that instant: the next one. */
const decidedAt = (calendar: Calendar, now: EpochMs): GameweekNumber =>
  Math.min(currentGameweek(calendar, now) + 1, lastGameweek);

function startOfSeason(seed: number, anchor: EpochMs, people: number) {
  const calendar = createCalendar(seed, anchor);
  return {
    calendar,
    footballers: createFootballers(people),
    managers: createManagers(people, calendar),
    football: undefined,
    fantasy: undefined,
    decided: 0,
    played: 0,
  };
}
