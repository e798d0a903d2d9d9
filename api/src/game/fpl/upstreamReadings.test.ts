import { abilities } from './abilities';
import { createClock } from '../../platform/clock';
import type { Db } from '../../platform/db/db';
import { openMigratedDb } from '../../../test/support/openTestDb';
import type { FplReply, DocumentSource } from './source';
import { endpointOf, listReadings, withReadings } from './upstreamReadings';

let db: Db;
beforeAll(async () => {
  db = await openMigratedDb();
}, 60_000);
afterAll(() => db.close());

const down: FplReply = { outcome: 'timeout', detail: 'No answer in 15 s' };

it('keeps when an endpoint was asked, when it last answered well, and what came of it', async () => {
  const wall = createClock(Date.parse('2024-01-20T12:00:00Z'), 0);
  let reply: FplReply = { outcome: 'ok', json: {} };
  const source: DocumentSource = {
    name: 'live',
    can: abilities.live,
    season: '2023-24',
    get: async () => reply,
  };
  const noted = withReadings(source, db, wall);
  await noted.get('entry/77/');
  await noted.get('fixtures/?event=3');
  await noted.close?.();
  wall.set(Date.parse('2024-01-20T12:05:00Z'));
  reply = down;
  const later = withReadings(source, db, wall);
  await later.get('entry/78/');
  reply = { outcome: 'busy', detail: '' };
  await later.get('fixtures/');
  await later.close?.();
  expect(await listReadings(db, '2023-24')).toEqual([
    {
      endpoint: 'entry/{id}/',
      asked_at: '2024-01-20T12:05:00.000Z',
      ok_at: '2024-01-20T12:00:00.000Z',
      outcome: 'timeout',
      detail: 'No answer in 15 s',
    },
    {
      endpoint: 'fixtures/',
      asked_at: '2024-01-20T12:00:00.000Z',
      ok_at: '2024-01-20T12:00:00.000Z',
      outcome: 'ok',
      detail: '',
    },
  ]);
});

it('goes over to the next season with the source', () => {
  let season = '2023-24';
  const source: DocumentSource = {
    name: 'live',
    can: abilities.live,
    get season() {
      return season;
    },
    turnTo: (next) => void (season = next),
    get: async () => down,
  };
  const noted = withReadings(source, db, createClock(0, 0));
  noted.turnTo?.('2024-25');
  expect(noted.season).toBe('2024-25');
});

it.each([
  ['event/12/live/', 'event/{id}/live/'],
  ['leagues-classic/5/standings/?page_standings=2', 'leagues-classic/{id}/standings/'],
  ['bootstrap-static/', 'bootstrap-static/'],
])('%s is the endpoint %s', (path, endpoint) => expect(endpointOf(path)).toBe(endpoint));
