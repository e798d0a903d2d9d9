import { asFixtureId } from '@touchline/shared/domain';
import { type Losses, type Read, readList, readShape } from './declare';
import { notEmpty } from './fields';
import { type Fixture, type FixtureCount, type LiveFootballer, type StoredClub, noClub } from './gameData';
import { type countFields, fixtureFields, liveFields } from './upstreamFields';

/** `fixtures/`. @throws {Malformed} */
export function parseFixtures(
  json: unknown,
  clubs: readonly StoredClub[],
  losses: Losses = new Map(),
): Fixture[] {
  const clubOf = new Map(clubs.map(({ number, id }) => [number, id]));
  return notEmpty(readList(fixtureFields, json, 'fixtures', losses), 'fixtures').map((fixture) => {
    const [home, away] = [clubOf.get(fixture.team_h) ?? noClub, clubOf.get(fixture.team_a) ?? noClub];
    return {
      id: asFixtureId(`${home}-${away}`),
      number: fixture.id,
      gameweek: fixture.event,
      kickoff: fixture.kickoff_time,
      started: fixture.started === true,
      finished: fixture.finished_provisional || fixture.finished,
      bonus_official: fixture.finished,
      minute: fixture.minutes,
      home,
      away,
      home_score: fixture.team_h_score,
      away_score: fixture.team_a_score,
      counts: Object.fromEntries(
        fixture.stats.map(({ identifier, h, a }) => [
          identifier,
          { home: h.map(parseCount), away: a.map(parseCount) },
        ]),
      ),
    };
  });
}

function parseCount({ element, value }: Read<typeof countFields>): FixtureCount {
  return { footballer_id: element, value };
}

/** `event/{gw}/live/`; only footballers with a fixture that has started. @throws {Malformed} */
export function parseLive(json: unknown, losses: Losses = new Map()): LiveFootballer[] {
  return readShape(liveFields, json, 'live', losses)
    .elements.map(parseLiveFootballer)
    .filter(({ fixtures }) => fixtures.length > 0);
}

type LiveElement = Read<typeof liveFields>['elements'][number];

function parseLiveFootballer({ id, stats, explain }: LiveElement): LiveFootballer {
  /** Fallback for a missing sum, from `explain`: minutes always, other counts only when they gave points. */
  const explainedCount = (category: string) =>
    explain
      .flatMap((explained) => explained.stats)
      .filter(({ identifier }) => identifier === category)
      .reduce((sum, { value }) => sum + value, 0);
  return {
    id,
    minutes: stats?.minutes ?? explainedCount('minutes'),
    starts: stats?.starts ?? 0,
    clean_sheets: stats?.clean_sheets ?? explainedCount('clean_sheets'),
    goals_conceded: stats?.goals_conceded ?? explainedCount('goals_conceded'),
    expected_goals: stats?.expected_goals ?? null,
    expected_assists: stats?.expected_assists ?? null,
    fixtures: explain.map((explained) => ({
      number: explained.fixture,
      lines: explained.stats.map(({ identifier, value, points }) => ({ identifier, value, points })),
    })),
  };
}
