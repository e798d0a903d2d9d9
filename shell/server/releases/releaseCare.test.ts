import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMigratedDb } from '@touchline/api/testing';
import type { Db } from '@touchline/api/db';
import { sql } from 'kysely';
import { aBuild, aShell } from '../testing/aBuild';
import { emptyReleases } from '../testing/emptyReleases';
import { browserRegistry } from './browserRegistry';
import { judgeCanary } from './canaryTest';
import { publish } from './publish';
import { checkCanaries, sweepReleases } from './releaseCare';
import { releasesOf } from './releaseDocument';
import { createPageCounter, listCounts, readCounts } from './releaseCounts';
import { releaseListing } from './releaseListing';
import { createReleaseStore, type ReleaseStore } from './releaseStore';

describe('the test of a canary', () => {
  /** mulberry32: a seeded generator, the same numbers at every run. */
  function randomFrom(seed: number) {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
  }
  /**
   * Number of pages after which a canary is withdrawn, when it is checked after each; undefined if it never
   * is.
   */
  function lifeOf(rate: number, live: { pages: number; failed: number }, seed: number, pages = 1000) {
    const random = randomFrom(seed);
    let failed = 0;
    for (let page = 1; page <= pages; page += 1) {
      if (random() < rate) failed += 1;
      if (judgeCanary({ pages: page, failed }, live).withdraw) return page;
    }
    return undefined;
  }
  const seeds = Array.from({ length: 500 }, (_, index) => index + 1);

  it('withdraws one that fails in one of three pages within 40 pages, in any order', () => {
    const lives = seeds.map((seed) => lifeOf(1 / 3, { pages: 500, failed: 0 }, seed) ?? Infinity);
    expect(Math.max(...lives)).toBeLessThan(60);
    expect(lives.filter((life) => life <= 40).length).toBeGreaterThan(490);
  });

  it('keeps one that fails as often as the live release, in at least 498 of 500 runs', () => {
    const isWithdrawn = (seed: number) => lifeOf(0.05, { pages: 2000, failed: 100 }, seed) !== undefined;
    expect(seeds.filter(isWithdrawn).length).toBeLessThanOrEqual(2);
  });

  it('never withdraws for fewer than three failures, even before any page was counted', () => {
    expect(judgeCanary({ pages: 0, failed: 2 }, { pages: 0, failed: 0 }).withdraw).toBe(false);
    expect(judgeCanary({ pages: 0, failed: 3 }, { pages: 0, failed: 0 }).withdraw).toBe(true);
  });
});

describe('with a canary of mf-clubs', () => {
  let db: Db;
  let folder: string;
  let store: ReleaseStore;
  const now = new Date();
  const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000);
  const [live, canary] = ['1.0.0-aaaaaaaaaa', '1.0.0-bbbbbbbbbb'] as const;
  const reader = { id: 'a beta user', role: 'BETA' as const };
  const lines: string[] = [];
  const options = () => ({ db, store, webhook: undefined, log: (line: string) => void lines.push(line) });
  const clubs = async () => releasesOf(await store.document(), 'mf-clubs');

  beforeAll(async () => {
    db = await openMigratedDb();
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await emptyReleases(db);
    folder = mkdtempSync(join(tmpdir(), 'touchline-care-'));
    store = createReleaseStore(db, folder);
    lines.length = 0;
    const trial = { now, by: 'a test', trial: true };
    await publish(store, aBuild('aaaaaaaaaa'), trial);
    await publish(store, aBuild('bbbbbbbbbb'), { ...trial, canary: { role: 'BETA' } });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Pages of the canary and of the live release, then faults of one of them, a minute apart. */
  async function serve(pages: number, failed: number, release: string = canary) {
    const counter = createPageCounter(db);
    const document = await store.document();
    for (let page = 0; page < pages; page += 1) {
      counter.count(browserRegistry(document, aShell, { reader }), '/clubs');
      counter.count(browserRegistry(document, aShell), '/clubs');
    }
    await counter.flush();
    for (let fault = 0; fault < failed; fault += 1)
      await db.run(sql`insert into event (slug, data, at) values ('remote_fault',
        ${JSON.stringify({ remote: 'mf-clubs', release, kind: 'render' })}::jsonb, ${new Date(fault * 60_000)})`);
  }

  it('counts pages for the release that each reader was served', async () => {
    await serve(7, 2);
    expect(await readCounts(db, 'mf-clubs', canary)).toEqual({ pages: 7, failed: 2 });
    expect(await readCounts(db, 'mf-clubs', live)).toEqual({ pages: 7, failed: 0 });
    const counts = await listCounts(db);
    expect(releaseListing({ ...(await store.document()), counts }, 'mf-clubs')).toMatch(
      new RegExp(`${canary} +canary BETA .* 2 of 7 `),
    );
  });

  it('withdraws it when its pages fail, and tells the log, the list and the webhook once', async () => {
    const sent: string[] = [];
    const team = createServer((request, response) => {
      request.on('data', (chunk) => sent.push(String(chunk)));
      request.on('end', () => response.end());
    });
    await new Promise<void>((listening) => team.listen(0, '127.0.0.1', listening));
    const webhook = `http://127.0.0.1:${(team.address() as AddressInfo).port}/`;
    await serve(15, 5);
    for (let round = 0; round < 2; round += 1) await checkCanaries({ ...options(), webhook }, new Date());
    await new Promise((closed) => team.close(closed));

    const reason = '5 of 15 pages failed (33.3 %); of the live release 0 of 15.';
    expect(await clubs()).toMatchObject({ live, withdrawn: { id: canary, reason } });
    expect(await clubs()).not.toHaveProperty('canary');
    expect(lines).toEqual([`The canary ${canary} of mf-clubs was withdrawn: ${reason}`]);
    expect(sent.map((text) => JSON.parse(text) as object)).toMatchObject([
      { event: 'canary withdrawn', remote: 'mf-clubs', release: canary, live, reason },
    ]);
    const served = browserRegistry(await store.document(), aShell, { reader });
    expect(served.remotes['mf-clubs']?.live?.base).toBe(`/r/mf-clubs/${live}/`);
  });

  it('leaves it alone while its pages work, and when it is the live release that fails', async () => {
    await serve(200, 2);
    await serve(0, 40, live);
    await checkCanaries(options(), new Date());
    expect((await clubs()).canary?.id).toBe(canary);
    expect(lines).toEqual([]);
  });

  it('withdraws it even when the webhook cannot be reached', async () => {
    await serve(15, 6);
    await checkCanaries({ ...options(), webhook: 'http://127.0.0.1:9/' }, new Date());
    expect((await clubs()).withdrawn?.id).toBe(canary);
    expect(lines.at(-1)).toMatch(/webhook could not be called/);
  });

  it('sweeps each release on the day after its thirtieth, over 39 days of clock, and never one that is served', async () => {
    // One publish a day for nine days; each retires the one before.
    const hashes = Array.from({ length: 9 }, (_, day) => `${day}`.repeat(10));
    for (const [day, hash] of hashes.entries())
      await publish(store, aBuild(hash), { now: daysLater(day), by: 'a test', trial: true });
    const isThere = (hash: string) => existsSync(join(folder, 'mf-clubs', `1.0.0-${hash}`));
    for (let day = 9; day <= 39; day += 1) {
      await sweepReleases(options(), new Date(daysLater(day).getTime() + 1));
      // The last two are live and the target of a rollback; the others retired a day after their publish.
      const expected = hashes.map((_, published) => published >= 7 || day < published + 1 + 30);
      expect([day, ...hashes.map(isThere)]).toEqual([day, ...expected]);
    }
    expect((await clubs()).swept).toHaveLength(9);
  });

  it('sweeps files of releases that nobody was served for 30 days, and of no others', async () => {
    for (const hash of ['cccccccccc', 'dddddddddd', 'eeeeeeeeee'])
      await publish(store, aBuild(hash), { now, by: 'a test', trial: true });
    const isThere = (hash: string) => existsSync(join(folder, 'mf-clubs', `1.0.0-${hash}`));
    await sweepReleases(options(), daysLater(29));
    expect(isThere('aaaaaaaaaa')).toBe(true);
    await sweepReleases(options(), daysLater(31));
    expect(['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', 'dddddddddd', 'eeeeeeeeee'].map(isThere)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(lines).toEqual(['3 old releases of mf-clubs were swept.']);
  });
});
