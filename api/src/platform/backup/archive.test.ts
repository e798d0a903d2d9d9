import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packFolder, unpackFolder } from './archive';

const base = mkdtempSync(join(tmpdir(), 'touchline-archive-'));
afterAll(() => rmSync(base, { recursive: true }));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).length;

it('an archive that was cut off is refused once nothing of it is written any more', async () => {
  for (let folder = 0; folder < 10; folder += 1) {
    const path = join(base, 'files', `${folder}`);
    mkdirSync(path, { recursive: true });
    for (let file = 0; file < 50; file += 1) writeFileSync(join(path, `${file}`), randomBytes(12_000));
  }
  await packFolder(join(base, 'files'), join(base, 'whole'));
  const whole = readFileSync(join(base, 'whole'));
  for (let tenth = 1; tenth < 10; tenth += 1) {
    const [cut, into] = [join(base, 'cut'), join(base, `into${tenth}`)];
    writeFileSync(cut, whole.subarray(0, (whole.length * tenth) / 10));
    mkdirSync(into);
    await expect(unpackFolder(cut, into)).rejects.toThrow();
    const before = filesIn(into);
    await pause(100);
    expect([tenth, filesIn(into)]).toEqual([tenth, before]);
  }
}, 60_000);
