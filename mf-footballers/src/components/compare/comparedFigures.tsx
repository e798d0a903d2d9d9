import { Box } from '@touchline/design-system';
import { categoryLabel, DifficultyCell, StatusIcon } from '@touchline/design-system/football';
import { pointCategories } from '@touchline/shared/domain';
import {
  formatBalance,
  formatCost,
  formatCount,
  formatDec1,
  formatPercent,
  formatPoints,
  noValue,
} from '@touchline/shared/format';
import type { FootballerRow } from '@touchline/shared/wire';
import { togetherByGameweek } from '../../domain/nextFixtures';
import type { ReactNode } from 'react';

/** One line of the comparison; labels and values are short, since three footballers must fit on a phone. */
export interface ComparedFigure {
  readonly key: string;
  readonly label: string;
  /** Undefined when no list has loaded it, or when it is locked. */
  readonly read: (row: FootballerRow) => unknown;
  readonly draw: (row: FootballerRow) => ReactNode;
  /** Fully visible only with the pass: a missing value is shown as a lock. */
  readonly isGated?: boolean;
  /** Whether high or low is better; neither when absent. */
  readonly best?: 'high' | 'low';
}

type NumberField = {
  [Field in keyof FootballerRow]-?: FootballerRow[Field] extends number | null | undefined ? Field : never;
}[keyof FootballerRow];

function figure(
  key: NumberField,
  label: string,
  format: (value: number | null | undefined) => ReactNode,
  more: Pick<ComparedFigure, 'isGated' | 'best'> = {},
): ComparedFigure {
  return { key, label, read: (row) => row[key], draw: (row) => format(row[key]), ...more };
}

/** Provisional bonus belongs to a running gameweek, and minutes add little to points per match. */
const notCompared: readonly string[] = ['bonus_provisional', 'minutes'];
const categories = pointCategories.filter((key) => !notCompared.includes(key));

/** Figures of the comparison, the most important first. Lists of other tabs add their figures once opened. */
export const comparedFigures: readonly ComparedFigure[] = [
  figure('cost', 'Cost', formatCost),
  figure('total_points', 'Total points', formatPoints, { best: 'high', isGated: true }),
  figure('form', 'Form', formatDec1, { best: 'high', isGated: true }),
  figure('ep_next', 'EP next, official', formatDec1, { best: 'high', isGated: true }),
  figure('ep_this', 'EP this, official', formatDec1, { best: 'high', isGated: true }),
  figure('gw_points', 'GW points', formatPoints, { best: 'high' }),
  figure('per_match', 'Per match', formatDec1, { best: 'high', isGated: true }),
  {
    key: 'chance',
    label: 'Next gameweek',
    read: ({ chance }) => chance ?? 100,
    draw: ({ chance }) => <StatusIcon chance={chance} />,
  },
  figure('selected_by', 'Selected by', formatPercent),
  {
    key: 'rivals',
    label: 'Owned in view',
    read: ({ rivals }) => rivals,
    draw: ({ rivals }) => (rivals ? `${rivals.count}/${rivals.total}` : noValue),
  },
  figure('balance', 'Balance', formatBalance, { isGated: true }),
  figure('mean_difficulty', 'Mean difficulty', formatDec1, { best: 'low', isGated: true }),
  {
    key: 'next',
    label: 'Next 3',
    read: ({ next }) => next,
    isGated: true,
    draw: ({ next = [] }) => (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
        {togetherByGameweek(next).map((together) => (
          <DifficultyCell key={together[0]?.fixture_id} fixtures={together} size="small" />
        ))}
      </Box>
    ),
  },
  ...categories.map(countOf),
];

function countOf(category: string): ComparedFigure {
  return {
    key: category,
    label: categoryLabel(category),
    read: (row) => row.categories && (row.categories[category]?.count ?? 0),
    draw: (row) => formatCount(row.categories?.[category]?.count ?? 0),
  };
}

/** Categories that this season has in addition to the common ones. */
function othersIn(rows: readonly FootballerRow[]): ComparedFigure[] {
  const common: readonly string[] = pointCategories;
  const keys = rows.flatMap(({ categories: own = {} }) => Object.keys(own));
  return [...new Set(keys)]
    .filter((key) => !common.includes(key))
    .sort()
    .map(countOf);
}

/** The figures known for at least one of these footballers. */
export const figuresOf = (rows: readonly FootballerRow[]): readonly ComparedFigure[] =>
  [...comparedFigures, ...othersIn(rows)].filter(({ read }) => rows.some((row) => read(row) !== undefined));

/** Whether the footballer's value is the best known one; never when all are equal. */
export function isBest({ read, best }: ComparedFigure, row: FootballerRow, all: readonly FootballerRow[]) {
  const numbers = all.map(read).filter((value) => typeof value === 'number');
  if (!best || numbers.length < 2 || new Set(numbers).size === 1) return false;
  return read(row) === (best === 'high' ? Math.max(...numbers) : Math.min(...numbers));
}
