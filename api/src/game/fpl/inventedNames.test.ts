import { abilities } from './abilities';
import { withInventedNames } from './inventedNames';
import type { FplReply, DocumentSource } from './source';

const entry = {
  id: 77,
  name: 'Real FC',
  player_first_name: 'Real',
  player_last_name: 'Person',
  summary_overall_points: 9,
};
const standings = {
  league: { id: 5, name: 'Sunday Regulars' },
  standings: {
    has_next: false,
    results: [{ entry: 77, entry_name: 'Real FC', player_name: 'Real Person', total: 9 }],
  },
  new_entries: {
    results: [{ entry: 77, entry_name: 'Real FC', player_first_name: 'Real', player_last_name: 'Person' }],
  },
};
const documents: Record<string, unknown> = {
  'entry/77/': entry,
  'leagues-classic/5/standings/?page_standings=1': standings,
  'bootstrap-static/': { elements: [{ id: 1, web_name: 'Saka' }] },
  'entry/1/': 'nonsense',
};
const real: DocumentSource = {
  name: 'replay',
  can: abilities.replay,
  season: '2023-24',
  identity: 'replay folder',
  get: async (path): Promise<FplReply> =>
    path in documents ? { outcome: 'ok', json: documents[path] } : { outcome: 'not_found', detail: path },
};
const invented = withInventedNames(real);
const ask = async (path: string) => {
  const reply = await invented.get(path);
  return reply.outcome === 'ok' ? (reply.json as Record<string, unknown>) : reply;
};

it('gives a team another name and manager, and leaves its numbers', async () => {
  const team = await ask('entry/77/');
  expect(team).toMatchObject({ id: 77, summary_overall_points: 9 });
  expect(JSON.stringify(team)).not.toMatch(/Real/);
  expect(await ask('entry/77/')).toEqual(team);
});

it('calls the team by the same name in the tables of its leagues', async () => {
  const {
    name,
    player_first_name: first,
    player_last_name: last,
  } = (await ask('entry/77/')) as Record<string, string>;
  const table = await ask('leagues-classic/5/standings/?page_standings=1');
  expect(table).toMatchObject({
    league: { name: 'Sunday Regulars' },
    standings: { results: [{ entry_name: name, player_name: `${first} ${last}`, total: 9 }] },
    new_entries: { results: [{ entry_name: name, player_first_name: first, player_last_name: last }] },
  });
});

it('leaves footballers, faults and what it does not know as they are', async () => {
  expect(await ask('bootstrap-static/')).toEqual(documents['bootstrap-static/']);
  expect(await ask('entry/1/')).toBe('nonsense');
  expect(await ask('entry/2/')).toEqual({ outcome: 'not_found', detail: 'entry/2/' });
});

it('is another game than the one with real names', () => {
  expect(invented.identity).not.toBe(real.identity);
});

it('has more than 300 team names, none of them with a number', async () => {
  const anyEntry: DocumentSource = {
    ...real,
    get: async (path) => ({ outcome: 'ok', json: { ...entry, id: Number(/\d+/.exec(path)?.[0]) } }),
  };
  const many = withInventedNames(anyEntry);
  const names = await Promise.all(
    Array.from({ length: 1_000 }, async (_, index) => {
      const reply = await many.get(`entry/${index + 1}/`);
      return reply.outcome === 'ok' ? (reply.json as { name: string }).name : '';
    }),
  );
  const distinct = new Set(names);
  expect(distinct.size).toBeGreaterThanOrEqual(300);
  expect([...distinct].filter((name) => /\d/.test(name))).toEqual([]);
});
