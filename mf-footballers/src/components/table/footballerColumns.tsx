import { Box, PaywallCell } from '@touchline/design-system';
import type { Column, ColumnKind } from '@touchline/design-system/data';
import {
  BadgeRow,
  BenchmarkCell,
  DifficultyCell,
  DifficultyChip,
  OwnershipText,
  PointsPill,
  StatusIcon,
  TintCell,
} from '@touchline/design-system/football';
import {
  findBenchmark,
  pointCategories,
  pointCategoryLabel,
  type Benchmark,
  type GameweekNumber,
  type TransferBenchmarks,
} from '@touchline/shared/domain';
import {
  formatCost,
  formatCount,
  formatDec1,
  formatGameweekShort,
  formatPercent,
  formatPoints,
} from '@touchline/shared/format';
import type { FootballerRow, FootballerView } from '@touchline/shared/wire';
import type { ReactNode } from 'react';
import { passCardOpener } from '../openPassCard';
import { ListedFootballer } from './ListedFootballer';

/** Whether the Points view shows what each category gave, or how often it happened. */
export type CategoryFigure = 'points' | 'counts';

interface ColumnContext {
  /** Some views have a column for each gameweek or fixture that came. */
  readonly rows: readonly FootballerRow[];
  readonly figure: CategoryFigure;
  readonly benchmarks: TransferBenchmarks;
}

type FootballerColumn = Column<FootballerRow>;

/**
 * Columns of one view, in the order of the page definitions (6.5). The server sorts: a column can be sorted
 * where it knows the key.
 */
export function footballerColumns(view: FootballerView, context: ColumnContext): FootballerColumn[] {
  return [player, ...columnsAfterPlayer[view](context), badgeColumn];
}

const columnsAfterPlayer: Record<FootballerView, (context: ColumnContext) => FootballerColumn[]> = {
  default: () => [rivals, selectedBy, cost, form, gameweekPoints, totalPoints],
  total_points: ({ figure }) => [
    totalPoints,
    perMatch,
    ...pointCategories.filter(isOfficial).map(category(figure)),
  ],
  gameweek_points: ({ rows }) => [totalPoints, ...gameweeksOf(rows).map(pointsInGameweek)],
  fixtures_points: ({ rows }) => fixturePlaces(rows).map(pointsInFixture),
  gameweek_transfers: ({ benchmarks }) => [
    balance(benchmarks),
    transfersIn,
    transfersOut,
    selectedBy,
    cost,
    costChange,
  ],
  predictions: () => [status, epThis, epNext, form, nextThree],
  season_ticker: ({ rows }) => [...tickerGameweeks(rows).map(opponentsIn), meanDifficulty],
};

const player: FootballerColumn = {
  key: 'name',
  label: 'Player',
  meaning: 'Place in this order, player, club and position',
  sortValue: ({ name }) => name,
  cell: (row, index) => <ListedFootballer footballer={row} index={index} />,
};

/** A gated value the server left out is a lock; any other missing one is the dash of its own cell. */
function unlessLocked<Value>(
  what: string,
  read: (row: FootballerRow) => Value | undefined,
  draw: (value: Value | undefined) => ReactNode,
): (row: FootballerRow) => ReactNode {
  return (row) => {
    const value = read(row);
    if (value !== undefined || !row.locked) return draw(value);
    return <PaywallCell what={what} onOpenPass={passCardOpener('footballers', what)} />;
  };
}

type NumberField = {
  [Field in keyof FootballerRow]-?: FootballerRow[Field] extends number | null | undefined ? Field : never;
}[keyof FootballerRow];

/** A column of one number of the row; its key is the field's name, which the server sorts by. */
function numberColumn(
  field: NumberField,
  label: string,
  meaning: string,
  draw: (value: number | null | undefined) => ReactNode,
  kind: ColumnKind = 'number',
): FootballerColumn {
  const read = (row: FootballerRow) => row[field];
  return { key: field, label, meaning, kind, sortValue: read, cell: unlessLocked(meaning, read, draw) };
}

const rivals: FootballerColumn = {
  key: 'rivals',
  label: 'Rivals',
  meaning: 'How many of the teams in your view own him',
  kind: 'number',
  sortValue: ({ rivals: owned }) => owned?.count,
  cell: ({ rivals: owned }) => <OwnershipText ownership={owned} />,
};
const selectedBy = numberColumn(
  'selected_by',
  'Sel %',
  'Selected by, percent of all managers',
  formatPercent,
);
const cost = numberColumn('cost', 'Cost', 'Cost in millions', formatCost);
const costChange = numberColumn('cost_change', 'Change', 'Cost change this gameweek, millions', signedCost);
const form = numberColumn('form', 'Form', 'Mean points of the last 30 days', benchmarked('form'));
const totalPoints = numberColumn('total_points', 'Total', 'Points this season', formatPoints);
const perMatch = numberColumn('per_match', 'Per match', 'Points per match played', formatDec1);
const transfersIn = numberColumn('transfers_in', 'In', 'Bought this gameweek', formatCount);
const transfersOut = numberColumn('transfers_out', 'Out', 'Sold this gameweek', formatCount);
const epThis = numberColumn('ep_this', 'EP this', 'Expected points this gameweek', benchmarked('ep_next'));
const epNext = numberColumn('ep_next', 'EP next', 'Expected points next gameweek', benchmarked('ep_next'));
const meanDifficulty = numberColumn(
  'mean_difficulty',
  'Mean',
  'Mean difficulty of these fixtures, 1 easy to 5 hard',
  formatDec1,
  'rank',
);
const gameweekPoints = numberColumn(
  'gw_points',
  'GW',
  'Points this gameweek',
  (points) => <PointsPill value={points} />,
  'mark',
);

/** `+0.1`: the sign is the news. */
function signedCost(change: number | null | undefined): string {
  return change != null && change > 0 ? `+${formatDec1(change)}` : formatDec1(change);
}

function benchmarked(key: Benchmark['key']) {
  const benchmark = findBenchmark(key);
  return (value: number | null | undefined) =>
    benchmark ? <BenchmarkCell value={value} benchmark={benchmark} /> : formatDec1(value);
}

const balance = (benchmarks: TransferBenchmarks): FootballerColumn =>
  numberColumn('balance', 'Balance', 'Bought minus sold this gameweek', (value) => (
    <TintCell kind="transfers" value={value} benchmarks={benchmarks} />
  ));

const status: FootballerColumn = {
  key: 'status',
  label: 'Status',
  meaning: 'Chance to play the next gameweek',
  kind: 'mark',
  sortValue: ({ chance }) => chance ?? 100,
  cell: ({ chance }) => <StatusIcon chance={chance} withLabel />,
};

const badgeColumn: FootballerColumn = {
  key: 'badges',
  label: 'Badges',
  meaning: 'What he is known for',
  // Three badges and `+4` in one line: a wrapped row would be three times as high on a phone.
  minWidth: 140,
  cell: ({ badges }) => <BadgeRow keys={badges} />,
};

/** Provisional bonus belongs to a gameweek that runs, never to the season's sums. */
const isOfficial = (key: string) => key !== 'bonus_provisional';

const category =
  (figure: CategoryFigure) =>
  (key: string): FootballerColumn => {
    const read = ({ categories }: FootballerRow) =>
      categories && (categories[key]?.[figure === 'points' ? 'points' : 'count'] ?? 0);
    const label = pointCategoryLabel(key);
    return {
      key,
      label,
      meaning: figure === 'points' ? `Points from: ${label}` : `How often: ${label}`,
      kind: 'number',
      sortValue: read,
      cell: unlessLocked(label, read, formatPoints),
    };
  };

/** The gameweeks that came, newest first; each row has the same ones unless it is locked. */
function gameweeksOf(rows: readonly FootballerRow[]): GameweekNumber[] {
  const all = rows.flatMap(({ gameweeks = [] }) => gameweeks.map(({ gameweek_id }) => gameweek_id));
  return [...new Set(all)].sort((a, b) => b - a);
}

function pointsInGameweek(gameweek: GameweekNumber): FootballerColumn {
  const read = ({ gameweeks }: FootballerRow) =>
    gameweeks?.find(({ gameweek_id }) => gameweek_id === gameweek)?.points;
  const label = formatGameweekShort(gameweek);
  return {
    key: `gw${gameweek}`,
    label,
    meaning: `Points in gameweek ${gameweek}`,
    kind: 'mark',
    cell: unlessLocked(label, read, (points) => <PointsPill value={points} />),
  };
}

/** Places in the list of last fixtures, 0 the newest: clubs do not share their fixtures' gameweeks. */
function fixturePlaces(rows: readonly FootballerRow[]): number[] {
  const most = Math.max(1, ...rows.map(({ fixtures = [] }) => fixtures.length));
  return Array.from({ length: most }, (_, place) => place);
}

function pointsInFixture(place: number): FootballerColumn {
  const read = ({ fixtures }: FootballerRow) => fixtures?.[place];
  const label = place === 0 ? 'Last' : `${place + 1} ago`;
  return {
    key: `fixture${place}`,
    label,
    meaning: place === 0 ? 'Last fixture of his club' : `${place + 1} fixtures ago`,
    kind: 'mark',
    cell: unlessLocked(
      label,
      read,
      (fixture) =>
        fixture && (
          <Box sx={{ display: 'inline-grid', justifyItems: 'center', gap: 1, py: 1 }}>
            <DifficultyChip fixture={fixture} size="small" />
            <PointsPill value={fixture.points} of="fixture" />
            <TintCell kind="minutes" value={fixture.minutes} />
          </Box>
        ),
    ),
  };
}

const nextThree: FootballerColumn = {
  key: 'next',
  label: 'Next 3',
  meaning: 'The next three fixtures of his club',
  kind: 'mark',
  cell: unlessLocked(
    'The next three fixtures',
    ({ next }) => next,
    (fixtures = []) => (
      <Box sx={{ display: 'inline-flex', gap: 1 }}>
        {fixtures.map((fixture) => (
          <DifficultyChip key={fixture.fixture_id} fixture={fixture} size="small" />
        ))}
      </Box>
    ),
  ),
};

function tickerGameweeks(rows: readonly FootballerRow[]): GameweekNumber[] {
  const all = rows.flatMap(({ ticker = {} }) => Object.keys(ticker).map(Number));
  return [...new Set(all)].sort((a, b) => a - b);
}

function opponentsIn(gameweek: GameweekNumber): FootballerColumn {
  const read = ({ ticker }: FootballerRow) => ticker && (ticker[String(gameweek)] ?? []);
  const label = formatGameweekShort(gameweek);
  return {
    key: `gw${gameweek}`,
    label,
    meaning: `Opponents in gameweek ${gameweek}`,
    kind: 'mark',
    cell: unlessLocked(label, read, (fixtures = []) => <DifficultyCell fixtures={fixtures} size="small" />),
  };
}
