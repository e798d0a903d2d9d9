import { Box, PaywallCell } from '@touchline/design-system';
import type { Column } from '@touchline/design-system/data';
import {
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
  lastGameweek,
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
import type { FootballerView } from '@touchline/shared/wire';
import type { ReactNode } from 'react';
import { passCardOpener } from '../openPassCard';
import { SquadPlayer } from './SquadPlayer';
import type { SquadRow } from './squadRows';

/** Whether the Points view shows what each category gave, or how often it happened. */
export type CategoryFigure = 'points' | 'counts';

interface ColumnContext {
  /** Some views have a column for each gameweek or fixture that came. */
  readonly rows: readonly SquadRow[];
  readonly figure: CategoryFigure;
  readonly benchmarks: TransferBenchmarks;
  /** The gameweek that comes, null after the last: where opponents are locked, nobody else tells which are meant. */
  readonly nextGameweek: GameweekNumber | null;
}

type SquadColumn = Column<SquadRow>;

/** Columns of one view, in the order of the page definitions (6.5). */
export function squadColumns(view: FootballerView, context: ColumnContext): SquadColumn[] {
  return [player, ...columnsAfterPlayer[view](context)];
}

const columnsAfterPlayer: Record<FootballerView, (context: ColumnContext) => SquadColumn[]> = {
  default: () => [rivals, selectedBy, cost, form, gameweekPoints, totalPoints],
  total_points: ({ figure }) => [
    totalPoints,
    perMatch,
    ...pointCategories.filter(isOfficial).map(category(figure)),
  ],
  gameweek_points: ({ rows }) => [totalPoints, ...gameweeksOf(rows).map(pointsInGameweek)],
  fixtures_points: ({ rows }) => fixturesShown(rows).map(pointsInFixture),
  gameweek_transfers: ({ benchmarks }) => [
    balance(benchmarks),
    transfersIn,
    transfersOut,
    selectedBy,
    cost,
    costChange,
  ],
  predictions: () => [status, epThis, epNext, form, nextThree],
  season_ticker: (context) => [...tickerGameweeks(context).map(opponentsIn), meanDifficulty],
};

const player: SquadColumn = {
  key: 'name',
  label: 'Player',
  sortValue: ({ name }) => name,
  cell: (row) => <SquadPlayer row={row} />,
  minWidth: 170,
};

/** A gated value the server left out is a lock; any other missing one is the dash of its own cell. */
function unlessLocked<Value>(
  what: string,
  read: (row: SquadRow) => Value | undefined,
  draw: (value: Value | undefined) => ReactNode,
): (row: SquadRow) => ReactNode {
  return (row) => {
    const value = read(row);
    if (value !== undefined || !row.locked) return draw(value);
    return <PaywallCell what={what} onOpenPass={passCardOpener('squad_table', what)} />;
  };
}

type NumberField = {
  [Field in keyof SquadRow]-?: SquadRow[Field] extends number | null | undefined ? Field : never;
}[keyof SquadRow];

/** A column of one number of the row. */
function numberColumn(
  field: NumberField,
  label: string,
  meaning: string,
  draw: (value: number | null | undefined) => ReactNode,
): SquadColumn {
  const read = (row: SquadRow) => row[field];
  return {
    key: field,
    label,
    meaning,
    kind: 'number',
    sortValue: read,
    cell: unlessLocked(meaning, read, draw),
  };
}

const rivals: SquadColumn = {
  key: 'rivals',
  label: 'Rivals',
  meaning: 'How many of the teams in your view own him',
  kind: 'number',
  sortValue: ({ rivals: owned }) => owned?.count_share,
  cell: ({ rivals: owned }) => <OwnershipText ownership={owned} />,
};
const selectedBy = numberColumn(
  'selected_by',
  'Sel %',
  'Selected by, percent of all managers',
  formatPercent,
);
const cost = numberColumn('cost', 'Cost', 'Cost in millions', formatCost);
const costChange = numberColumn('cost_change', 'Change', 'Cost change this gameweek, millions', formatDec1);
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
  'Mean difficulty of these fixtures',
  formatDec1,
);
const gameweekPoints: SquadColumn = {
  ...numberColumn('gw_points', 'GW', 'Points this gameweek', (points) => <PointsPill value={points} />),
  kind: 'mark',
};

function benchmarked(key: Benchmark['key']) {
  const benchmark = findBenchmark(key);
  return (value: number | null | undefined) =>
    benchmark ? <BenchmarkCell value={value} benchmark={benchmark} /> : formatDec1(value);
}

const balance = (benchmarks: TransferBenchmarks): SquadColumn =>
  numberColumn('balance', 'Balance', 'Bought minus sold this gameweek', (value) => (
    <TintCell kind="transfers" value={value} benchmarks={benchmarks} />
  ));

const status: SquadColumn = {
  key: 'chance',
  label: 'Status',
  meaning: 'Chance to play the next gameweek',
  kind: 'mark',
  sortValue: ({ chance }) => chance ?? 100,
  cell: ({ chance }) => <StatusIcon chance={chance} withLabel />,
};

/** Provisional bonus belongs to a gameweek that runs, never to the season's sums. */
const isOfficial = (key: string) => key !== 'bonus_provisional';

const category =
  (figure: CategoryFigure) =>
  (key: string): SquadColumn => {
    const read = ({ categories }: SquadRow) =>
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
function gameweeksOf(rows: readonly SquadRow[]): GameweekNumber[] {
  const all = rows.flatMap(({ gameweeks = [] }) => gameweeks.map(({ gameweek_id }) => gameweek_id));
  return [...new Set(all)].sort((a, b) => b - a);
}

function pointsInGameweek(gameweek: GameweekNumber): SquadColumn {
  const read = ({ gameweeks }: SquadRow) =>
    gameweeks?.find(({ gameweek_id }) => gameweek_id === gameweek)?.points;
  const label = formatGameweekShort(gameweek);
  return {
    key: `gw${gameweek}`,
    label,
    meaning: `Points in gameweek ${gameweek}`,
    kind: 'mark',
    sortValue: read,
    cell: unlessLocked(label, read, (points) => <PointsPill value={points} />),
  };
}

/** Places in the list of last fixtures, 0 the newest: clubs do not share their fixtures' gameweeks. */
function fixturesShown(rows: readonly SquadRow[]): number[] {
  const most = Math.max(0, ...rows.map(({ fixtures = [] }) => fixtures.length));
  return Array.from({ length: Math.max(1, most) }, (_, place) => place);
}

function pointsInFixture(place: number): SquadColumn {
  const read = ({ fixtures }: SquadRow) => fixtures?.[place];
  const label = place === 0 ? 'Last' : `${place + 1} ago`;
  return {
    key: `fixture${place}`,
    label,
    meaning: place === 0 ? 'Last fixture of his club' : `${place + 1} fixtures ago`,
    kind: 'mark',
    sortValue: (row) => read(row)?.points,
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

const nextThree: SquadColumn = {
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

/** The gameweeks that came; without the pass none did, and those that are meant stand there locked. */
function tickerGameweeks({ rows, nextGameweek }: ColumnContext): GameweekNumber[] {
  const all = rows.flatMap(({ ticker = {} }) => Object.keys(ticker).map(Number));
  return all.length > 0 ? [...new Set(all)].sort((a, b) => a - b) : gameweeksFrom(nextGameweek);
}

/** As many as the Season view shows (6.5). */
const tickerLength = 6;

const gameweeksFrom = (first: GameweekNumber | null): GameweekNumber[] =>
  first === null
    ? []
    : Array.from({ length: tickerLength }, (_, at) => first + at).filter((id) => id <= lastGameweek);

function opponentsIn(gameweek: GameweekNumber): SquadColumn {
  const read = ({ ticker }: SquadRow) => ticker && (ticker[String(gameweek)] ?? []);
  const label = formatGameweekShort(gameweek);
  return {
    key: `gw${gameweek}`,
    label,
    meaning: `Opponents in gameweek ${gameweek}`,
    kind: 'mark',
    cell: unlessLocked(label, read, (fixtures = []) => <DifficultyCell fixtures={fixtures} size="small" />),
  };
}
