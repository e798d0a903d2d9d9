import { asTeamId } from '@touchline/shared/domain';
import type { RivalsCandidates, TeamPopup } from '@touchline/shared/wire';
import { sql } from 'kysely';
import { abilities } from '../fpl/abilities';
import { teamsChannel } from '../season/gameState.queries';
import { createReplaySource } from '../fpl/replay/replaySource';
import type { FplReply, DocumentSource } from '../fpl/source';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

/** The official game while it accepts requests and never answers: every page must answer all the same. */
const held = new Map<string, () => void>();
const asked: string[] = [];
let hanging: readonly string[] = [];
let app: GameApp;
let person: Person;

/** A request hangs until `letGo`. */
function hangingSource(source: DocumentSource): DocumentSource {
  const get = async (path: string): Promise<FplReply> => {
    asked.push(path);
    if (hanging.some((prefix) => path.startsWith(prefix)))
      await new Promise<void>((resolve) => held.set(path, resolve));
    return source.get(path);
  };
  return {
    ...source,
    name: 'live',
    can: abilities.live,
    get,
    get patience() {
      return hanging.length === 0 ? undefined : { withStored: 40, withoutStored: 80 };
    },
  };
}

async function letGo(): Promise<void> {
  hanging = [];
  for (const goOn of held.values()) goOn();
  held.clear();
}

beforeAll(async () => {
  const folder = writeTinySeason();
  app = await buildGameApp({
    now: tinySeason.over,
    openSource: (clock) => hangingSource(createReplaySource({ folder, clock })),
  });
  person = await app.signUp({ team: asTeamId(101) });
}, 60_000);
afterAll(async () => {
  await letGo();
  await app.close();
});
beforeEach(letGo);

/** Forgets what is stored of other teams and of leagues. */
async function forgetOthers(): Promise<void> {
  await app.db.run(sql`delete from fantasy_team where id <> 101`);
  await app.db.run(sql`delete from league`);
  await app.db.run(sql`delete from league_member`);
  await app.db.notify(teamsChannel, '');
  asked.length = 0;
}

const until = async <T>(ask: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> => {
  for (;;) {
    const found = await ask();
    if (isSo(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const isAnswered = ({ status }: { status: number }) => status === 200;

const urls = {
  popup: '/v2/team/popup/102',
  candidates: '/v1/rivals/candidates/',
  onboarding: '/v1/onboarding/search_team/103',
};

describe.each([
  ['the popup of a team', urls.popup, ['entry/']],
  ['a search for a team', urls.onboarding, ['entry/']],
  ['candidates', urls.candidates, ['leagues-classic/']],
])('with nothing stored, %s', (_, url, paths) => {
  it('says that it is being read and when to ask again, and then has it', async () => {
    await forgetOthers();
    hanging = paths;
    const { status, body } = await person.ask('GET', url);
    expect([status, body.error, body.retry_after]).toEqual([503, 'unavailable', 5]);
    expect(body.message).toMatch(
      /is still being read from the official game\. Try again in a few seconds\.$/,
    );
    await letGo();
    expect(await until(() => person.ask('GET', url), isAnswered)).toMatchObject({ body: { success: true } });
  });
});

it('with nothing stored, a league that is chosen as the view is being read, and then is the view', async () => {
  const pass = await app.signUp({ team: asTeamId(101), role: 'PREMIUM' });
  const choose = () => pass.ask('PUT', `/v1/rivals/set_default/${tinySeason.league}`);
  await forgetOthers();
  hanging = ['leagues-classic/'];
  const { status, body } = await choose();
  expect([status, body.error, body.retry_after]).toEqual([503, 'unavailable', 5]);
  expect(body.message).toMatch(/is still being read from the official game\. Try again in a few seconds\.$/);
  await letGo();
  expect(await until(choose, isAnswered)).toMatchObject({ body: { success: true } });
});

it('joins a read that is running instead of asking the game once more', async () => {
  await forgetOthers();
  hanging = ['entry/102/'];
  await until(
    () => person.ask('GET', urls.popup),
    () => asked.length > 0,
  );
  const statuses = await Promise.all([1, 2, 3].map(() => person.ask('GET', urls.popup)));
  expect(statuses.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(asked.filter((path) => path === 'entry/102/')).toHaveLength(1);
});

describe('with a team that was read in an earlier phase', () => {
  const makeOld = async () => {
    await app.db.run(sql`update fantasy_team set phase = '1 open'`);
    await app.db.notify(teamsChannel, '');
    hanging = ['entry/', 'leagues-classic/'];
  };

  it.each([
    '/v1/team/overview',
    '/v1/live/rank',
    '/v1/live/danger',
    '/v1/live/what_if',
    '/v1/live/what_if/chance',
    '/v1/rivals/chances/stored',
    '/v1/rivals/chance_history/stored',
    '/v1/rivals/season_chances/stored',
    '/v1/leagues/h2h/chances',
    '/v1/team/gameweeks',
  ])('%s answers from what is stored', async (url) => {
    await person.read('/v1/team/overview');
    await makeOld();
    const { status } = await person.ask('GET', url);
    expect([200, 404]).toContain(status);
  });

  it('the popup has the stored squad', async () => {
    await until(() => person.ask('GET', urls.popup), isAnswered);
    const before = await person.read<TeamPopup>(urls.popup);
    await makeOld();
    expect(await person.read<TeamPopup>(urls.popup)).toEqual(before);
  });
});

it('suggests whom it knows of stored leagues, although nobody’s card can be read', async () => {
  await forgetOthers();
  await until(() => person.ask('GET', urls.candidates), isAnswered);
  await app.db.run(sql`delete from fantasy_team where id <> 101`);
  await app.db.notify(teamsChannel, '');
  await app.db.run(sql`update league set phase = '1 open'`);
  hanging = ['entry/', 'leagues-classic/'];
  const { candidates } = await person.read<RivalsCandidates>(urls.candidates);
  expect(candidates.map(({ id }) => id)).toEqual([102, 103]);
});

it('sends a footballer’s page without the record that hangs', async () => {
  hanging = ['element-summary/'];
  expect((await person.ask('GET', '/v1/footballer/5/seasons')).status).toBe(200);
});
