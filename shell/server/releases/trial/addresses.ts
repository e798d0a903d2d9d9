/** Addresses at which the pages of a release are opened. */

const segmentsOf = (path: string) => path.split('/').slice(1);
const isParameter = (segment: string) => segment.startsWith(':') || segment === '*';

/** Whether the first segments of an address are those of a pattern. */
const begins = (pattern: readonly string[], address: readonly string[], count: number) =>
  address.length >= count &&
  pattern.slice(0, count).every((segment, index) => isParameter(segment) || segment === address[index]);

/** Of no page: a parameter for which no page has a link. */
const unknownValue = '1';

/**
 * A route's pattern with its parameters filled: `/fixture/:pair/lineups` by a link to `/fixture/7-12`.
 *
 * @param links paths that pages of the app link to
 */
export function fillAddress(pattern: string, links: Iterable<string>): string {
  const linkSegments = [...links].map(segmentsOf);
  const segments = segmentsOf(pattern);
  return segments.reduce((filled, segment, index) => {
    if (segment === '*') return filled;
    if (!isParameter(segment)) return `${filled}/${segment}`;
    const before = [...segmentsOf(filled), segment].filter((part) => part !== '');
    const fitting = linkSegments.find((link) => begins(before, link, index + 1) && link[index] !== '');
    return `${filled}/${fitting?.[index] ?? unknownValue}`;
  }, '');
}

/** Patterns without parameters first: their pages have the links to the others. */
export const inOrder = (patterns: readonly string[]): readonly string[] =>
  [...new Set(patterns)].sort(
    (one, other) => segmentsOf(one).filter(isParameter).length - segmentsOf(other).filter(isParameter).length,
  );
