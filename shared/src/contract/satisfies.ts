/** Numbers of a version or of the range `^a.b.c`. */
const numbers = (version: string): [number, number, number] | undefined => {
  const match = /^\^?(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
};

/**
 * Whether a contract version lies in a remote's range. Ranges have one form, `^major.minor.patch`: the same
 * major, and nothing older than what the remote was built against. Anything else is refused.
 */
export function satisfiesContract(version: string, range: string): boolean {
  const have = numbers(version);
  const want = numbers(range);
  if (!have || !want || !range.startsWith('^')) return false;
  if (have[0] !== want[0]) return false;
  return have[1] > want[1] || (have[1] === want[1] && have[2] >= want[2]);
}
