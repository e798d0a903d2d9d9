import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderBusy, takeLock } from './lockFile';
import { openDb } from './openDb';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('refuses a second opener and names the process that has the folder', () => {
  const other = spawn('sleep', ['30']);
  writeFileSync(
    join(folder, 'db.lock'),
    JSON.stringify({ pid: other.pid, began: null, since: '2024-01-20T12:00:00Z' }),
  );
  expect(() => takeLock(join(folder, 'db.lock'))).toThrow(
    `is in use by process ${other.pid} since 2024-01-20`,
  );
  other.kill('SIGKILL');
});

/** Sync work as a user without rights on our folders; root may write everywhere. */
function asNobody(work: () => void): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

it('says with a sentence that the data folder can only be read', () => {
  chmodSync(folder, 0o555);
  asNobody(() => {
    expect(() => takeLock(join(folder, 'db.lock'))).toThrow(
      /^The data folder \S+ cannot be written: .*Give it to this user, or set TOUCHLINE_HOME/,
    );
  });
  chmodSync(folder, 0o755);
  expect(readdirSync(folder)).toEqual([]);
});

it('takes over from a process that is gone, and from one whose number was given to another', () => {
  const lock = join(folder, 'db.lock');
  writeFileSync(lock, JSON.stringify({ pid: 2 ** 22 + 1, began: null, since: '' }));
  takeLock(lock)();
  writeFileSync(lock, JSON.stringify({ pid: process.ppid, began: 'another start', since: '' }));
  const release = takeLock(lock);
  expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid });
  release();
  expect(existsSync(lock)).toBe(false);
});

it('lets one open database into a data folder, and the next after it is closed', async () => {
  const config = { home: folder, databaseUrl: undefined };
  const db = await openDb(config);
  await db.script('create table kept (id int); insert into kept values (1)');
  await expect(openDb(config)).rejects.toThrow(FolderBusy);
  await db.close();
  const again = await openDb(config);
  await again.script('insert into kept values (2)');
  await again.close();
}, 60_000);
