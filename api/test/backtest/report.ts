import type { FootballerId, GameweekNumber } from '@touchline/shared/domain';
import { type Backtest, type Case, isOwned, manySelected } from './backtest';
import { calibrationByDistance } from './calibrationByDistance';
import { calibration, covariance, mean, measure, type Pair, rankCorrelation } from './measures';

/** The line-up of a real manager at a deadline. */
export interface RealLineup {
  readonly gameweek: GameweekNumber;
  readonly footballers: readonly FootballerId[];
}

/** The tables of `docs/projection.md`. */
export function reportOf({ season, cases, far, slowest }: Backtest, lineups: readonly RealLineup[]): string {
  const owned = cases.filter(isOwned);
  return [
    `### ${season}`,
    '',
    ...comparison('All with a chance to play', cases),
    ...comparison(`Selected by more than ${manySelected} %`, owned),
    ...captains(cases, lineups),
    ...calibrations('All with a chance to play', cases),
    ...calibrations(`Selected by more than ${manySelected} %`, owned),
    ...ten(cases),
    ...tenByPosition(cases),
    ...ahead(far),
    ...calibrationAhead(`Selected by more than ${manySelected} %`, far),
    `Error of a footballer's expected points that stays from gameweek to gameweek: ${persistentError(far).toFixed(2)}.`,
    '',
    `Slowest projection of a deadline: ${Math.round(slowest)} ms.`,
    '',
  ].join('\n');
}

const ours = (one: Case): Pair => ({ expected: one.ours, points: one.points });
const official = (one: Case): Pair => ({ expected: one.official, points: one.points });

function comparison(title: string, cases: readonly Case[]): string[] {
  const [own, game] = [measure(cases.map(ours)), measure(cases.map(official))];
  const row = (label: string, a: number, b: number, isBetter: 'less' | 'more' | null) => [
    label,
    a.toFixed(3),
    b.toFixed(3),
    isBetter === null ? '' : signed(((isBetter === 'less' ? a - b : a - b) / b) * 100),
  ];
  return table(
    [`${title} (${own.cases})`, 'Ours', 'Official', 'Difference'],
    [
      row('Root mean square error', own.rootMeanSquareError, game.rootMeanSquareError, 'less'),
      row('Mean absolute error', own.meanAbsoluteError, game.meanAbsoluteError, 'less'),
      row('Rank correlation in a gameweek', ranksWithin(cases, ours), ranksWithin(cases, official), 'more'),
      row('Mean of expected minus points', own.bias, game.bias, null),
    ],
  );
}

const signed = (percent: number) => `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)} %`;

function ranksWithin(cases: readonly Case[], pairOf: (one: Case) => Pair): number {
  const gameweeks = [...new Set(cases.map(({ gameweek }) => gameweek))];
  return mean(
    gameweeks.map((id) => rankCorrelation(cases.filter(({ gameweek }) => gameweek === id).map(pairOf))),
  );
}

/** Points lost by the captain's choice, compared with the best of the line-up. */
function captains(cases: readonly Case[], lineups: readonly RealLineup[]): string[] {
  const byKey = new Map(cases.map((one) => [`${one.gameweek} ${one.footballer}`, one]));
  const regrets = lineups.flatMap(({ gameweek, footballers }) => {
    const own = footballers.flatMap((id) => byKey.get(`${gameweek} ${id}`) ?? []);
    const best = Math.max(...own.map(({ points }) => points));
    const pick = (valueOf: (one: Case) => number) =>
      [...own].sort((a, b) => valueOf(b) - valueOf(a) || a.footballer - b.footballer)[0]?.points ?? 0;
    return own.length === 0
      ? []
      : [{ ours: best - pick((one) => one.ours), official: best - pick((one) => one.official) }];
  });
  if (regrets.length === 0) return [];
  const row = (label: string, valueOf: (values: readonly number[]) => number) => [
    label,
    valueOf(regrets.map((regret) => regret.ours)).toFixed(2),
    valueOf(regrets.map((regret) => regret.official)).toFixed(2),
  ];
  return table(
    [`Captain among the recorded manager's line-up (${regrets.length} gameweeks)`, 'Ours', 'Official'],
    [row('Points behind the best one, a gameweek', mean)],
  );
}

function calibrations(title: string, cases: readonly Case[]): string[] {
  const [own, game] = [calibration(cases.map(ours)), calibration(cases.map(official))];
  return table(
    [`Calibration: ${title}, by decile`, 'Ours', 'Points', 'Difference', 'Official', 'Points'],
    own.map(({ expected, points }, index) => [
      String(index + 1),
      expected.toFixed(2),
      points.toFixed(2),
      signed(points === 0 ? 0 : ((expected - points) / points) * 100),
      (game[index]?.expected ?? 0).toFixed(2),
      (game[index]?.points ?? 0).toFixed(2),
    ]),
  );
}

/** Upper limits of the bins of a chance of ten points. */
export const tenLimits = [0.02, 0.05, 0.1, 0.15, 1] as const;

function ten(cases: readonly Case[]): string[] {
  return table(
    ['Chance of ten points or more', 'Cases', 'Expected', 'Came'],
    tenLimits.map((to, index) => {
      const from = tenLimits[index - 1] ?? 0;
      return tenOf(
        `${from * 100} to ${to * 100} %`,
        cases.filter(({ chanceOfTen }) => chanceOfTen >= from && chanceOfTen < to),
      );
    }),
  );
}

function tenByPosition(cases: readonly Case[]): string[] {
  const positions = [...new Set(cases.map(({ position }) => position))].sort();
  return table(
    ['Ten points or more, by position', 'Cases', 'Expected', 'Came'],
    positions.map((position) =>
      tenOf(
        position,
        cases.filter((one) => one.position === position),
      ),
    ),
  );
}

const tenOf = (name: string, own: readonly Case[]) => [
  name,
  String(own.length),
  `${(mean(own.map(({ chanceOfTen }) => chanceOfTen)) * 100).toFixed(1)} %`,
  `${(mean(own.map(({ points }) => Number(points >= 10))) * 100).toFixed(1)} %`,
];

function ahead(far: Backtest['far']): string[] {
  const most = far.reduce((last, one) => Math.max(last, one.ahead), 0);
  return table(
    [
      'Gameweeks ahead',
      'Cases',
      'Ours, root mean square error',
      "Next gameweek's official",
      'Ours, mean of expected minus points',
    ],
    Array.from({ length: most + 1 }, (_, index) => {
      const own = far.filter((one) => one.ahead === index);
      const error = (expected: (one: (typeof own)[number]) => number) =>
        measure(own.map((one) => ({ expected: expected(one), points: one.points }))).rootMeanSquareError;
      return [
        String(index + 1),
        String(own.length),
        error((one) => one.ours).toFixed(3),
        error((one) => one.official).toFixed(3),
        measure(own.map((one) => ({ expected: one.ours, points: one.points }))).bias.toFixed(3),
      ];
    }),
  );
}

/** The same for several seasons together, with those whom many own. */
export const reportOfAll = (backtests: readonly Backtest[]): string =>
  [
    `### ${backtests.map(({ season }) => season).join(', ')}`,
    '',
    ...calibrationAhead(
      `Selected by more than ${manySelected} %`,
      backtests.flatMap(({ far }) => far),
    ),
  ].join('\n');

function calibrationAhead(title: string, far: Backtest['far']): string[] {
  const figure = (value: number) => value.toFixed(3);
  return table(
    [
      `${title}, gameweeks ahead`,
      'Cases',
      'Slope of points on expected points',
      'Standard error',
      'Mean of expected minus points',
      'Standard error',
    ],
    calibrationByDistance(far).map(({ ahead: index, cases, slope, slopeError, bias, biasError }) => [
      String(index + 1),
      String(cases),
      ...[slope, slopeError, bias, biasError].map(figure),
    ]),
  );
}

/** Expected points from which a footballer may be in a line-up. */
const usefulPoints = 2.5;

/**
 * Standard error of expected points that is the same in two gameweeks: luck in one is independent of luck in
 * another, so the covariance of their errors is the variance of what the projection has wrong in both.
 */
function persistentError(far: Backtest['far']): number {
  const key = ({ deadline, footballer }: Backtest['far'][number]) => `${deadline} ${footballer}`;
  const later = new Map(far.filter((one) => one.ahead === 2).map((one) => [key(one), one]));
  const pairs = far.flatMap((one) => {
    const other = later.get(key(one));
    if (one.ahead !== 0 || one.ours < usefulPoints || other === undefined) return [];
    return [[one.points - one.ours, other.points - other.ours] as const];
  });
  return Math.sqrt(Math.max(0, covariance(pairs)));
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line), ''];
}
