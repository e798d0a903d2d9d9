import { gapToMe } from '@touchline/shared/domain';
import type { RivalSeries } from '@touchline/shared/wire';

/** Figure that a line shows for a team after each gameweek. */
export const seasonFigures = ['gap', 'total', 'position'] as const;
export type SeasonFigure = (typeof seasonFigures)[number];

type Lines = RivalSeries['lines'];
type Values = Lines[number]['values'];

/**
 * Converts the totals of the season to another figure. `gap` is the own total minus theirs (`gapToMe`);
 * `position` is 1 for the most points, and teams with equal points share the better one. Null for gameweeks
 * in which the team or the own team did not exist.
 */
export function seasonLines({ lines }: RivalSeries, figure: SeasonFigure): Lines {
  if (figure === 'total') return lines;
  const own = lines.find(({ mine }) => mine)?.values ?? [];
  return lines.map((line) => ({
    ...line,
    values: figure === 'gap' ? gaps(line.values, own) : positions(line.values, lines),
  }));
}

const gaps = (values: Values, own: Values): Values =>
  values.map((total, at) => gapToMe(own[at] ?? null, total));

const positions = (values: Values, lines: Lines): Values =>
  values.map((total, at) => {
    if (total === null) return null;
    return 1 + lines.filter((line) => (line.values[at] ?? -Infinity) > total).length;
  });

/** Maximum number of lines in a readable chart. */
const mostLines = 10;

/** The own line and those that end nearest to it, in their order. */
export function linesInSight(lines: Lines): Lines {
  if (lines.length <= mostLines) return lines;
  const endOf = ({ values }: Lines[number]) => values.findLast((value) => value !== null) ?? 0;
  const own = lines.find(({ mine }) => mine);
  const ownEnd = own ? endOf(own) : 0;
  const distance = (line: Lines[number]) => (line === own ? -1 : Math.abs(endOf(line) - ownEnd));
  const nearest = [...lines].sort((a, b) => distance(a) - distance(b)).slice(0, mostLines);
  return lines.filter((line) => nearest.includes(line));
}
