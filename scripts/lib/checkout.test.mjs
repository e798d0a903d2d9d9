import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { useOfCheckout } from './checkout.mjs';

const refused = () => {
  throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
};
const aCheckout = () => mkdtempSync(join(tmpdir(), 'touchline-checkout-'));

test('builds in a checkout of this user', () => {
  assert.equal(useOfCheckout(aCheckout()), 'build');
});

test('serves a built checkout of another user as it is', () => {
  const root = aCheckout();
  mkdirSync(join(root, 'shell/dist/server'), { recursive: true });
  writeFileSync(join(root, 'shell/dist/server/server.mjs'), '');
  assert.equal(useOfCheckout(root, refused), 'serve');
});

test('says in a sentence that a checkout of another user is not built', () => {
  assert.throws(
    () => useOfCheckout(aCheckout(), refused),
    /is not built, and this user may not write into it\. Run/,
  );
});
