import { useTableAddress, type TableSort } from '@touchline/design-system/data';
import { buildLink, useFantasy, useLastGameweek } from '@touchline/shared/contract';
import type { GameweekNumber, TickerDifficulty } from '@touchline/shared/domain';
import { useNavigate, useParams, useSearchParams } from '@touchline/shared/router';

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

export const isTickerKind = (text: string | undefined): text is Kind =>
  tickerKinds.some(({ value }) => value === text);

export interface TickerChoices {
  readonly kind: Kind;
  readonly difficulty: TickerDifficulty;
  readonly from: GameweekNumber;
  readonly to: GameweekNumber;
  /** The season's last gameweek. */
  readonly last: GameweekNumber;
  /** Ordered by the mean of the run, easiest first. */
  readonly isByRun: boolean;
  readonly sort: TableSort | undefined;
  /** Keys of the pinned rows. */
  readonly pinned: readonly string[];
  /**
   * Shows other rows, with the same gameweeks and order; pins are dropped, because they belong to the
   * previous rows.
   */
  readonly openKind: (kind: Kind) => void;
  readonly change: (changes: Readonly<Record<string, string | undefined>>) => void;
  readonly onSort: (sort: TableSort | undefined) => void;
}

/** Default length of a run: a common planning horizon. */
const defaultRun = 6;

/**
 * The ticker's settings, from the address: `/team?diff=attack&from=25&to=30&sort=run&pin=ars,che`. Without a
 * kind in the path `?kind=team` is read.
 */
export function useTickerChoices(): TickerChoices {
  const { filter, onFilter, sort, onSort } = useTableAddress();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { kind: kindInPath } = useParams();
  const kind = [kindInPath, filter('kind')].find(isTickerKind) ?? 'club';
  const last = useLastGameweek() ?? 1;
  const next = useFantasy()?.next_gameweek?.id ?? last;
  const defaultFrom = Math.max(1, Math.min(next, last - defaultRun + 1));
  const from = gameweekIn(filter('from'), last) ?? defaultFrom;
  const to = Math.max(from, gameweekIn(filter('to'), last) ?? Math.min(last, from + defaultRun - 1));
  const isByRun = filter('sort') === 'run';
  const openKind = (next: Kind) => {
    const changes = { kind: next === 'club' ? undefined : next, pin: undefined };
    if (kindInPath === undefined) return onFilter(changes);
    const query = { ...Object.fromEntries(params), ...changes };
    void navigate(buildLink('season_ticker', { query }));
  };
  return {
    kind,
    difficulty: tickerDifficulties.find(({ value }) => value === filter('diff'))?.value ?? 'overall',
    from,
    to,
    last,
    isByRun,
    sort: sort ?? (isByRun ? { by: 'mean', order: 'asc' } : undefined),
    pinned: filter('pin')?.split(',') ?? [],
    openKind,
    change: onFilter,
    onSort,
  };
}

function gameweekIn(text: string | undefined, last: GameweekNumber): GameweekNumber | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= last ? number : undefined;
}
