import { asFootballerId, type FootballerId } from '@touchline/shared/domain';
import { type Fields, fieldsOf, listOf } from './fields';
import type { Broadcast, FixtureComment, FixtureDetail, NamedLineup } from './gameData';

/** `touchline/positions/`: real positions of footballers. @throws {Malformed} */
export function parsePositions(json: unknown): ReadonlyMap<FootballerId, string> {
  return new Map(
    listOf(json, 'positions').map((row) => [asFootballerId(row.int('element')), row.text('position')]),
  );
}

/** `touchline/fixture/{id}/`. @throws {Malformed} */
export function parseFixtureDetail(json: unknown): FixtureDetail {
  const detail = fieldsOf(json, 'fixture');
  const venue = detail.child('venue');
  const weather = detail.childOrNull('weather');
  const lineups = detail.childOrNull('lineups');
  return {
    venue: { name: venue.text('name'), city: venue.text('city') },
    weather: weather && {
      temperature: weather.decimal('temperature_celsius'),
      icon: weather.text('icon'),
      wind: weather.decimal('wind_kmh'),
    },
    lineups: lineups && {
      home: parseLineup(lineups.child('home')),
      away: parseLineup(lineups.child('away')),
    },
    statistics: parseStatistics(detail.childOrNull('statistics')),
    comments: detail.list('comments').map(parseComment),
  };
}

function parseLineup(lineup: Fields): NamedLineup {
  const ids = (name: string) => lineup.list(name).map((row) => asFootballerId(row.int('element')));
  return { starters: ids('starters'), bench: ids('bench') };
}

/** Measured statistics, in display order. */
const measured = [
  'shots',
  'shots_on_target',
  'possession',
  'corners',
  'fouls',
  'offsides',
  'yellow_cards',
  'red_cards',
  'expected_goals',
];

function parseStatistics(statistics: Fields | null): FixtureDetail['statistics'] {
  if (statistics === null) return {};
  const pairs = measured
    .filter((key) => statistics.has(key))
    .map((key) => {
      const pair = statistics.child(key);
      return [key, { home: pair.decimal('h'), away: pair.decimal('a') }] as const;
    });
  return Object.fromEntries(pairs);
}

function parseComment(comment: Fields): FixtureComment {
  const side = comment.textOrNull('side');
  return {
    id: comment.int('id'),
    minute: comment.int('minute'),
    added: comment.int('added'),
    kind: comment.text('kind'),
    is_home: side === null ? null : side === 'h',
    footballer_id: comment.intOrNull('element') as FootballerId | null,
    other_id: comment.intOrNull('other_element') as FootballerId | null,
    text: comment.text('text'),
  };
}

/** `touchline/streaming/{gw}/`; links that are not https are removed. @throws {Malformed} */
export function parseBroadcasts(json: unknown): Broadcast[] {
  return fieldsOf(json, 'streaming')
    .list('fixtures')
    .map((fixture) => ({
      number: fixture.int('fixture'),
      channels: fixture.list('channels').map((channel) => {
        const url = channel.textOrNull('url');
        return { name: channel.text('name'), url: url?.startsWith('https://') === true ? url : null };
      }),
    }));
}
