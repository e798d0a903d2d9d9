import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { test } from 'node:test';
import { nodeMajors, nodeOf, withNode } from './nodes.mjs';

test('engines names exactly the versions that can be tested', () => {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const majors = engines.node.split(' || ').map((range) => /^\^(\d+)\./.exec(range)?.[1]);
  assert.deepEqual(majors, nodeMajors);
});

test('a version that is not supported is refused with those that are', async () => {
  await assert.rejects(nodeOf('18'), /not tested on Node 18\. Choose one of 20, 22, 24, 26\./);
});

test('commands find this Node first', () => {
  const { PATH, HOME } = withNode('/cache/node/bin/node', { PATH: '/usr/bin', HOME: '/home' });
  assert.equal(PATH, `/cache/node/bin${delimiter}/usr/bin`);
  assert.equal(HOME, '/home');
});
