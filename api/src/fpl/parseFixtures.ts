import { type Fields, fieldsOf, listOf, notEmpty } from './fields';
import type { Club, Fixture, FixtureCount, LiveFootballer } from './gameData';

/** `fixtures/`. @throws {Malformed} */
export function parseFixtures(json: unknown, clubs: readonly Club[]): Fixture[] {
  const clubOf = new Map(clubs.map(({ number, id }) => [number, id]));
  const codeOf = (fixture: Fields, name: string) => clubOf.get(fixture.int(name)) ?? '';
  return notEmpty(listOf(json, 'fixtures'), 'fixtures').map((fixture) => {
    const [home, away] = [codeOf(fixture, 'team_h'), codeOf(fixture, 'team_a')];
    return {
      id: `${home}-${away}`,
      number: fixture.int('id'),
      gameweek: fixture.intOrNull('event'),
      kickoff: fixture.instantOrNull('kickoff_time'),
      started: fixture.has('started') && fixture.flag('started'),
      finished: fixture.flag('finished_provisional') || fixture.flag('finished'),
      bonus_official: fixture.flag('finished'),
      minute: fixture.int('minutes'),
      home,
      away,
      home_score: fixture.intOrNull('team_h_score'),
      away_score: fixture.intOrNull('team_a_score'),
      counts: Object.fromEntries(
        fixture.list('stats').map((stat) => [stat.text('identifier'), parseSides(stat)]),
      ),
    };
  });
}

function parseSides(stat: Fields) {
  return { home: stat.list('h').map(parseCount), away: stat.list('a').map(parseCount) };
}

function parseCount(row: Fields): FixtureCount {
  return { footballer_id: row.int('element'), value: row.int('value') };
}

/** `event/{gw}/live/`; only footballers with a fixture that has started. @throws {Malformed} */
export function parseLive(json: unknown): LiveFootballer[] {
  return fieldsOf(json, 'live')
    .list('elements')
    .map(parseLiveFootballer)
    .filter(({ fixtures }) => fixtures.length > 0);
}

function parseLiveFootballer(element: Fields): LiveFootballer {
  const stats = element.child('stats');
  return {
    id: element.int('id'),
    minutes: stats.int('minutes'),
    starts: stats.intOrNull('starts') ?? 0,
    clean_sheets: stats.int('clean_sheets'),
    goals_conceded: stats.int('goals_conceded'),
    fixtures: element.list('explain').map((explained) => ({
      number: explained.int('fixture'),
      lines: explained.list('stats').map((line) => ({
        identifier: line.text('identifier'),
        value: line.int('value'),
        points: line.int('points'),
      })),
    })),
  };
}
