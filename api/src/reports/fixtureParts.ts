import type { FootballerId, GameweekNumber, OwnershipCount, Position } from '@touchline/shared/domain';
import type { FixturesEvents, FixturesFootballers, FixturesPoints } from '@touchline/shared/wire';
import type { Fixture, Footballer } from '../fpl/gameData';
import { sideOf } from './fixtureCells';
import { nameOf } from './rivalRows';
import type { FootballerMatch } from './round';
import type { Season } from './season';

/** Whose footballers are marked. */
export interface PartsReader {
  readonly mine: ReadonlySet<FootballerId>;
  readonly ownershipOf: (footballer: FootballerId) => OwnershipCount;
}

/** Somebody in a fixture in which he has played. */
export interface Played {
  readonly footballer: Footballer;
  readonly match: FootballerMatch;
  /** The club he played for in this match. */
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

/** All that gave or cost points except playing time; the latest fixture first. The game tells no minutes. */
export function fixturesEventsOf(
  season: Season,
  gameweek: GameweekNumber,
  reader: PartsReader,
): FixturesEvents['events'] {
  return playedIn(season, gameweek)
    .sort((a, b) => startOf(b.match.fixture) - startOf(a.match.fixture) || a.footballer.id - b.footballer.id)
    .flatMap(({ footballer: { id }, match, club_id }) =>
      match.lines
        .filter(({ category, points }) => category !== 'minutes' && points !== 0)
        .map(({ category, count, points }) => ({
          kind: category,
          minute: null,
          footballer_id: id,
          name: nameOf(season, id),
          club_id,
          count,
          points,
          fixture_id: match.fixture.id,
          mine: reader.mine.has(id),
          rival: reader.ownershipOf(id).count > 0,
        })),
    );
}

const startOf = ({ kickoff }: Fixture) => kickoff ?? 0;

/** Everyone who has played, over both fixtures of a double gameweek. */
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
