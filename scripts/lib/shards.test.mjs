// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kindsOfShard, readShard, shardWords } from './shards.mjs';

const kinds = [
  'build',
  'sizes',
  'types',
  'lint',
  'arrows',
  'scripts',
  'contract',
  'unit',
  'stories',
  'new-remote',
  'e2e',
];

test('three shards run every kind, and each kind that cannot be divided once', () => {
  const shards = ['1/3', '2/3', '3/3'].map((text) => kindsOfShard(kinds, readShard(text)));
  for (const kind of kinds) {
    const times = shards.filter((shard) => shard.includes(kind)).length;
    assert.equal(times, ['build', 'unit', 'stories', 'e2e'].includes(kind) ? 3 : 1, kind);
  }
});

test('without a shard every kind runs, and no tool gets the option', () => {
  assert.deepEqual(kindsOfShard(kinds, readShard(undefined)), kinds);
  assert.deepEqual(shardWords(undefined), []);
  assert.deepEqual(shardWords(readShard('2/3')), ['--shard=2/3']);
});

test('refuses what is not a shard', () => {
  for (const text of ['0/3', '4/3', '1', 'a/b', '1/0'])
    assert.throws(() => readShard(text), /is not a shard/);
});
