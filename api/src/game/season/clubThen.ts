import type { ClubId, FootballerId } from '@touchline/shared/domain';
import type { Fixture, Footballer, LiveFootballer } from '../fpl/gameData';

/**
 * The sides (home or away) in a moved footballer's matches, by fixture number; from the footballer's record.
 */
export interface FootballerSides {
  readonly footballer_id: FootballerId;
  readonly at_home: readonly number[];
  readonly away: readonly number[];
  /** Number of matches when it was read: it is not read again for the same ones. */
  readonly matches: number;
}
export type Sides = readonly FootballerSides[];

type Played = ReadonlyMap<FootballerId, readonly Fixture[]>;
type ClubsThen = ReadonlyMap<FootballerId, ReadonlyMap<number, ClubId>>;

/** Input for determining past clubs. */
export interface Matches {
  readonly footballers: readonly Footballer[];
  readonly fixtures: readonly Fixture[];
  readonly live: Iterable<readonly LiveFootballer[]>;
  readonly sides: Sides;
}

/**
 * Past clubs of footballers who moved within the league: by footballer, then by fixture number.
 *
 * The record has the side, once it is read (`noteSides`). Until then only the current club is known, and the
 * club is inferred from the fixtures that a footballer counts for: going back in time, the current club
 * applies until a fixture does not include it; then the side of that fixture which appears most in the
 * earlier ones applies. If a fixture lists the footballer among its counts, that side is used. A match of
 * both clubs against each other directly at the change, without the footballer, counts for the old club: the
 * game processes a change late.
 */
export function clubsThen({ footballers, fixtures, live, sides }: Matches): ClubsThen {
  const played = fixturesOfEach(fixtures, live);
  const recorded = new Map(sides.map((one) => [one.footballer_id, one]));
  const clubs = movedAmong(footballers, played).map((one) => {
    const own = played.get(one.id) ?? [];
    return [one.id, new Map([...goingBack(one, own), ...recordedClubs(recorded.get(one.id), own)])] as const;
  });
  return new Map(clubs);
}

/**
 * A footballer with a match whose side is determined neither by the record nor by membership in only one of
 * its clubs.
 */
export interface InDoubt {
  readonly footballer_id: FootballerId;
  readonly matches: number;
}

export function sidesInDoubt({ footballers, fixtures, live, sides }: Matches): InDoubt[] {
  const played = fixturesOfEach(fixtures, live);
  const recorded = new Map(sides.map((one) => [one.footballer_id, one]));
  return movedAmong(footballers, played).flatMap((one) => {
    const { id, club_id } = one;
    const own = played.get(id) ?? [];
    const record = recorded.get(id);
    const clubByFixture = recordedClubs(record, own);
    const before = [...new Set(clubByFixture.values())].filter((club) => club !== club_id);
    const isSure = (fixture: Fixture) =>
      clubByFixture.has(fixture.number) ||
      (hasJoined(one, fixture) && isIn(fixture, club_id)) ||
      (before.length > 0 && isIn(fixture, club_id) && before.every((club) => !isIn(fixture, club)));
    if (own.every(isSure) || record?.matches === own.length) return [];
    return [{ footballer_id: id, matches: own.length }];
  });
}

/** Footballers with a match without their current club, or before they joined it. */
const movedAmong = (footballers: readonly Footballer[], played: Played) =>
  footballers.filter((one) =>
    (played.get(one.id) ?? []).some(
      (fixture) => !isIn(fixture, one.club_id) || (one.joined_at != null && !hasJoined(one, fixture)),
    ),
  );

/** Whether a footballer is known to have joined the current club by the day of a match. */
const hasJoined = ({ joined_at = null }: Footballer, { kickoff }: Fixture) =>
  joined_at !== null && kickoff !== null && kickoff >= joined_at;

function recordedClubs(sides: FootballerSides | undefined, played: readonly Fixture[]): Map<number, ClubId> {
  const clubs = new Map<number, ClubId>();
  for (const { number, home, away } of played) {
    if (sides?.at_home.includes(number) === true) clubs.set(number, home);
    if (sides?.away.includes(number) === true) clubs.set(number, away);
  }
  return clubs;
}

const isIn = ({ home, away }: Fixture, club: ClubId) => home === club || away === club;

/** By kick-off. */
function fixturesOfEach(fixtures: readonly Fixture[], live: Matches['live']): Played {
  const byNumber = new Map(fixtures.map((fixture) => [fixture.number, fixture]));
  const played = new Map<FootballerId, Fixture[]>();
  for (const footballers of live) {
    for (const { id, fixtures: explained } of footballers) {
      const own = explained.flatMap(({ number }) => byNumber.get(number) ?? []);
      const before = played.get(id);
      if (before === undefined) played.set(id, own);
      else before.push(...own);
    }
  }
  for (const own of played.values()) own.sort((a, b) => (a.kickoff ?? 0) - (b.kickoff ?? 0));
  return played;
}

function goingBack({ id, club_id }: Footballer, played: readonly Fixture[]): Map<number, ClubId> {
  const clubs = new Map<number, ClubId>();
  let club = club_id;
  for (let index = played.length - 1; index >= 0; index -= 1) {
    const fixture = played[index];
    if (fixture === undefined) continue;
    if (!isIn(fixture, club)) {
      club = stayedLongest(fixture, played.slice(0, index));
      for (const after of atTheChange(played.slice(index + 1), club))
        clubs.set(after.number, listedFor(after, id) ?? club);
    }
    clubs.set(fixture.number, listedFor(fixture, id) ?? club);
  }
  return clubs;
}

/** Matches directly after one for the old club in which it also plays. */
function atTheChange(after: readonly Fixture[], old: ClubId): readonly Fixture[] {
  const end = after.findIndex((fixture) => !isIn(fixture, old));
  return after.slice(0, Math.max(0, end));
}

/** Of the two sides the one with more earlier fixtures. */
function stayedLongest({ home, away }: Fixture, before: readonly Fixture[]): ClubId {
  const count = (club: ClubId) => before.filter((fixture) => isIn(fixture, club)).length;
  return count(home) >= count(away) ? home : away;
}

function listedFor({ home, away, counts }: Fixture, id: FootballerId): ClubId | undefined {
  const isListed = (side: 'home' | 'away') =>
    Object.values(counts).some((sides) => sides[side].some(({ footballer_id }) => footballer_id === id));
  if (isListed('home')) return home;
  return isListed('away') ? away : undefined;
}
