import type { EpochMs, GameweekNumber } from '@touchline/shared/domain';

import { clubIdOf } from './clubs';
import { chanceOf, streamKey, type Chance } from './random';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** A date of a fixture, and from when on it was known; `null` while it had no date. */
export interface ScheduleEntry {
  readonly announcedAt: EpochMs;
  readonly gameweek: GameweekNumber | null;
  readonly kickoff: EpochMs | null;
}

export interface DemoFixture {
  readonly id: number;
  readonly code: number;
  readonly home: number;
  readonly away: number;
  /** Oldest first; the last is the actual date. */
  readonly schedule: readonly ScheduleEntry[];
  readonly gameweek: GameweekNumber;
  readonly kickoff: EpochMs;
}

export interface Calendar {
  /** In the order of their first kick-off, ids from 1. */
  readonly fixtures: readonly DemoFixture[];
  /** By gameweek number; index 0 is empty. */
  readonly byGameweek: readonly (readonly DemoFixture[])[];
  /** 90 minutes before the first kick-off, by gameweek number; index 0 is before the season. */
  readonly deadlines: readonly EpochMs[];
}

/** The gameweek that contains the anchor. */
export const anchorGameweek = 24;
export const lastGameweek = 38;

/** Time from kick-off to the final whistle: 45 + 2 added, 15 half-time, 45 + 5 added. */
export const matchLength = 112 * minute;
/** Time from the final whistle to the official bonus. */
export const bonusDelay = 60 * minute;

/** Days from the first matchday of gameweek 1 to that of each gameweek, as in 2023-24. */
const dayOffsets = [
  0, 7, 14, 21, 36, 43, 50, 57, 71, 77, 85, 92, 106, 113, 116, 120, 126, 132, 137, 141, 154, 172, 176, 183,
  190, 197, 204, 211, 218, 232, 235, 239, 246, 253, 260, 267, 274, 282,
];

/** Kick-offs of an ordinary gameweek: hours from midnight UTC of its first matchday. */
const weekendHours = [12.5, 15, 15, 15, 15, 17.5, 24 + 14, 24 + 14, 24 + 16.5, 48 + 20];
/** When the next gameweek is only days away, all matches are on two evenings. */
const midweekHours = [19.5, 19.5, 19.75, 20, 20.25, 24 + 19.5, 24 + 19.5, 24 + 19.75, 24 + 20, 24 + 20.25];

/**
 * The gameweek at the anchor, with minutes from the anchor to each kick-off. Arsenal against Newcastle is the
 * first of the two running fixtures, so that the specification's "playing" applies to exactly those two clubs
 * of its list; Spurs against Brighton is the other, at a later minute. Five listed clubs have played, in
 * three fixtures.
 */
const anchorFixtures: readonly (readonly [string, string, number])[] = [
  ['CRY', 'BOU', -26.5 * 60],
  ['BUR', 'WHU', -7 * 60],
  ['SHU', 'EVE', -4.5 * 60],
  ['TOT', 'BHA', -77],
  ['ARS', 'NEW', -33],
  ['NFO', 'MUN', 2.5 * 60],
  ['MCI', 'CHE', 5 * 60],
  ['AVL', 'WOL', 21 * 60],
  ['LIV', 'FUL', 23.5 * 60],
  ['BRE', 'LUT', 45 * 60],
];

/**
 * Fixtures that move to another gameweek: how many, from, to, and how long before the original kick-off it is
 * announced. `dateless`: postponed on the day, with a new date only later.
 */
const moves: readonly { from: number; to: number; count: number; daysBefore: number; dateless?: number }[] = [
  { from: 2, to: 7, count: 1, daysBefore: 12 },
  { from: 18, to: 25, count: 1, daysBefore: 30 },
  { from: 23, to: 28, count: 1, daysBefore: 0.4, dateless: 12 },
  { from: 26, to: 34, count: 1, daysBefore: 25 },
  { from: 26, to: 37, count: 1, daysBefore: 25 },
  { from: 29, to: 34, count: 4, daysBefore: 19 },
  { from: 29, to: 37, count: 2, daysBefore: 19 },
  { from: 30, to: 25, count: 1, daysBefore: 75 },
];

interface Pairing {
  readonly home: number;
  readonly away: number;
}

/** All 380 fixtures, placed around the anchor. */
export function createCalendar(seed: number, anchor: EpochMs): Calendar {
  const chance = chanceOf(seed, streamKey.calendar);
  const rounds = seasonRounds(chance);
  const drafts = rounds.flatMap((round, index) => firstSchedule(round, index + 1, anchor, chance));
  moveSome(drafts, chance, anchor);
  drafts.sort((one, other) => one.original - other.original || one.home - other.home);
  return finished(drafts.map((draft, index) => toFixture(draft, index + 1)));
}

/** 38 rounds of 10: everybody plays everybody, once at home and once away. */
function seasonRounds(chance: Chance): Pairing[][] {
  const slots = circleRounds();
  const anchorRound = slots[0] ?? [];
  const clubOfSlot = seatClubs(anchorRound, chance);
  const rest = chance.shuffled(slots.slice(1));
  // The second half is the first rotated by 8 rounds: nobody meets again within 11 gameweeks.
  const order = [...rest.slice(0, 12), anchorRound, ...rest.slice(12)];
  const first = order.map((round) => round.map(([one, other]) => pairing(one, other, clubOfSlot)));
  const second = first.map((_, index) => (first[(index + 8) % 19] ?? []).map(turned));
  return [...first, ...second];
}

const turned = ({ home, away }: Pairing): Pairing => ({ home: away, away: home });

/** The circle method: slot 0 stays, the others rotate. Every other round swaps home and away. */
function circleRounds(): [number, number][][] {
  return Array.from({ length: 19 }, (_, round) => {
    const seat = (place: number) => (place === 0 ? 0 : 1 + ((place - 1 + round) % 19));
    return Array.from({ length: 10 }, (__, place): [number, number] => {
      const pair: [number, number] = [seat(place), seat(19 - place)];
      return (place + round) % 2 === 0 ? pair : [pair[1], pair[0]];
    });
  });
}

/**
 * Assigns clubs to slots so that the anchor's round has the pairs of `anchorFixtures`; the rest is random.
 */
function seatClubs(anchorRound: readonly (readonly [number, number])[], chance: Chance): number[] {
  const clubOfSlot: number[] = [];
  chance.shuffled(anchorFixtures).forEach(([home, away], index) => {
    const [first, second] = anchorRound[index] ?? [0, 0];
    // The anchor's round is in the reversed half, so at this point home is the later visitor.
    clubOfSlot[first] = clubIdOf(away);
    clubOfSlot[second] = clubIdOf(home);
  });
  return clubOfSlot;
}

function pairing(one: number, other: number, clubOfSlot: readonly number[]): Pairing {
  return { home: clubOfSlot[one] ?? 0, away: clubOfSlot[other] ?? 0 };
}

interface Draft extends Pairing {
  readonly round: GameweekNumber;
  readonly original: EpochMs;
  gameweek: GameweekNumber;
  kickoff: EpochMs;
  schedule: ScheduleEntry[];
}

function firstSchedule(round: Pairing[], gameweek: number, anchor: EpochMs, chance: Chance): Draft[] {
  const kickoffs = kickoffsOf(gameweek, anchor);
  const listed = gameweek === anchorGameweek ? inAnchorOrder(round) : chance.shuffled(round);
  return listed.map((pair, index) => {
    const kickoff = kickoffs[index] ?? anchor;
    const schedule = [{ announcedAt: -Infinity, gameweek, kickoff }];
    return { ...pair, round: gameweek, original: kickoff, gameweek, kickoff, schedule };
  });
}

function inAnchorOrder(round: Pairing[]): Pairing[] {
  return anchorFixtures.map(([home, away]) => {
    const found = round.find((pair) => pair.home === clubIdOf(home) && pair.away === clubIdOf(away));
    if (found === undefined) throw new Error(`${home} against ${away} is missing from the anchor's round.`);
    return found;
  });
}

function kickoffsOf(gameweek: GameweekNumber, anchor: EpochMs): EpochMs[] {
  if (gameweek === anchorGameweek)
    return anchorFixtures.map(([, , minutes]) => toFiveMinutes(anchor + minutes * minute));
  const start = matchdayStart(gameweek, anchor);
  const hours = isMidweek(gameweek) ? midweekHours : weekendHours;
  return hours.map((fromMidnight) => start + fromMidnight * hour);
}

const toFiveMinutes = (at: EpochMs): EpochMs => Math.round(at / (5 * minute)) * 5 * minute;

/** Midnight UTC of the gameweek's first matchday. */
function matchdayStart(gameweek: GameweekNumber, anchor: EpochMs): EpochMs {
  const anchorDay = Math.floor(anchor / day) * day;
  return anchorDay + ((dayOffsets[gameweek - 1] ?? 0) - (dayOffsets[anchorGameweek - 1] ?? 0)) * day;
}

function isMidweek(gameweek: GameweekNumber): boolean {
  const next = dayOffsets[gameweek] ?? Infinity;
  const own = dayOffsets[gameweek - 1] ?? 0;
  return next - own <= 4 || own - (dayOffsets[gameweek - 2] ?? -Infinity) <= 3;
}

function moveSome(drafts: Draft[], chance: Chance, anchor: EpochMs): void {
  for (const { from, to, count, daysBefore, dateless } of moves)
    for (let moved = 0; moved < count; moved += 1) {
      const draft = movable(drafts, from, to, chance);
      if (draft) moveTo(draft, to, daysBefore * day, dateless, anchor);
    }
}

/** A fixture that is not the first of its gameweek (that one sets the deadline) and whose clubs are free. */
function movable(drafts: readonly Draft[], from: number, to: number, chance: Chance): Draft | undefined {
  const inTarget = drafts.filter((draft) => draft.gameweek === to);
  const timesIn = (club: number) => inTarget.filter((one) => one.home === club || one.away === club).length;
  const candidates = drafts
    .filter((draft) => draft.gameweek === from && draft.round === from)
    .slice(1)
    .filter((draft) => timesIn(draft.home) < 2 && timesIn(draft.away) < 2);
  return candidates.length > 0 ? chance.one(candidates) : undefined;
}

function moveTo(
  draft: Draft,
  to: number,
  before: number,
  dateless: number | undefined,
  anchor: EpochMs,
): void {
  const announced = draft.original - before;
  // Three days after the weekend's first matchday both clubs have rested.
  const kickoff = matchdayStart(to, anchor) + 3 * day + 19.75 * hour;
  const dated = { announcedAt: dateless ? announced + dateless * day : announced, gameweek: to, kickoff };
  const undated = { announcedAt: announced, gameweek: null, kickoff: null };
  draft.schedule = [...draft.schedule, ...(dateless ? [undated] : []), dated];
  draft.gameweek = to;
  draft.kickoff = kickoff;
}

function toFixture(draft: Draft, id: number): DemoFixture {
  const { home, away, schedule, gameweek, kickoff } = draft;
  return { id, code: 2_367_537 + id, home, away, schedule, gameweek, kickoff };
}

function finished(fixtures: DemoFixture[]): Calendar {
  const byGameweek: DemoFixture[][] = Array.from({ length: lastGameweek + 1 }, () => []);
  for (const fixture of fixtures) byGameweek[fixture.gameweek]?.push(fixture);
  for (const list of byGameweek) list.sort((one, other) => one.kickoff - other.kickoff || one.id - other.id);
  const deadlines = byGameweek.map((list) => (list[0]?.kickoff ?? -Infinity) - 90 * minute);
  return { fixtures, byGameweek, deadlines };
}

/** The fixture's date as known at that instant. */
export function scheduleAt(fixture: DemoFixture, now: EpochMs): ScheduleEntry {
  const latest = fixture.schedule.findLast((entry) => entry.announcedAt <= now);
  return latest ?? { announcedAt: -Infinity, gameweek: fixture.gameweek, kickoff: fixture.kickoff };
}

/** When the bonus of the gameweek's last fixture is added: the official `finished`. */
export function finishedAt(calendar: Calendar, gameweek: GameweekNumber): EpochMs {
  const list = calendar.byGameweek[gameweek] ?? [];
  return Math.max(-Infinity, ...list.map((fixture) => fixture.kickoff + matchLength + bonusDelay));
}

/** Points are final and automatic substitutions made: the official `data_checked`. */
export const checkedAt = (calendar: Calendar, gameweek: GameweekNumber): EpochMs =>
  finishedAt(calendar, gameweek) + 2 * hour;

/** The last gameweek whose deadline has passed; 0 before the season. */
export function currentGameweek(calendar: Calendar, now: EpochMs): GameweekNumber {
  let current = 0;
  for (let gameweek = 1; gameweek <= lastGameweek; gameweek += 1)
    if ((calendar.deadlines[gameweek] ?? Infinity) <= now) current = gameweek;
  return current;
}
