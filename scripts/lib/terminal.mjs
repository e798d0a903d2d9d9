// @ts-check
/** What the commands say while they work: one line a step, with its time. */
const colour = process.stdout.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const dim = (text) => paint(2, text);
export const green = (text) => paint(32, text);
export const red = (text) => paint(31, text);

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs one step and says how long it took.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const start = performance.now();
  process.stdout.write(`${dim('…')} ${name}\n`);
  try {
    const result = await work();
    process.stdout.write(`${green('✓')} ${name} ${dim(seconds(performance.now() - start))}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${red('✗')} ${name} ${dim(seconds(performance.now() - start))}\n`);
    throw error;
  }
}

/** Ends the command with one clear line, and no stack. */
export function fail(message) {
  process.stderr.write(`${red('✗')} ${message}\n`);
  process.exit(1);
}
