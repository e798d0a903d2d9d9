import { Box, PaywallCell } from '@touchline/design-system';
import type { Column, ColumnKind } from '@touchline/design-system/data';
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
  defaultExpectedKind,
  expectedWords,
  type ExpectedKind,
  findBenchmark,
  viewHeading,
  pointCategories,
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
  noValue,
} from '@touchline/shared/format';
import type { ReactNode } from 'react';
import { categoryLabel } from '../data/labels';
import type { FixtureFigures, FootballerFigures, FootballerTableView } from './footballerFigures';

/** Whether the Points view shows the points of each category, or how often it happened. */
export type CategoryFigure = 'points' | 'counts';

export interface ColumnContext {
  /** Some views have a column for each gameweek or fixture in the rows. */
  readonly rows: readonly FootballerFigures[];
  readonly figure: CategoryFigure;
  readonly benchmarks: TransferBenchmarks;
  /** The next gameweek, null after the last: the heading of locked opponents needs it. */
  readonly nextGameweek: GameweekNumber | null;
  /** The season's last gameweek; without it no column is cut off. */
  readonly lastGameweek?: GameweekNumber | undefined;
  /** Click handler of a locked cell, by the meaning of its column. */
  readonly openPass: (what: string) => () => void;
  /** Name of the view in which ownership is counted: "Elite", a league. */
  readonly viewLabel?: string | undefined;
  /** Whose expected points of the next gameweek the rows have; the game's when absent. */
  readonly expected?: ExpectedKind;
  /** Sorted by the server, and only by single values: not by points of one gameweek or fixture. */
  readonly isSortedByServer?: boolean;
}

type FootballerColumn = Column<FootballerFigures>;
/** A column that still needs the table's context. */
type ColumnIn = (context: ColumnContext) => FootballerColumn;

/** Columns of one view after the footballer's own, in the order of the page definitions (6.5). */
export const footballerColumns = (view: FootballerTableView, context: ColumnContext): FootballerColumn[] =>
  columnsOf[view](context).map((column) => column(context));

const columnsOf: Record<FootballerTableView, (context: ColumnContext) => readonly ColumnIn[]> = {
  default: () => [rivals, selectedBy, cost, form, gameweekPoints, totalPoints],
  total_points: ({ figure, rows }) => [
    totalPoints,
    perMatch,
    ...categoriesOf(rows).filter(isOfficial).map(category(figure)),
  ],
  gameweek_points: ({ rows }) => [totalPoints, ...gameweeksOf(rows).map(pointsInGameweek)],
  fixtures_points: ({ rows }) => fixturePlaces(rows).map(pointsInFixture),
  gameweek_transfers: () => [balance, transfersIn, transfersOut, selectedBy, cost, costChange],
  predictions: () => [status, epThis, epNext, form, nextThree],
  season_ticker: (context) => [...tickerGameweeks(context).map(opponentsIn), meanDifficulty],
};

interface Figure<Value> extends Omit<FootballerColumn, 'cell' | 'meaning'> {
  readonly meaning: string;
  readonly read: (row: FootballerFigures) => Value | undefined;
  readonly draw: (value: Value | undefined, context: ColumnContext) => ReactNode;
}

/** A gated value the server left out is a lock; any other missing one is the dash of its own cell. */
function figure<Value>({ read, draw, ...column }: Figure<Value>): ColumnIn {
  return (context) => ({
    ...column,
    cell(row) {
      const value = read(row);
      if (value !== undefined || !row.locked) return draw(value, context);
      return <PaywallCell what={column.meaning} onOpenPass={context.openPass(column.meaning)} />;
    },
  });
}

type NumberField = {
  [Field in keyof FootballerFigures]-?: FootballerFigures[Field] extends number | null | undefined
    ? Field
    : never;
}[keyof FootballerFigures];

/** A column of one number of the row; its key is the field's name, which the server sorts by. */
function numberColumn(
  field: NumberField,
  label: string,
  meaning: string,
  draw: (value: number | null | undefined, context: ColumnContext) => ReactNode,
  kind: ColumnKind = 'number',
): ColumnIn {
  const read = (row: FootballerFigures) => row[field];
  return figure({ key: field, label, meaning, kind, sortValue: read, read, draw });
}

const rivals: ColumnIn = (context) =>
  figure({
    key: 'rivals',
    label: viewHeading(context.viewLabel),
    meaning: `How many teams of ${context.viewLabel ?? 'your view'} own them`,
    kind: 'number',
    sortValue: ({ rivals: owned }) => owned?.count_share,
    read: ({ rivals: owned }) => owned ?? null,
    draw: (owned) => <OwnershipText ownership={owned} />,
  })(context);
const selectedBy = numberColumn(
  'selected_by',
  'Sel %',
  'Selected by, percent of all managers',
  formatPercent,
);
const cost = numberColumn('cost', 'Cost', 'Cost in millions', formatCost);
const costChange = numberColumn('cost_change', 'Change', 'Cost change this gameweek, millions', signedCost);
const form = numberColumn('form', 'Form', 'Mean points per match of late', benchmarked('form'));
const totalPoints = numberColumn('total_points', 'Total', 'Points this season', benchmarked('total_points'));
const perMatch = numberColumn('per_match', 'Per match', 'Points per match played', formatDec1);
const transfersIn = numberColumn('transfers_in', 'In', 'Bought this gameweek', formatCount);
const transfersOut = numberColumn('transfers_out', 'Out', 'Sold this gameweek', formatCount);
const epThis = numberColumn(
  'ep_this',
  'EP this',
  `${expectedWords.official.phrase} this gameweek`,
  benchmarked('ep_next'),
);
const epNext: ColumnIn = (context) =>
  numberColumn(
    'ep_next',
    'EP next',
    `${expectedWords[context.expected ?? defaultExpectedKind].phrase} next gameweek`,
    benchmarked('ep_next'),
  )(context);
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
const balance = numberColumn(
  'balance',
  'Balance',
  'Bought minus sold this gameweek',
  (value, { benchmarks }) => <TintCell kind="transfers" value={value} benchmarks={benchmarks} />,
);

/** `+0.1`: signed, because the direction matters. */
function signedCost(change: number | null | undefined): string {
  return change != null && change > 0 ? `+${formatDec1(change)}` : formatDec1(change);
}

function benchmarked(key: Benchmark['key']) {
  const benchmark = findBenchmark(key);
  return (value: number | null | undefined) =>
    benchmark ? <BenchmarkCell value={value} benchmark={benchmark} /> : formatDec1(value);
}

const status: ColumnIn = figure({
  key: 'status',
  label: 'Status',
  meaning: 'Chance to play the next gameweek',
  kind: 'mark',
  sortValue: ({ chance }) => chance ?? 100,
  read: ({ chance }) => chance ?? null,
  draw: (chance) => <StatusIcon chance={chance} withLabel />,
});

/** Common categories in every table, then further ones of the season that have a value in a row. */
function categoriesOf(rows: ColumnContext['rows']): string[] {
  const others = rows.flatMap(({ categories = {} }) => Object.keys(categories));
  const common: readonly string[] = pointCategories;
  return [...common, ...[...new Set(others)].filter((key) => !common.includes(key)).sort()];
}

/** Provisional bonus belongs to a running gameweek, never to the season's sums. */
const isOfficial = (key: string) => key !== 'bonus_provisional';

const category =
  (shown: CategoryFigure) =>
  (key: string): ColumnIn => {
    const read = ({ categories }: FootballerFigures) =>
      categories && (categories[key]?.[shown === 'points' ? 'points' : 'count'] ?? 0);
    const label = categoryLabel(key);
    const meaning = shown === 'points' ? `Points from: ${label}` : `How often: ${label}`;
    return figure({ key, label, meaning, kind: 'number', sortValue: read, read, draw: formatPoints });
  };

/** The gameweeks in the rows, newest first; each row has the same ones unless it is locked. */
function gameweeksOf(rows: ColumnContext['rows']): GameweekNumber[] {
  const all = rows.flatMap(({ gameweeks = [] }) => gameweeks.map(({ gameweek_id }) => gameweek_id));
  return [...new Set(all)].sort((a, b) => b - a);
}

/** One of a series of columns: the server cannot sort by it. */
const oneOfMany =
  (column: ColumnIn): ColumnIn =>
  (context) => {
    const { sortValue, ...rest } = column(context);
    return context.isSortedByServer ? rest : { ...rest, sortValue };
  };

function pointsInGameweek(gameweek: GameweekNumber): ColumnIn {
  const read = ({ gameweeks }: FootballerFigures) =>
    gameweeks?.find(({ gameweek_id }) => gameweek_id === gameweek)?.points;
  return oneOfMany(
    figure({
      key: `gw${gameweek}`,
      label: formatGameweekShort(gameweek),
      meaning: `Points in gameweek ${gameweek}`,
      kind: 'mark',
      sortValue: read,
      read,
      draw: (points) => <PointsPill value={points} />,
    }),
  );
}

/** Indexes of the last fixtures, 0 the newest: clubs do not have their fixtures in the same gameweeks. */
function fixturePlaces(rows: ColumnContext['rows']): number[] {
  const most = Math.max(1, ...rows.map(({ fixtures = [] }) => fixtures.length));
  return Array.from({ length: most }, (_, place) => place);
}

function pointsInFixture(place: number): ColumnIn {
  const read = ({ fixtures }: FootballerFigures) => fixtures?.[place];
  return oneOfMany(
    figure({
      key: `fixture${place}`,
      label: place === 0 ? 'Last' : `${place + 1} ago`,
      meaning: place === 0 ? 'Last fixture of his club' : `${place + 1} fixtures ago`,
      kind: 'mark',
      sortValue: (row) => read(row)?.points,
      read,
      draw: (fixture) =>
        fixture ? (
          <Box sx={{ display: 'inline-grid', justifyItems: 'center', gap: 1, py: 1 }}>
            <DifficultyChip fixture={fixture} size="small" />
            <PointsPill value={fixture.points} of="fixture" />
            <TintCell kind="minutes" value={fixture.minutes} />
          </Box>
        ) : (
          noValue
        ),
    }),
  );
}

const nextThree: ColumnIn = figure({
  key: 'next',
  label: 'Next 3',
  meaning: 'The next three fixtures of his club',
  kind: 'mark',
  read: ({ next }) => next,
  draw: (fixtures = []) => (
    <Box sx={{ display: 'inline-flex', gap: 1 }}>
      {fixtures.length === 0 && noValue}
      {inGameweeks(fixtures).map((together) => (
        <DifficultyCell key={together[0]?.fixture_id} fixtures={together} size="small" />
      ))}
    </Box>
  ),
});

/** Consecutive fixtures of one gameweek together: a double is drawn as two stacked chips. */
function inGameweeks(fixtures: readonly FixtureFigures[]): FixtureFigures[][] {
  return fixtures.reduce<FixtureFigures[][]>((groups, fixture) => {
    const last = groups.at(-1);
    const gameweek = fixture.gameweek_id ?? null;
    if (last !== undefined && gameweek !== null && last[0]?.gameweek_id === gameweek) last.push(fixture);
    else groups.push([fixture]);
    return groups;
  }, []);
}

/** The gameweeks in the rows; without the pass rows have none, and the expected ones are shown locked. */
function tickerGameweeks({ rows, nextGameweek, lastGameweek }: ColumnContext): GameweekNumber[] {
  const all = rows.flatMap(({ ticker = {} }) => Object.keys(ticker).map(Number));
  return all.length > 0 ? [...new Set(all)].sort((a, b) => a - b) : gameweeksFrom(nextGameweek, lastGameweek);
}

/** Number of gameweeks of the Season view (6.5). */
const tickerLength = 6;

const gameweeksFrom = (first: GameweekNumber | null, last = Infinity): GameweekNumber[] =>
  first === null
    ? []
    : Array.from({ length: tickerLength }, (_, at) => first + at).filter((id) => id <= last);

const opponentsIn = (gameweek: GameweekNumber): ColumnIn =>
  figure<{ fixtures: readonly FixtureFigures[] | undefined }>({
    key: `gw${gameweek}`,
    label: formatGameweekShort(gameweek),
    meaning: `Opponents in gameweek ${gameweek}`,
    kind: 'mark',
    read: ({ ticker }) => ticker && { fixtures: ticker[String(gameweek)] },
    draw: (cell = { fixtures: [] }) => <DifficultyCell fixtures={cell.fixtures} size="small" />,
  });
