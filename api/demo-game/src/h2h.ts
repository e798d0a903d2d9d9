import { asLeagueId, type GameweekNumber, type LeagueId } from '@touchline/shared/domain';
import { lastGameweek } from './calendar';
import type { DemoLeague, DemoLeagues } from './leagues';
import type { DemoManager } from './managers';
import { isEager, meetingLeague } from './teamsForDemoAccounts';

/** A match by manager index. Null is the average, in a cup a bye. */
export interface DemoPairing {
  readonly gameweek: GameweekNumber;
  readonly home: number;
  readonly away: number | null;
}

export interface DemoH2hLeague {
  readonly id: LeagueId;
  readonly name: string;
  /** Manager indices. */
  readonly members: readonly number[];
  readonly pairings: readonly DemoPairing[];
}

/** The cup of the classic league that the demo's accounts share. */
export interface DemoCup {
  readonly id: LeagueId;
  readonly league: DemoLeague;
  readonly firstGameweek: GameweekNumber;
}

export interface HeadToHead {
  byId(id: LeagueId): DemoH2hLeague | undefined;
  of(manager: number): readonly DemoH2hLeague[];
  readonly cup: DemoCup;
}

const firstLeagueId = 20_001;
const cupId = 30_001;
/** In the anchor's gameweek some rounds are over and some are still to come. */
const cupGameweek = 20;

/**
 * An odd number of teams, so that the average plays too; an even one; and one above the limit of tracked
 * teams.
 */
const leagueSizes = [
  ['The Sunday Duels', 9],
  ['Two Up Front', 12],
  ['Everybody Against Everybody', 64],
] as const;

/** Head-to-head leagues of the demo accounts' teams, and the cup of their classic league. */
export function createHeadToHead(leagues: DemoLeagues, managers: readonly DemoManager[]): HeadToHead {
  const league = meetingLeague(leagues, managers);
  const first = league.members.filter((index) => managers[index] && isEager(managers[index]));
  const others = managers.filter(({ started }) => started === 1).map(({ index }) => index);
  const entrants = [...new Set([...first, ...others])];
  const all = leagueSizes.map(([name, size], place): DemoH2hLeague => {
    const members = entrants.slice(0, size);
    return { id: asLeagueId(firstLeagueId + place), name, members, pairings: roundRobin(members) };
  });
  return {
    byId: (id) => all.find((one) => one.id === id),
    of: (manager) => all.filter(({ members }) => members.includes(manager)),
    cup: { id: asLeagueId(cupId), league, firstGameweek: cupGameweek },
  };
}

/** Double round robin, by the circle method. */
function roundRobin(members: readonly number[]): DemoPairing[] {
  const circle: (number | null)[] = [...members, ...(members.length % 2 === 0 ? [] : [null])];
  const [fixed = null, ...turning] = circle;
  return Array.from({ length: lastGameweek }, (_, index) => {
    const shift = index % turning.length;
    const round = [fixed, ...turning.slice(shift), ...turning.slice(0, shift)];
    return round.slice(0, round.length / 2).flatMap((one, place): DemoPairing[] => {
      const other = round[round.length - 1 - place] ?? null;
      if (one === null) return other === null ? [] : [{ gameweek: index + 1, home: other, away: null }];
      return [{ gameweek: index + 1, home: one, away: other }];
    });
  }).flat();
}
