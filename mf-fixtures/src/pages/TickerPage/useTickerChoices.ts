import { useTableAddress, type TableSort } from '@touchline/design-system/data';
import { useFantasy } from '@touchline/shared/contract';
import { lastGameweek, type GameweekNumber, type TickerDifficulty } from '@touchline/shared/domain';

export const tickerKinds = [
  { value: 'club', label: 'Clubs' },
  { value: 'team', label: 'My squad' },
  { value: 'watchlist', label: 'Watchlist' },
] as const;
export const tickerDifficulties = [
  { value: 'overall', label: 'Overall' },
  { value: 'attack', label: 'Attack' },
  { value: 'defence', label: 'Defence' },
] as const satisfies readonly { value: TickerDifficulty; label: string }[];

type Kind = (typeof tickerKinds)[number]['value'];

export interface TickerChoices {
  readonly kind: Kind;
  readonly difficulty: TickerDifficulty;
  readonly from: GameweekNumber;
  readonly to: GameweekNumber;
  /** Ordered by the mean of the run, easiest first. */
  readonly isByRun: boolean;
  readonly sort: TableSort | undefined;
  /** Keys of the rows on top. */
  readonly pinned: readonly string[];
  readonly change: (changes: Readonly<Record<string, string | undefined>>) => void;
  readonly onSort: (sort: TableSort | undefined) => void;
}

/** As many gameweeks as one plans ahead. */
const usualRun = 6;

/** What the ticker shows, from the address: `?kind=team&diff=attack&from=25&to=30&sort=run&pin=ars,che`. */
export function useTickerChoices(): TickerChoices {
  const { filter, onFilter, sort, onSort } = useTableAddress();
  const next = useFantasy()?.next_gameweek?.id ?? lastGameweek;
  const usualFrom = Math.min(next, lastGameweek - usualRun + 1);
  const from = gameweekIn(filter('from')) ?? usualFrom;
  const to = Math.max(from, gameweekIn(filter('to')) ?? Math.min(lastGameweek, from + usualRun - 1));
  const isByRun = filter('sort') === 'run';
  return {
    kind: tickerKinds.find(({ value }) => value === filter('kind'))?.value ?? 'club',
    difficulty: tickerDifficulties.find(({ value }) => value === filter('diff'))?.value ?? 'overall',
    from,
    to,
    isByRun,
    sort: sort ?? (isByRun ? { by: 'mean', order: 'asc' } : undefined),
    pinned: filter('pin')?.split(',') ?? [],
    change: onFilter,
    onSort,
  };
}

function gameweekIn(text: string | undefined): GameweekNumber | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= lastGameweek ? number : undefined;
}
