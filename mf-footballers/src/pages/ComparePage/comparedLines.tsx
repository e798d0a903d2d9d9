import { Box } from '@touchline/design-system';
import { DifficultyCell } from '@touchline/design-system/football';
import {
  formatCost,
  formatCount,
  formatDec1,
  formatGameweekShort,
  formatPercent,
  noValue,
} from '@touchline/shared/format';
import type { ComparedFootballer, FootballersCompared } from '@touchline/shared/wire';
import { togetherByGameweek } from '../../domain/nextFixtures';
import type { ReactNode } from 'react';
import { isLowBetter, statLabel } from '../../domain/statLabels';

/** One line of the comparison. */
export interface ComparedLine {
  readonly key: string;
  readonly label: string;
  readonly draw: (footballer: ComparedFootballer) => ReactNode;
  /** A number that can be compared. */
  readonly read?: (footballer: ComparedFootballer) => number | null | undefined;
  /** Whether a high number is the better one; `high` when absent. */
  readonly better?: 'high' | 'low';
}

type Read = NonNullable<ComparedLine['read']>;

const best = (
  key: string,
  label: string,
  read: Read,
  format: (value: number | null | undefined) => string,
): ComparedLine => ({ key, label, read, draw: (one) => format(read(one)) });
const plain = (key: string, label: string, draw: ComparedLine['draw']): ComparedLine => ({
  key,
  label,
  draw,
});
const hundredth = (value: number | null | undefined) => (value == null ? noValue : value.toFixed(2));

/** All lines; those for pass holders only if some value is present. */
export function comparedLines({ gameweeks, footballers }: FootballersCompared): ComparedLine[] {
  const keys = [...new Set(footballers.flatMap(({ per_90 }) => per_90.map(({ key }) => key)))];
  const isOpen = footballers.some(({ locked }) => !locked);
  return [
    plain('cost', 'Cost', ({ head }) => formatCost(head.cost)),
    plain('cost_start', 'Cost at the start', ({ cost_start }) => formatCost(cost_start)),
    best('total_points', 'Total points', ({ total_points }) => total_points, formatCount),
    best('per_match', 'Per match', ({ per_match }) => per_match, formatDec1),
    best('minutes', 'Minutes', ({ minutes }) => minutes, formatCount),
    plain('starts', 'Starts', ({ starts }) => formatCount(starts)),
    ...(isOpen ? openLines(gameweeks) : []),
    venueLine('home', 'Home, points per match'),
    venueLine('away', 'Away, points per match'),
    ...keys.map(
      (key) =>
        ({
          ...best(
            `per_90 ${key}`,
            `${statLabel(key)} per 90`,
            ({ per_90 }) => per_90.find((one) => one.key === key)?.per_90,
            hundredth,
          ),
          better: isLowBetter(key) ? 'low' : 'high',
        }) as const,
    ),
    plain('selected_by', 'Selected by', ({ head }) => formatPercent(head.selected_by)),
    plain('view', 'Owned in view', ({ head: { rivals } }) => `${rivals.count}/${rivals.total}`),
    plain('next', 'Next fixtures', ({ next }) => (
      <Box
        component="span"
        sx={{ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}
      >
        {next.length === 0 && noValue}
        {togetherByGameweek(next).map((together) => (
          <DifficultyCell key={together[0]?.fixture_id} fixtures={together} size="small" />
        ))}
      </Box>
    )),
  ];
}

const openLines = (gameweeks: readonly number[]): ComparedLine[] => [
  best('form', 'Form', ({ form }) => form, formatDec1),
  best('ep_next', 'EP next, official', ({ ep_next }) => ep_next, formatDec1),
  ...gameweeks.map((gameweek, index) =>
    best(`ep${gameweek}`, `EP ${formatGameweekShort(gameweek)}, ours`, ({ ep }) => ep?.[index], formatDec1),
  ),
  best('ep_sum', 'EP sum, ours', ({ ep }) => ep?.reduce((sum, one) => sum + one, 0), formatDec1),
  plain('top_thousand', 'Owned by the best 1,000', ({ top_thousand }) => formatPercent(top_thousand)),
];

function venueLine(venue: 'home' | 'away', label: string): ComparedLine {
  return best(
    venue,
    label,
    (one) => (one[venue].matches === 0 ? undefined : one[venue].points / one[venue].matches),
    formatDec1,
  );
}

/** Whether the value is the best known one; never when all are equal. */
export function isBestOf(
  { read, better = 'high' }: ComparedLine,
  one: ComparedFootballer,
  all: readonly ComparedFootballer[],
): boolean {
  if (read === undefined) return false;
  const numbers = all.map(read).filter((value) => typeof value === 'number');
  if (numbers.length < 2 || new Set(numbers).size === 1) return false;
  return read(one) === (better === 'high' ? Math.max(...numbers) : Math.min(...numbers));
}
