import type { ClubId, FootballerId } from '@touchline/shared/domain';
import type { Fixture, Footballer, LiveFootballer } from '../fpl/gameData';

type Played = ReadonlyMap<FootballerId, readonly Fixture[]>;

/**
 * The clubs of those who have changed within the league: by footballer, then by the number of the fixture.
 *
 * The game tells only the club of today. A footballer counts for the fixtures of the club he had then, so the
 * fixtures that he counts for tell it: going back from today, the club stays until a fixture is without it, and
 * is then that side of the fixture which he counts for most from there on. Where a fixture lists him among its
 * counts, that side is taken. A match of the two clubs against each other right at the change, without him, is
 * the old club's: the game takes a change over late.
 */
export function clubsThen(
  footballers: readonly Footballer[],
  fixtures: readonly Fixture[],
  live: Iterable<readonly LiveFootballer[]>,
): ReadonlyMap<FootballerId, ReadonlyMap<number, ClubId>> {
  const played = fixturesOfEach(fixtures, live);
  const moved = footballers.filter(({ id, club_id }) =>
    (played.get(id) ?? []).some((fixture) => !isIn(fixture, club_id)),
  );
  return new Map(moved.map((one) => [one.id, goingBack(one, played.get(one.id) ?? [])]));
}

const isIn = ({ home, away }: Fixture, club: ClubId) => home === club || away === club;

/** By kick-off. */
function fixturesOfEach(fixtures: readonly Fixture[], live: Iterable<readonly LiveFootballer[]>): Played {
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

/** Matches right after one for the old club in which it plays too. */
function atTheChange(after: readonly Fixture[], old: ClubId): readonly Fixture[] {
  const end = after.findIndex((fixture) => !isIn(fixture, old));
  return after.slice(0, Math.max(0, end));
}

/** Of the two sides the one of most fixtures before. */
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
