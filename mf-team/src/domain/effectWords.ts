import { formatCount, formatSigned } from '@touchline/shared/format';
import type { TimelineItem } from '@touchline/shared/wire';

/** Maximum number of rivals by name; the others are counted. */
const mostNamed = 3;

/**
 * `1,204 places won as it stands. Against Kane's Army +4, Bench Boosted −2.`; empty without an effect. What an
 * event is worth changes with every other one until the gameweek is over.
 */
export function effectWords({ places = 0, gaps = [] }: Pick<TimelineItem, 'places' | 'gaps'>): string {
  const named = gaps.slice(0, mostNamed).map(({ name, points }) => `${name} ${formatSigned(points)}`);
  const others = gaps.length - named.length;
  const more = others > 0 ? `, and ${others} more` : '';
  return [
    ...(places === 0 ? [] : [`${placesIn(Math.abs(places))} ${places > 0 ? 'won' : 'lost'} as it stands.`]),
    ...(named.length === 0 ? [] : [`Against ${named.join(', ')}${more}.`]),
  ].join(' ');
}

const placesIn = (count: number): string => `${formatCount(count)} ${count === 1 ? 'place' : 'places'}`;
