// @ts-check

/** Kinds whose tests are distributed one by one; every other kind runs whole, in one shard. */
const distributed = ['unit', 'stories', 'e2e'];

/** Kinds that every shard needs. */
const everywhere = ['build'];

/**
 * @param {string | undefined} text `1/3`, as of `--shard`
 * @returns {{ index: number, count: number } | undefined} counted from 1
 * @throws Error in words for the terminal
 */
export function readShard(text) {
  if (text === undefined) return undefined;
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (!index || !count || index > count)
    throw new Error(`"${text}" is not a shard: use 1/3, 2/3 and 3/3 for three machines.`);
  return { index, count };
}

/**
 * The kinds that run in a shard. Each kind that is not distributed runs in exactly one of them.
 *
 * @param {readonly string[]} kinds
 * @param {{ index: number, count: number } | undefined} shard
 */
export function kindsOfShard(kinds, shard) {
  if (shard === undefined) return [...kinds];
  const whole = kinds.filter((kind) => !distributed.includes(kind) && !everywhere.includes(kind));
  return kinds.filter(
    (kind) => !whole.includes(kind) || whole.indexOf(kind) % shard.count === shard.index - 1,
  );
}

/** The option of Jest and Playwright. */
export const shardWords = (shard) => (shard ? [`--shard=${shard.index}/${shard.count}`] : []);
