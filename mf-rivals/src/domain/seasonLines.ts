import { gapToMe } from '@touchline/shared/domain';
import type { RivalSeries } from '@touchline/shared/wire';

/** What a line of the season tells of a team after each gameweek. */
export const seasonFigures = ['gap', 'total', 'position'] as const;
export type SeasonFigure = (typeof seasonFigures)[number];

type Lines = RivalSeries['lines'];
type Values = Lines[number]['values'];

/**
 * The totals of the season as another figure. `gap` is the own total minus theirs (`gapToMe`); `position` is 1 for the most
 * points, and level teams share the better place. A team that was not there, or an own team that was not, is null.
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

/** A drawing of more lines than this cannot be read. */
const mostLines = 10;

/** The own line and those that end nearest to it, in their own order. */
export function linesInSight(lines: Lines): Lines {
  if (lines.length <= mostLines) return lines;
  const endOf = ({ values }: Lines[number]) => values.findLast((value) => value !== null) ?? 0;
  const own = lines.find(({ mine }) => mine);
  const ownEnd = own ? endOf(own) : 0;
  const distance = (line: Lines[number]) => (line === own ? -1 : Math.abs(endOf(line) - ownEnd));
  const nearest = [...lines].sort((a, b) => distance(a) - distance(b)).slice(0, mostLines);
  return lines.filter((line) => nearest.includes(line));
}
