import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { commitOf, linkPackages } from './otherCommit.mjs';

const aFolder = () => realpathSync(mkdtempSync(join(tmpdir(), 'touchline-other-')));

test('a checkout of another commit takes the installed packages, and its own workspaces', () => {
  const [here, there] = [aFolder(), aFolder()];
  mkdirSync(join(here, 'node_modules/@mui/material'), { recursive: true });
  mkdirSync(join(here, 'node_modules/react'));
  mkdirSync(join(here, 'node_modules/@touchline'));
  symlinkSync('../../shared', join(here, 'node_modules/@touchline/shared'));
  mkdirSync(join(here, 'shared'));
  mkdirSync(join(there, 'shared'));

  linkPackages(here, there);

  const found = (name) => realpathSync(join(there, 'node_modules', name));
  assert.equal(found('react'), join(here, 'node_modules/react'));
  assert.equal(found('@mui/material'), join(here, 'node_modules/@mui/material'));
  assert.equal(found('@touchline/shared'), join(there, 'shared'));
});

test('a name that Git does not know is refused with a sentence', async () => {
  await assert.rejects(commitOf('no-such-branch'), {
    message: 'Git knows no commit called "no-such-branch".',
  });
});
