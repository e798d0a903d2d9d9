import type { FootballerId, GameweekNumber, OwnershipCount, Position } from '@touchline/shared/domain';
import type { FixturesEvents, FixturesFootballers, FixturesPoints } from '@touchline/shared/wire';
import type { Fixture, Footballer } from '../fpl/gameData';
import { sideOf } from './fixtureCells';
import { byMinuteDown, type FixtureMinutes, minuteFields, occurrencesOf } from './fixtureMinutes';
import { nameOf } from './rivalRows';
import type { FootballerMatch } from './round';
import type { Season } from './season';

/** Whose footballers are marked. */
export interface PartsReader {
  readonly mine: ReadonlySet<FootballerId>;
  readonly ownershipOf: (footballer: FootballerId) => OwnershipCount;
  /** By fixture number; without it events have no minutes. */
  readonly minutes?: ReadonlyMap<number, FixtureMinutes>;
}

/** A footballer in a fixture in which they have played. */
export interface Played {
  readonly footballer: Footballer;
  readonly match: FootballerMatch;
  /** Their club in this match. */
  readonly club_id: string;
}

export function playedIn(season: Season, gameweek: GameweekNumber): Played[] {
  return [...season.round(gameweek).footballers].flatMap(([id, { matches }]) => {
    const footballer = season.footballer(id);
    if (footballer === undefined) return [];
    const begun = matches.filter(
      ({ fixture, stats, lines }) => fixture.started && (stats.minutes > 0 || lines.length > 1),
    );
    return begun.map((match) => ({
      footballer,
      match,
      club_id: match.is_home ? match.fixture.home : match.fixture.away,
    }));
  });
}

/** All that gave or cost points except playing time, and substitutions; the latest fixture first, in it the latest minute. */
export function fixturesEventsOf(
  season: Season,
  gameweek: GameweekNumber,
  reader: PartsReader,
): FixturesEvents['events'] {
  const scored = playedIn(season, gameweek)
    .sort((a, b) => a.footballer.id - b.footballer.id)
    .flatMap((one) => eventsOf(season, one, reader));
  const changes = season.fixturesIn(gameweek).flatMap((fixture) => substitutionsIn(season, fixture, reader));
  const start = new Map(season.fixturesIn(gameweek).map((fixture) => [fixture.id, startOf(fixture)]));
  return [...scored, ...changes].sort(
    (a, b) => (start.get(b.fixture_id) ?? 0) - (start.get(a.fixture_id) ?? 0) || byMinuteDown(a, b),
  );
}

type GameweekEvent = FixturesEvents['events'][number];

function eventsOf(
  season: Season,
  { footballer: { id }, match, club_id }: Played,
  { mine, ownershipOf, minutes }: PartsReader,
): GameweekEvent[] {
  const known = minutes?.get(match.fixture.number);
  return match.lines
    .filter(({ category, points }) => category !== 'minutes' && points !== 0)
    .flatMap(({ category, count, points }) => {
      const occurrences = isTimed(category)
        ? occurrencesOf(known, id, category, count)
        : [{ count, at: undefined }];
      return occurrences.map((one) => ({
        kind: category,
        ...minuteFields(one.at),
        footballer_id: id,
        name: nameOf(season, id),
        club_id,
        count: one.count,
        points: points / occurrences.length,
        fixture_id: match.fixture.id,
        mine: mine.has(id),
        rival: ownershipOf(id).count > 0,
      }));
    });
}

/** Sums over a match have no minute, and may count further than anything that happens one by one. */
const isTimed = (category: string) => !untimed.has(category);
const untimed = new Set(['clean_sheets', 'goals_conceded', 'saves', 'bonus', 'bonus_provisional']);

function substitutionsIn(
  season: Season,
  fixture: Fixture,
  { mine, ownershipOf, minutes }: PartsReader,
): GameweekEvent[] {
  const comments = minutes?.get(fixture.number)?.substitutions ?? [];
  return comments.flatMap(({ footballer_id, other_id, is_home, minute, added }) => {
    if (footballer_id === null || other_id === null) return [];
    const both = [footballer_id, other_id];
    return [
      {
        kind: 'sub',
        ...minuteFields({ minute, added }),
        footballer_id,
        name: nameOf(season, footballer_id),
        other: { id: other_id, name: nameOf(season, other_id) },
        club_id: is_home === true ? fixture.home : fixture.away,
        count: 1,
        points: null,
        fixture_id: fixture.id,
        mine: both.some((id) => mine.has(id)),
        rival: both.some((id) => ownershipOf(id).count > 0),
      },
    ];
  });
}

const startOf = ({ kickoff }: Fixture) => kickoff ?? 0;

/** All footballers who have played, over both fixtures of a double gameweek. */
export function fixturesFootballersOf(
  season: Season,
  gameweek: GameweekNumber,
  reader: PartsReader,
): FixturesFootballers['rows'] {
  const byFootballer = new Map<FootballerId, Played[]>();
  for (const one of playedIn(season, gameweek))
    byFootballer.set(one.footballer.id, [...(byFootballer.get(one.footballer.id) ?? []), one]);
  const rows = [...byFootballer.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [footballerLine(season, first.footballer, [first, ...more], reader)],
  );
  return rows.sort((a, b) => b.points - a.points || b.bps - a.bps || a.id - b.id);
}

function footballerLine(
  season: Season,
  { id, name, club_id, position }: Footballer,
  played: readonly Played[],
  { mine, ownershipOf }: PartsReader,
): FixturesFootballers['rows'][number] {
  const sum = (value: (match: FootballerMatch) => number) =>
    played.reduce((total, { match }) => total + value(match), 0);
  return {
    id,
    name,
    club_id,
    position: position as Position,
    opponents: played.map((one) => {
      const { opponent_id, is_home } = sideOf(season, one.match.fixture, one.club_id);
      return { opponent_id, is_home };
    }),
    minutes: sum(({ stats }) => stats.minutes),
    points: sum(({ points }) => points),
    goals_scored: sum(({ stats }) => stats.goals_scored),
    assists: sum(({ stats }) => stats.assists),
    clean_sheets: sum(({ stats }) => stats.clean_sheets),
    bonus: sum(({ stats, provisional_bonus }) => stats.bonus + provisional_bonus),
    bonus_provisional: played.some(({ match }) => match.provisional_bonus > 0),
    bps: sum(({ stats }) => stats.bps),
    rivals: ownershipOf(id),
    mine: mine.has(id),
  };
}

/** The points of each side by category. */
export function fixturesPointsOf(season: Season, gameweek: GameweekNumber): FixturesPoints['rows'] {
  const played = playedIn(season, gameweek);
  return season
    .fixturesIn(gameweek)
    .filter(({ started }) => started)
    .flatMap((fixture) =>
      [fixture.home, fixture.away].map((club_id) => {
        const own = played.filter(
          (one) => one.match.fixture.number === fixture.number && one.club_id === club_id,
        );
        const categories: Record<string, number> = {};
        for (const { category, points } of own.flatMap(({ match }) => match.lines))
          categories[category] = (categories[category] ?? 0) + points;
        const total = Object.values(categories).reduce((sum, points) => sum + points, 0);
        return { fixture_id: fixture.id, club_id, total, categories };
      }),
    );
}
