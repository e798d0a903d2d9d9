import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { day } from './calendar';
import { createDemoSource } from './demoSource';
import { seasonFolder } from './seasonFolder';
import { testAnchor } from './testing';

/** The fifth gameweek or so. */
const start = testAnchor - 130 * day;
const folder = mkdtempSync(join(tmpdir(), 'touchline-seasons-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});

function sourceAt(instant: number, code?: string) {
  let now = instant;
  const source = createDemoSource({
    clock: { now: () => now },
    seed: 1,
    anchor: testAnchor,
    demoMode: true,
    ...(code !== undefined && { kept: seasonFolder(folder, code) }),
  });
  return { source, moveTo: (next: number) => void (now = next) };
}

const paths = [
  'bootstrap-static/',
  'fixtures/',
  'event/3/live/',
  'leagues-classic/314/standings/',
  'touchline/fixture/11/',
];
const documents = ({ source }: ReturnType<typeof sourceAt>) =>
  Promise.all(
    [...paths, `entry/${source.teamsForDemoAccounts()[0]?.teamId}/history/`].map((path) => source.get(path)),
  );

it('a kept season answers, and goes on, as one that is computed from its first day', async () => {
  const computed = sourceAt(start);
  await documents(sourceAt(start, 'today'));
  expect(readdirSync(folder)).toHaveLength(1);
  const kept = sourceAt(start, 'today');
  for (const instant of [start, start + 8 * day, start + 30 * day]) {
    computed.moveTo(instant);
    kept.moveTo(instant);
    expect(await documents(kept)).toEqual(await documents(computed));
  }
});

it('a season of other code is removed when the next one is kept', async () => {
  await documents(sourceAt(start, 'yesterday'));
  const [before] = readdirSync(folder);
  await documents(sourceAt(start, 'today'));
  expect(readdirSync(folder)).toHaveLength(1);
  expect(readdirSync(folder)).not.toContain(before);
});

it('a file that is cut off or changed is not read: the season is computed again', async () => {
  const whole = await documents(sourceAt(start, 'today'));
  const file = join(folder, readdirSync(folder)[0] ?? '');
  const bytes = readFileSync(file);
  for (const broken of [bytes.subarray(0, bytes.length / 2), Buffer.alloc(0), bytes.fill(1, 500, 600)]) {
    writeFileSync(file, broken);
    expect(await documents(sourceAt(start, 'today'))).toEqual(whole);
  }
});

it('needs no folder that can be written', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const inFile = createDemoSource({
    clock: { now: () => start },
    seed: 1,
    anchor: testAnchor,
    demoMode: true,
    kept: seasonFolder(file, 'today'),
  });
  expect(await inFile.get('event-status/')).toMatchObject({ outcome: 'ok' });
});
