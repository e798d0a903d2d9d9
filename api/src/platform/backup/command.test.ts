import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const repository = resolve(__dirname, '../../../..');
const home = mkdtempSync(join(tmpdir(), 'touchline-backup-'));
afterAll(() => rmSync(home, { recursive: true }));

/** The command as docs/operations.md has it, on a data folder of its own. */
function backup(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'command.ts'), ...words],
    { cwd: repository, encoding: 'utf8', env: { PATH: process.env.PATH, TOUCHLINE_HOME: home } },
  );
  return { status, stdout: stdout.trim(), stderr };
}

it('writes a snapshot, lists it, and restores it', () => {
  const written = backup('backup');
  expect(written).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Wrote .*\.tar\.gz$/m) });
  const { stdout: listed } = backup('list');
  expect(listed).toMatch(/\.tar\.gz$/);
  expect(written.stdout).toContain(listed);
  expect(backup('restore', listed)).toMatchObject({ status: 0, stdout: `Restored ${listed}` });
}, 240_000);

it('explains itself, and fails only for a word that it does not know', () => {
  expect(backup()).toMatchObject({ status: 0, stdout: expect.stringContaining('restore') });
  expect(backup('bakcup')).toMatchObject({ status: 1, stdout: expect.stringContaining('restore') });
}, 120_000);

it('does not restore a file that is not there', () => {
  const { status, stderr } = backup('restore', join(home, 'snapshots/none.tar.gz'));
  expect(status).toBe(1);
  expect(stderr).not.toBe('');
}, 120_000);
