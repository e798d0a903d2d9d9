import { formatRank } from '@touchline/shared/format';
import type { RankWhileRunning } from '@touchline/shared/wire';

type Line = RankWhileRunning['line'];

/** Room for the stroke, in pixels. */
const edge = 2;

/** Points of the line in a box: time from left to right, better ranks above. */
export function rankPoints(line: Line, { width, height }: { width: number; height: number }) {
  const times = line.map(({ at }) => Date.parse(at));
  const ranks = line.map(({ rank }) => rank);
  const along = (value: number, all: readonly number[], size: number) => {
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const share = most === least ? 0.5 : (value - least) / (most - least);
    return Math.round((edge + share * (size - 2 * edge)) * 10) / 10;
  };
  return line.map(({ rank }, index) => ({
    x: along(times[index] ?? 0, times, width),
    y: along(rank, ranks, height),
  }));
}

/** The line in words, for screen readers. */
export function rankLineWords(line: Line): string {
  const ranks = line.map(({ rank }) => rank);
  const [first, last] = [ranks[0], ranks.at(-1)];
  return `Live rank through the gameweek: from ${formatRank(first)} to ${formatRank(last)}, best ${formatRank(Math.min(...ranks))}, worst ${formatRank(Math.max(...ranks))}`;
}
