import { asLeagueId, type EpochMs, type GameweekNumber, type LeagueId } from '@touchline/shared/domain';

import { day, type Calendar } from './calendar';
import { demoClubs } from './clubs';
import { regions, type DemoManager } from './managers';
import { leagueName } from './names';
import { chanceOf, streamKey, type Chance } from './random';

export interface DemoLeague {
  readonly id: LeagueId;
  readonly name: string;
  /** `team-14`, `region-206`, `event-1`, `overall`; null for a private one. */
  readonly shortName: string | null;
  readonly type: 's' | 'x';
  /** Manager indices. */
  readonly members: readonly number[];
  readonly startGameweek: GameweekNumber;
  /** Manager index of the league's admin. */
  readonly admin: number | null;
  readonly created: EpochMs;
}

/** The official id of the overall league. */
const overallLeagueId = asLeagueId(314);
const firstGameweekLeagueId = 276;
const firstRegionLeagueId = 215;
const firstPrivateLeagueId = 1_001;
const privateLeagues = 320;
/** A few private leagues are above the limit of tracked teams. */
const bigLeagues = 8;

export interface DemoLeagues {
  byId(id: LeagueId): DemoLeague | undefined;
  /** System leagues first, as the game lists them. */
  of(manager: number): readonly DemoLeague[];
  readonly all: readonly DemoLeague[];
}

export function createLeagues(
  seed: number,
  calendar: Calendar,
  managers: readonly DemoManager[],
): DemoLeagues {
  const opened = (calendar.deadlines[1] ?? 0) - 36 * day;
  const all = [...systemLeagues(managers, opened), ...createPrivateLeagues(seed, managers, opened)];
  const byId = new Map(all.map((league) => [league.id, league]));
  const byManager = managers.map((): DemoLeague[] => []);
  for (const league of all) for (const member of league.members) byManager[member]?.push(league);
  return { all, byId: (id) => byId.get(id), of: (manager) => byManager[manager] ?? [] };
}

function systemLeagues(managers: readonly DemoManager[], created: EpochMs): DemoLeague[] {
  const league = (
    id: LeagueId,
    name: string,
    shortName: string,
    start: number,
    belongs: (one: DemoManager) => boolean,
  ) => ({
    id: asLeagueId(id),
    name,
    shortName,
    type: 's' as const,
    startGameweek: start,
    admin: null,
    created,
    members: managers.filter(belongs).map(({ index }) => index),
  });
  const starts = [...new Set(managers.map(({ started }) => started))].sort((one, other) => one - other);
  return [
    ...demoClubs.map((club) =>
      league(asLeagueId(club.id), club.name, `team-${club.id}`, 1, (one) => one.favouriteClub === club.id),
    ),
    ...regions.map((region, index) =>
      league(
        asLeagueId(firstRegionLeagueId + index),
        region.name,
        `region-${region.id}`,
        1,
        (one) => one.region.id === region.id,
      ),
    ),
    ...starts.map((start) =>
      league(
        asLeagueId(firstGameweekLeagueId + start - 1),
        `Gameweek ${start}`,
        `event-${start}`,
        start,
        (one) => one.started === start,
      ),
    ),
    league(asLeagueId(overallLeagueId), 'Overall', 'overall', 1, () => true),
  ];
}

function createPrivateLeagues(seed: number, managers: readonly DemoManager[], opened: EpochMs): DemoLeague[] {
  const chance = chanceOf(seed, streamKey.leagues);
  const names = new Set<string>();
  return Array.from({ length: privateLeagues }, (_, index) => {
    const size =
      index < bigLeagues ? chance.between(90, 300) : Math.min(50, 5 + Math.floor(46 * chance.unit() ** 1.7));
    const members = someManagers(managers.length, size, chance);
    const started = Math.min(...members.map((member) => managers[member]?.started ?? 1));
    return {
      id: asLeagueId(firstPrivateLeagueId + index * 37),
      name: ownName(chance, names),
      shortName: null,
      type: 'x' as const,
      members,
      startGameweek: started,
      admin: members.find((member) => managers[member]?.started === started) ?? null,
      created: opened + Math.floor(chance.unit() * 30) * day,
    };
  });
}

function someManagers(count: number, size: number, chance: Chance): number[] {
  const members = new Set<number>();
  while (members.size < size) members.add(chance.below(count));
  return [...members];
}

function ownName(chance: Chance, names: Set<string>): string {
  let name = leagueName(chance);
  for (let number = 2; names.has(name); number += 1) name = `${leagueName(chance)} ${number}`;
  names.add(name);
  return name;
}
