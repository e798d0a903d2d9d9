import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from '../clock';
import { createSource } from '../../game/fpl/createSource';
import { readSecret } from './secrets';

let home: string;
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'touchline-home-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const secret = () => readSecret({ secret: undefined, home });

describe('the secret that signs sessions', () => {
  it('is made once, long enough, for this user only, and nothing half written stays', () => {
    const made = secret();
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(secret()).toBe(made);
    expect(modeOf(join(home, 'secret'))).toBe('600');
    expect(readdirSync(home)).toEqual(['secret']);
  });

  it.each([
    ['empty', ''],
    ['nothing but a line end', '\n'],
    ['cut off', 'abc123'],
  ])('stops the start with a sentence when the file is %s', (_, content) => {
    writeFileSync(join(home, 'secret'), content);
    expect(secret).toThrow(/secret has only \d+ characters; at least 32 are needed\..*delete it/);
    expect(readFileSync(join(home, 'secret'), 'utf8')).toBe(content);
  });

  it('is not left half written where the folder cannot be written', () => {
    chmodSync(home, 0o500);
    const isRoot = process.getuid?.() === 0;
    if (!isRoot) expect(secret).toThrow(/cannot be written/);
    chmodSync(home, 0o700);
    if (!isRoot) expect(readdirSync(home)).toEqual([]);
  });
});

describe('the demo season’s anchor', () => {
  const clock = createClock(Date.parse('2024-01-20T13:40:00Z'), 0);
  const choice = {
    fplSource: { kind: 'demo' },
    fplApiBase: '',
    fplRate: 4,
    season: '2023-24',
    demoMode: true,
  } as const;
  const open = () => createSource({ ...choice, home, demoSeasons: join(home, 'demo-seasons') }, clock);

  it.each([
    ['empty', ''],
    ['cut off', '{"anchor":17057'],
    ['without an instant', '{"anchor":null}'],
  ])('stops the start with a sentence when its file is %s', (_, content) => {
    writeFileSync(join(home, 'demo-season.json'), content);
    expect(open).toThrow(/demo-season\.json does not hold the instant of the demo season\..*delete it/);
  });

  it('is the same at the next start, and its file is for this user only', () => {
    const first = open().identity;
    clock.set(clock.now() + 86_400_000);
    expect(open().identity).toBe(first);
    expect(modeOf(join(home, 'demo-season.json'))).toBe('600');
  }, 30_000);
});
