import {
  asTeamId,
  type Chip,
  type EpochMs,
  type GameweekNumber,
  type TeamId,
} from '@touchline/shared/domain';

import { day, type Calendar } from './calendar';
import { fantasyTeamName, managerName, type PersonName } from './names';
import { chanceOf, streamKey, type Chance } from './random';

export const managerCount = 2500;

/** The kit of a fantasy team, in the official format. */
export interface DemoKit {
  readonly kit_shirt_type: 'plain' | 'stripes' | 'hoops';
  readonly kit_shirt_base: string;
  readonly kit_shirt_sleeves: string;
  readonly kit_shirt_secondary: string;
  readonly kit_shirt_logo: string;
  readonly kit_shorts: string;
  readonly kit_socks_type: 'plain' | 'stripes' | 'hoops';
  readonly kit_socks_base: string;
  readonly kit_socks_secondary: string;
}

export interface Region {
  readonly id: number;
  readonly name: string;
  readonly short: string;
  readonly long: string;
}

/** An invented manager, and how they play. */
export interface DemoManager {
  /** 0 to 2,499. */
  readonly index: number;
  readonly id: TeamId;
  readonly person: PersonName;
  readonly teamName: string;
  readonly region: Region;
  readonly favouriteClub: number | null;
  readonly started: GameweekNumber;
  readonly joined: EpochMs;
  /** 0 picks by personal taste, 1 by expected points. */
  readonly skill: number;
  /** Probability to look at the team before a deadline. */
  readonly care: number;
  /** From this gameweek on the team is abandoned. */
  readonly quits: GameweekNumber;
  readonly chips: ReadonlyMap<GameweekNumber, Chip>;
  readonly kit: DemoKit | null;
  readonly pastSeasons: number;
}

export const regions: readonly Region[] = [
  { id: 241, name: 'England', short: 'EN', long: 'ENG' },
  { id: 103, name: 'Ireland', short: 'IE', long: 'IRL' },
  { id: 243, name: 'Scotland', short: 'S1', long: 'SCO' },
  { id: 244, name: 'Wales', short: 'WA', long: 'WAL' },
  { id: 161, name: 'Norway', short: 'NO', long: 'NOR' },
  { id: 206, name: 'Sweden', short: 'SE', long: 'SWE' },
  { id: 99, name: 'India', short: 'IN', long: 'IND' },
  { id: 229, name: 'USA', short: 'US', long: 'USA' },
  { id: 155, name: 'Nigeria', short: 'NG', long: 'NGA' },
  { id: 63, name: 'Egypt', short: 'EG', long: 'EGY' },
  { id: 100, name: 'Indonesia', short: 'ID', long: 'IDN' },
  { id: 80, name: 'Germany', short: 'DE', long: 'DEU' },
];
const regionWeights = [48, 6, 5, 3, 6, 5, 8, 5, 4, 4, 3, 3];

export function createManagers(seed: number, calendar: Calendar): readonly DemoManager[] {
  const chance = chanceOf(seed, streamKey.managers);
  const names = new Set<string>();
  return Array.from({ length: managerCount }, (_, index) =>
    createManager(index, seed, calendar, chance, names),
  );
}

function createManager(
  index: number,
  seed: number,
  calendar: Calendar,
  chance: Chance,
  names: Set<string>,
): DemoManager {
  const person = managerName(chance);
  const started = chance.happens(0.87) ? 1 : startsLate(index, chance);
  const skill = Math.min(1, Math.max(0, 0.5 + chance.normal() * 0.22));
  const care = Math.min(1, 0.35 + skill * 0.6 + chance.normal() * 0.12);
  const quits = chance.happens(0.62 + skill * 0.25) ? 99 : started + chance.between(2, 30);
  const kit = chance.happens(0.55) ? createKit(chance) : null;
  return {
    index,
    id: teamIdOf(index, seed),
    person,
    teamName: ownName(chance, person, names),
    region: regions[chance.weighted(regionWeights)] ?? (regions[0] as Region),
    favouriteClub: chance.happens(0.8) ? 1 + chance.weighted(clubWeights) : null,
    started,
    joined: joinedAt(started, calendar, chance),
    skill,
    care,
    quits,
    chips: planChips(started, quits, chance),
    kit,
    pastSeasons: Math.max(0, Math.floor(chance.normal() * 3 + 2.5)),
  };
}

/** Some start later; at least one in gameweek 20. */
const startsLate = (index: number, chance: Chance): GameweekNumber =>
  index % 40 === 7 ? 20 : chance.between(2, 22);

/** Arsenal to Wolves: relative number of fans of each club. */
const clubWeights = [14, 3, 1, 1, 2, 1, 9, 1, 3, 1, 15, 1, 8, 17, 5, 2, 1, 8, 4, 2];

/** Spread, as if millions of other managers lay between. */
function teamIdOf(index: number, seed: number): TeamId {
  return asTeamId(1_040 + index * 1_931 + ((index * 7 + Math.abs(seed)) % 97) * 13);
}

function ownName(chance: Chance, person: PersonName, names: Set<string>): string {
  let name = fantasyTeamName(chance, person);
  for (let number = 2; names.has(name); number += 1) name = `${fantasyTeamName(chance, person)} ${number}`;
  names.add(name);
  return name;
}

function joinedAt(started: GameweekNumber, calendar: Calendar, chance: Chance): EpochMs {
  const deadline = calendar.deadlines[started] ?? 0;
  const before = started === 1 ? 36 * day * chance.unit() ** 1.6 : 2 * day * chance.unit();
  return Math.floor((deadline - before - 60_000) / 1000) * 1000;
}

const colours = [
  '#d8202e',
  '#12439b',
  '#ffffff',
  '#141414',
  '#0f7a4a',
  '#f6b12b',
  '#7a263a',
  '#79b7e3',
  '#5b2a86',
  '#e0662b',
];

function createKit(chance: Chance): DemoKit {
  const [base, secondary, sleeves, shorts, socks] = chance.shuffled(colours);
  return {
    kit_shirt_type: chance.one(['plain', 'stripes', 'hoops'] as const),
    kit_shirt_base: base ?? '#ffffff',
    kit_shirt_sleeves: sleeves ?? '#ffffff',
    kit_shirt_secondary: secondary ?? '#141414',
    kit_shirt_logo: 'none',
    kit_shorts: shorts ?? '#ffffff',
    kit_socks_type: chance.one(['plain', 'hoops'] as const),
    kit_socks_base: socks ?? '#ffffff',
    kit_socks_secondary: base ?? '#141414',
  };
}

/** A chip, the gameweeks in which it may be played, and how many managers play it at all. */
interface ChipHabit {
  readonly chip: Chip;
  readonly used: number;
  readonly from: GameweekNumber;
  /** Weight of each gameweek from `from` on. */
  readonly weights: readonly number[];
}

/** Few are played in the first weeks; most in double and blank gameweeks. */
const chipHabits: readonly ChipHabit[] = [
  {
    chip: 'wildcard',
    used: 0.72,
    from: 2,
    weights: [3, 6, 5, 5, 4, 5, 9, 4, 4, 2, 2, 3, 1.5, 1, 1, 2, 1.5, 1, 3],
  },
  {
    chip: 'wildcard',
    used: 0.72,
    from: 21,
    weights: [12, 4, 2, 3, 4, 4, 2, 2, 2, 4, 2, 1.5, 1.5, 2.5, 5, 2, 3, 2],
  },
  {
    chip: 'freehit',
    used: 0.62,
    from: 2,
    weights: [
      1.3, 1.3, 1.3, 1, 1, 1.5, 1.5, 1, 1, 1, 1, 1.3, 0.7, 0.5, 0.7, 1.5, 2, 0.6, 0.6, 1.4, 0.5, 0.3, 0.3, 4,
      5, 0.3, 0.5, 22, 0.3, 0.2, 0.3, 0.2, 4, 0.6, 0.4, 2, 1.4,
    ],
  },
  {
    chip: 'bboost',
    used: 0.68,
    from: 1,
    weights: [
      1.6, 1.3, 1.2, 1, 1, 0.8, 0.8, 0.6, 0.6, 0.8, 0.6, 0.6, 0.5, 0.5, 0.5, 0.5, 0.4, 0.4, 0.5, 0.8, 0.4,
      0.6, 0.6, 0.6, 2, 0.3, 0.7, 0.9, 0.2, 0.5, 0.4, 0.5, 0.6, 6, 2, 1.5, 16, 9,
    ],
  },
  {
    chip: '3xc',
    used: 0.82,
    from: 1,
    weights: [
      3, 2.2, 2.5, 1.7, 1.3, 2, 1, 0.8, 0.7, 1, 2, 0.5, 0.4, 0.5, 0.6, 1.1, 0.8, 0.4, 0.4, 0.4, 0.3, 0.3, 0.3,
      0.4, 17, 0.5, 0.6, 2.5, 0.2, 0.4, 0.5, 0.5, 0.8, 5, 1.8, 0.8, 8, 4,
    ],
  },
];

/**
 * At most one chip per gameweek, each once, a wildcard in each half; in the first gameweek only the two that
 * need no transfers.
 */
function planChips(
  started: GameweekNumber,
  quits: GameweekNumber,
  chance: Chance,
): Map<GameweekNumber, Chip> {
  const plan = new Map<GameweekNumber, Chip>();
  for (const { chip, used, from, weights } of chipHabits) {
    const isSwap = chip === 'wildcard' || chip === 'freehit';
    const first = isSwap ? started + 1 : started;
    const open = weights.map((weight, index) =>
      from + index >= first && !plan.has(from + index) ? weight : 0,
    );
    const index = chance.weighted(open);
    if (index >= 0 && chance.happens(used) && from + index < quits) plan.set(from + index, chip);
  }
  return plan;
}
