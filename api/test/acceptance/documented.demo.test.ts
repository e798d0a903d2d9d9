import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { sql } from 'kysely';
import { day, hour } from '@touchline/demo-game/calendar';
import { testAnchor, testDemo } from '@touchline/demo-game/testing';
import { buildGameApp, type GameApp, type Person } from '../support/gameApp';

/** Checks replies against `/openapi.json`, as an external client would, over the demo's whole season. */
interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { schema: object } } };
  };
}
type Paths = Readonly<Record<string, { readonly get?: Operation }>>;

let app: GameApp;
let person: Person;
let paths: Paths;
const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
const checks = new Map<string, ValidateFunction>();

beforeAll(async () => {
  app = await buildGameApp({
    now: new Date(testAnchor + Math.min(...moments)).toISOString(),
    openSource: (clock) => testDemo(clock),
    // The app must not refuse invalid replies itself, so that the test sees them.
    checkReplies: false,
  });
  const [own] = app.fpl.teamsForDemoAccounts?.() ?? [];
  person = await app.signUp({ role: 'PREMIUM' });
  // The owner joins the game later; before the season no team can be requested.
  await app.db.run(sql`update account set team_id = ${own?.teamId ?? 0}, team_season = ${app.fpl.season},
    email_confirmed = true, onboarded = true where id = ${person.id}`);
  ({ paths } = (await app.app.inject('/openapi.json')).json<{ paths: Paths }>());
  for (const [path, { get }] of Object.entries(paths))
    if (get) checks.set(path, ajv.compile(get.responses[200].content['application/json'].schema));
}, 120_000);
afterAll(() => app.close());

/** Every documented path that an address could match: its parameters fit, as far as they are described. */
const fitting = (url: string) => [...checks.keys()].filter((path) => fits(path, url));

function fits(path: string, url: string): boolean {
  const [pieces, given] = [path.split('/'), url.split('/')];
  return (
    pieces.length === given.length && pieces.every((piece, at) => fitsPiece(path, piece, given[at] ?? ''))
  );
}

function fitsPiece(path: string, piece: string, given: string): boolean {
  const name = /^\{(\w+)\}$/.exec(piece)?.[1];
  if (name === undefined) return piece === given;
  const parameter = paths[path]?.get?.parameters.find((one) => one.name === name && one.in === 'path');
  return parameter !== undefined && ajv.validate(parameter.schema, given);
}

const clubs = ['', '/standings', '/points', '/season', '/strength'].map((kind) => `/v1/clubs/index${kind}`);

/** Before the season, after it, and random instants: `MOMENTS` is their number. */
const moment = fc.record({
  days: fc.integer({ min: -190, max: 130 }),
  hours: fc.integer({ min: 0, max: 23 }),
});
const chosen = fc.sample(moment, { numRuns: Number(process.env['MOMENTS'] ?? 1), seed: 20_240_120 });
const moments = [-190, 130]
  .map((days) => days * day)
  .concat(chosen.map(({ days, hours }) => days * day + hours * hour))
  .sort((a, b) => a - b);

it('answers every call without parts to fill in as documented, at every moment of the season', async () => {
  const urls = [...checks.keys()].filter((path) => !path.includes('{'));
  expect(urls).toEqual(expect.arrayContaining(clubs));
  const wrong: string[] = [];
  for (const after of moments) {
    await app.moveTo(new Date(testAnchor + after).toISOString());
    for (const url of urls) {
      const { status, body } = await person.ask('GET', url);
      if (status !== 200 && clubs.includes(url)) wrong.push(`${url}: ${status}`);
      for (const path of status === 200 ? fitting(url) : []) {
        const check = checks.get(path);
        if (check?.(body) === false)
          wrong.push(`${url} is not what ${path} promises: ${JSON.stringify(check.errors?.[0])}`);
      }
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
}, 120_000);

it('writes a part of a path out that has one value only', () => {
  // A generic `{kind}` beside `/points` would document the wrong schema for one of them.
  expect(paths).toHaveProperty(['/v1/clubs/index/standings']);
  expect(Object.keys(paths).filter((path) => /^\/v1\/clubs\/index\/\{/.test(path))).toEqual([]);
});
