import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@touchline/api/db';
import { openMigratedDb } from '@touchline/api/testing';
import { sql } from 'kysely';
import { aBuild } from '../testing/aBuild';
import { aShellBuild } from '../testing/aShellBuild';
import { emptyReleases } from '../testing/emptyReleases';
import { createFaultStacks } from './faultStacks';
import { createFaultWatch } from './faultWatch';
import { publish } from './publish';
import { createReleaseStore, type ReleaseStore } from './releaseStore';

const release = '1.0.0-aaaaaaaaaa';
/** Everything in the file comes from line 11, column 5 of one source. */
const map = { version: 3, names: [], sources: ['mf-clubs/src/pages/ClubsPage.tsx'], mappings: 'AAUI' };
const source = 'mf-clubs/src/pages/ClubsPage.tsx:11:5';
const built = `https://touchline.test/r/mf-clubs/${release}/ClubsPage.js:1:2345`;

let db: Db;
let folder: string;
let store: ReleaseStore;

beforeAll(async () => {
  db = await openMigratedDb();
});
afterAll(() => db.close());
beforeEach(async () => {
  await emptyReleases(db);
  folder = mkdtempSync(join(tmpdir(), 'touchline-stacks-'));
  store = createReleaseStore(db, folder);
  const build = aBuild('aaaaaaaaaa', (_, files) => {
    files.set('ClubsPage.js.map', Buffer.from(JSON.stringify(map)));
  });
  await publish(store, build, { now: new Date(), by: 'a test', trial: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mapped = async (stack: string) => createFaultStacks(store).map(stack, await store.document());

describe('a stack', () => {
  it.each([
    ['of Chromium', `Error: no\n    at ClubsPage (${built})\n    at p (${built})`],
    ['of Firefox and Safari', `ClubsPage@${built}\np@${built}`],
    ['with a path alone', `at ClubsPage (/r/mf-clubs/${release}/ClubsPage.js:1:2345)`],
    ['of a file that was loaded again', `at ClubsPage (${built.replace(':1:', '?retry=1:1:')})`],
  ])('%s names the sources', async (_, stack) => {
    const shown = await mapped(stack);
    expect(shown).toContain(source);
    expect(shown).not.toContain('/r/');
    expect(shown.split('\n')).toHaveLength(stack.split('\n').length);
  });

  it.each([
    ['a file without a map', `at x (/r/mf-clubs/${release}/remoteEntry.abc.js:1:1)`],
    ['a release that is not stored', 'at x (/r/mf-clubs/9.9.9-ffffffffff/ClubsPage.js:1:1)'],
    ['a folder outside', 'at x (/r/mf-clubs/../ClubsPage.js:1:1)'],
    ['an unknown remote', `at x (/r/mf-nothing/${release}/ClubsPage.js:1:1)`],
    ['a place that cannot be', `at x (/r/mf-clubs/${release}/ClubsPage.js:0:0)`],
    ['a line beyond the map', `at x (/r/mf-clubs/${release}/ClubsPage.js:77:1)`],
    ['a file of the shell without a map', 'at x (https://touchline.test/s/main.aaaaaaaaaa.js:1:2)'],
    ['a file of no build of the shell', 'at x (https://touchline.test/s/main.cccccccccc.js:1:2)'],
    ['a file of the shell without a hash in its name', 'at x (https://touchline.test/s/release.js:1:2)'],
    ['a file of the shell that leads outside', 'at x (/s/../main.aaaaaaaaaa.js:1:1)'],
    ['a developer’s own server', 'at x (http://localhost:3102/ClubsPage.js:1:2)'],
    ['no place at all', 'something else'],
    ['nothing', ''],
  ])('with %s stays as it is', async (_, stack) => expect(await mapped(stack)).toBe(stack));

  it.each([
    ['no JSON', 'nonsense'],
    ['no map', '{}'],
    ['another version', '{"version":9,"sources":[],"names":[],"mappings":"AAAA"}'],
    ['places of sources that it does not have', '{"version":3,"sources":[],"names":[],"mappings":"AAAA"}'],
    ['cut off', JSON.stringify(map).slice(0, 60)],
  ])('stays as it is when its map is broken: %s', async (_, text) => {
    writeFileSync(join(folder, 'mf-clubs', release, 'ClubsPage.js.map'), text);
    expect(await mapped(`at x (${built})`)).toBe(`at x (${built})`);
  });

  describe('of the shell’s own files', () => {
    const ofShell = { ...map, sources: ['shell/src/app/App.tsx'] };
    const publishShell = (hash: string) => {
      const build = aShellBuild(hash).set(`main.${hash}.js.map`, Buffer.from(JSON.stringify(ofShell)));
      return publish(store, build, { now: new Date(), by: 'a test', trial: true });
    };

    it('names the sources, beside frames of remotes, of every build that is stored', async () => {
      await publishShell('dddddddddd');
      await publishShell('eeeeeeeeee');
      const shown = await mapped(
        `at x (${built})\nat y (https://touchline.test/s/main.dddddddddd.js:1:9)\nat /s/main.eeeeeeeeee.js?retry=1:1:9`,
      );
      expect(shown).toBe(
        `at x (${source})\nat y (shell/src/app/App.tsx:11:5)\nat shell/src/app/App.tsx:11:5`,
      );
    });

    it('stays as it is once the build was swept, or when its map is broken', async () => {
      await publishShell('dddddddddd');
      const frame = 'at y (/s/main.dddddddddd.js:1:9)';
      writeFileSync(join(folder, 'shell/1.0.0-dddddddddd/main.dddddddddd.js.map'), 'nonsense');
      expect(await mapped(frame)).toBe(frame);
      rmSync(join(folder, 'shell/1.0.0-dddddddddd'), { recursive: true });
      expect(await mapped(frame)).toBe(frame);
    });
  });

  it('is mapped once a missing map is back', async () => {
    const path = join(folder, 'mf-clubs', release, 'ClubsPage.js.map');
    const stacks = createFaultStacks(store);
    rmSync(path);
    expect(await stacks.map(built, await store.document())).toBe(built);
    writeFileSync(path, JSON.stringify(map));
    expect(await stacks.map(built, await store.document())).toBe(source);
  });

  it('is mapped up to its fortieth frame', async () => {
    const shown = await mapped(Array.from({ length: 60 }, () => built).join('\n'));
    expect(shown.split('\n').filter((line) => line === source)).toHaveLength(40);
  });
});

describe('a fault that a browser reported', () => {
  const fault = { remote: 'mf-clubs', release, kind: 'render', message: 'no \u001b[31mclubs', stack: built };
  const report = (data: object, slug = 'remote_fault') =>
    db.run(sql`insert into event (slug, data, at) values (${slug}, ${JSON.stringify(data)}::jsonb, now())`);
  const stored = async () =>
    (await db.query(sql<{ data: Record<string, unknown> }>`select data from event order by id`)).map(
      ({ data }) => data,
    );

  function aWatch() {
    const logged: string[] = [];
    return { ...createFaultWatch({ db, store, log: (words) => void logged.push(words) }), logged };
  }

  it('is stored and logged with places in the sources, once, by one of two processes', async () => {
    const [one, other] = [aWatch(), aWatch()];
    await report(fault);
    await Promise.all([one.run(), other.run()]);
    await one.run();
    expect(await stored()).toEqual([{ ...fault, stack: source, mapped: true }]);
    expect([...one.logged, ...other.logged]).toEqual([
      `FAULT: mf-clubs ${release}, render: no  [31mclubs\n${source}`,
    ]);
    await report({ ...fault, kind: 'saga' });
    await one.run();
    expect(one.logged.at(-1)).toMatch(/, saga: /);
  });

  it('of an unknown release is not logged, and without a stack or of another event left alone', async () => {
    const watch = aWatch();
    const { stack: _, ...bare } = fault;
    await report(bare);
    await report(fault, 'another_event');
    await report({
      ...fault,
      release: 'localhost:3102',
      preview: true,
      stack: 'at http://localhost:3102/a.js:1:1',
    });
    await report({ stack: { not: 'text' } });
    await watch.run();
    expect(watch.logged).toEqual([]);
    expect((await stored()).slice(0, 2)).toEqual([bare, fault]);
  });

  it('cannot write other lines into the log', async () => {
    const watch = aWatch();
    await report({ ...fault, message: 'a\nFAULT: mf-team', stack: `${built}\u0007\r${'x'.repeat(9000)}` });
    await watch.run();
    expect(watch.logged[0]).toMatch(/^FAULT: mf-clubs [^\n]*: a FAULT: mf-team\n[^\n]*$/);
    expect(watch.logged[0]?.length).toBeLessThan(800);
  });

  it('keeps no query of an address: a link of an email may have a code there', async () => {
    const watch = aWatch();
    const page = 'https://touchline.test/reset?code=secret&x=1:2:3';
    await report({ ...fault, message: `at ${page}`, stack: `at x (${page})\n${built}` });
    await watch.run();
    expect(watch.logged[0]).toContain('at x (https://touchline.test/reset:2:3)');
    expect(JSON.stringify([watch.logged, (await stored())[0]?.['stack']])).not.toContain('secret');
  });

  it('is one of many: fifty are mapped at a time, and none is left out', async () => {
    const watch = aWatch();
    for (let count = 0; count < 120; count += 1) await report({ ...fault, kind: `k${count}` });
    for (let run = 0; run < 3; run += 1) await watch.run();
    expect((await stored()).filter(({ mapped: isMapped }) => isMapped)).toHaveLength(120);
  });
});
