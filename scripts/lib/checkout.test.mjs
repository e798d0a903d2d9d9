import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { prepareCheckout } from './checkout.mjs';

const refused = () => {
  throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
};
const aCheckout = () => mkdtempSync(join(tmpdir(), 'touchline-checkout-'));

/** @returns the names of the steps, in order */
const stepsIn = async (root, access) => {
  const steps = [];
  const note = (name) => () => Promise.resolve(void steps.push(name));
  await prepareCheckout({ root, install: note('install'), build: note('build'), say: note('say'), access });
  return steps;
};

test('installs and builds in a checkout of this user', async () => {
  assert.deepEqual(await stepsIn(aCheckout()), ['install', 'build']);
});

test('serves a built checkout of another user as it is, and installs nothing there', async () => {
  const root = aCheckout();
  mkdirSync(join(root, 'shell/dist/server'), { recursive: true });
  writeFileSync(join(root, 'shell/dist/server/server.mjs'), '');
  assert.deepEqual(await stepsIn(root, refused), ['say']);
});

test('says in a sentence that a checkout of another user is not built', async () => {
  await assert.rejects(
    stepsIn(aCheckout(), refused),
    /is not built, and this user may not write into it\. Run/,
  );
});
