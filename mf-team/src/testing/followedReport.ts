import type { GameweekNumber, Points, TeamId } from '@touchline/shared/domain';
import type { FollowedGameweek, FollowOptions } from './followedSeason';

/** A way of following the planner, with the season of each of its first squads. */
export interface FollowedVariant {
  readonly options: FollowOptions;
  readonly seasons: readonly FollowedSeason[];
}

export interface FollowedSeason {
  /** The first squad, `best 2` or `team 101`. */
  readonly start: string;
  readonly gameweeks: readonly FollowedGameweek[];
}

interface GameweekPoints {
  readonly gameweek_id: GameweekNumber;
  readonly points: Points;
}

export interface RecordedManager {
  readonly team: TeamId;
  /** Hits taken off. */
  readonly points: readonly GameweekPoints[];
}

export interface FollowedReport {
  readonly season: string;
  /** Of the average manager. */
  readonly averages: readonly GameweekPoints[];
  readonly managers: readonly RecordedManager[];
  readonly variants: readonly FollowedVariant[];
}

/** Markdown: the season's totals, what plans promised, and points by gameweek. */
export function followedReport(report: FollowedReport): string {
  return [
    ...[`## ${report.season}`, ''],
    ...[totalsTable(report), startsTable(report), promisesTable(report), gameweeksTable(report)].flatMap(
      (table) => [...table, ''],
    ),
  ].join('\n');
}

function variantName({ most_hits, horizon, has_chips, expected }: FollowOptions): string {
  const source = expected === 'ours' ? 'Our expected points' : 'Official expected points';
  const hits = ['no hit', 'one hit'][most_hits] ?? `up to ${most_hits} hits`;
  return `${source}, ${hits}, ${has_chips ? 'chips' : 'no chip'}, plans of ${horizon}`;
}

function totalsTable({ averages, managers, variants }: FollowedReport): string[] {
  const [base] = variants;
  return [
    ...tableHead(
      ...['Followed', 'Starts', 'Points', 'Deviation', 'Minus the first', 'Standard error'],
      ...['Points for hits', 'Transfers', 'Chips'],
    ),
    ...variants.map((variant) => {
      const { options, seasons } = variant;
      const totals = seasons.map(totalOf);
      const gaps = base === undefined || base === variant ? [] : differences(variant, base);
      const meanSum = (of: (one: FollowedGameweek) => number) =>
        shown(meanOf(seasons.map(({ gameweeks }) => sumOf(gameweeks, of))), 1);
      return rowOf(
        ...[variantName(options), `${seasons.length}`, shown(meanOf(totals)), shown(deviationOf(totals))],
        ...[shown(meanOf(gaps)), shown(standardError(gaps)), meanSum(({ hits }) => hits)],
        ...[meanSum(({ transfers }) => transfers), meanSum(({ chip }) => (chip === null ? 0 : 1))],
      );
    }),
    ...managers.map(({ team, points }) => simpleRow(`Recorded manager ${team}`, points)),
    simpleRow('Average manager', averages),
  ];
}

const simpleRow = (name: string, points: readonly GameweekPoints[]) =>
  rowOf(name, '', shown(sumOf(points, (one) => one.points)), ...Array.from({ length: 6 }, () => ''));

/** Seasons from the same first squad. */
function differences(variant: FollowedVariant, base: FollowedVariant): number[] {
  return variant.seasons.flatMap((season) => {
    const other = base.seasons.find(({ start }) => start === season.start);
    return other === undefined ? [] : [totalOf(season) - totalOf(other)];
  });
}

function startsTable({ variants }: FollowedReport): string[] {
  const starts = [...new Set(variants.flatMap(({ seasons }) => seasons.map(({ start }) => start)))];
  return [
    ...tableHead('Points by first squad', ...starts),
    ...variants.map(({ options, seasons }) =>
      rowOf(
        variantName(options),
        ...starts.map((start) => {
          const season = seasons.find((one) => one.start === start);
          return season === undefined ? '' : shown(totalOf(season));
        }),
      ),
    ),
  ];
}

/** Plans with a transfer or a chip in their first gameweek, by the hits paid for it. */
function promisesTable({ variants }: FollowedReport): string[] {
  return [
    ...tableHead('Plans, compared with keeping the squad', 'Plans', 'Promised', 'Came', 'Standard error'),
    ...variants.flatMap(({ options, seasons }) => {
      const made = seasons
        .flatMap(({ gameweeks }) => gameweeks)
        .filter(({ transfers, chip }) => transfers > 0 || chip !== null);
      const line = (words: string, plans: readonly FollowedGameweek[]) =>
        plans.length === 0
          ? []
          : [
              rowOf(
                ...[`${variantName(options)}: ${words}`, `${plans.length}`],
                ...[meanOf(plans.map(({ promised }) => promised)), meanOf(plans.map(({ came }) => came))].map(
                  (value) => shown(value, 2),
                ),
                shown(standardError(plans.map(({ came }) => came)), 2),
              ),
            ];
      return [
        ...line(
          'nothing paid now',
          made.filter(({ hits }) => hits === 0),
        ),
        ...line(
          'a hit now',
          made.filter(({ hits }) => hits > 0),
        ),
      ];
    }),
  ];
}

function gameweeksTable({ averages, managers, variants }: FollowedReport): string[] {
  const pointsIn = (points: readonly GameweekPoints[], gameweek: GameweekNumber) => {
    const own = points.find(({ gameweek_id }) => gameweek_id === gameweek);
    return own === undefined ? '' : shown(own.points);
  };
  return [
    ...tableHead(
      ...['Gameweek', 'Average manager', ...managers.map(({ team }) => `Manager ${team}`)],
      ...variants.map(({ options }) => variantName(options)),
    ),
    ...averages.map(({ gameweek_id, points }) =>
      rowOf(
        ...[`${gameweek_id}`, shown(points)],
        ...managers.map((one) => pointsIn(one.points, gameweek_id)),
        ...variants.map(({ seasons }) => {
          const own = seasons.flatMap(({ gameweeks }) =>
            gameweeks.filter((one) => one.gameweek_id === gameweek_id),
          );
          return shown(meanOf(own.map((one) => one.points)), 1);
        }),
      ),
    ),
  ];
}

const rowOf = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const tableHead = (...names: readonly string[]) => [
  rowOf(...names),
  rowOf(...names.map((_, index) => (index === 0 ? '---' : '---:'))),
];

const totalOf = ({ gameweeks }: FollowedSeason) => sumOf(gameweeks, ({ points }) => points);

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

const meanOf = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : sumOf(values, (value) => value) / values.length;

function deviationOf(values: readonly number[]): number | undefined {
  const mean = meanOf(values);
  if (mean === undefined || values.length < 2) return undefined;
  return Math.sqrt(sumOf(values, (value) => (value - mean) ** 2) / (values.length - 1));
}

function standardError(values: readonly number[]): number | undefined {
  const deviation = deviationOf(values);
  return deviation === undefined ? undefined : deviation / Math.sqrt(values.length);
}

const shown = (value: number | undefined, digits = 0) => (value === undefined ? '' : value.toFixed(digits));
