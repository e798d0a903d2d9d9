import {
  bestDeviation,
  brierScore,
  captainCases,
  captainReliability,
  captainSlope,
  drawReliability,
  favourites,
  type Forecast,
  normalRule,
  reliability,
  type SaidAndCame,
  type SaidBetween,
} from './chanceMeasures';
import type { MeanCase, PairCase, RecordedChances } from './chancesOfRecording';

const ours: Forecast = ({ chance }) => chance;
const always: Forecast = () => 0.5;

/** The tables of `docs/advice.md`, as Markdown. */
export function chanceReport({ season, gameweeks, pairs, means }: RecordedChances): string {
  const deviation = bestDeviation(pairs);
  const simple = normalRule(deviation);
  return [
    `### ${season}, gameweeks ${gameweeks.at(0)} to ${gameweeks.at(-1)}`,
    '',
    ...brierTable(pairs, simple, deviation),
    ...reliabilityTable('Chance to beat, the simulation', pairs, ours),
    ...reliabilityTable(`The simple rule, deviation ${deviation}`, pairs, simple),
    favouriteLine(pairs),
    '',
    ...rangesTable('Chance of equal points', 'Pairs', drawReliability(pairs)),
    ...captainLines(pairs),
    `Variance of the difference of two squads: drawn ${meanOf(pairs, ({ variance }) => variance).toFixed(0)}, ` +
      `came ${meanOf(pairs, ({ result, expected }) => (result - expected) ** 2).toFixed(0)} around the expected difference.`,
    '',
    ...meansTable(means),
  ].join('\n');
}

function brierTable(pairs: readonly PairCase[], simple: Forecast, deviation: number): string[] {
  const row = (label: string, cases: readonly PairCase[]) =>
    `| ${[label, cases.length, ...[ours, simple, always].map((one) => brierScore(cases, one).toFixed(4))].join(' | ')} |`;
  return [
    `| Brier score | Pairs | Simulation | Expected points, normal error (${deviation}) | Always a half |`,
    '| --- | ---: | ---: | ---: | ---: |',
    row('All', pairs),
    ...(['near', 'random'] as const).map((kind) =>
      row(
        kind === 'near' ? 'Near in rank' : 'Random',
        pairs.filter((one) => one.kind === kind),
      ),
    ),
    '',
  ];
}

function reliabilityTable(title: string, pairs: readonly PairCase[], forecast: Forecast): string[] {
  return saidTable(
    title,
    'Pairs',
    reliability(pairs, forecast).map((one) => [`${one.tenth * 10} to ${one.tenth * 10 + 10} %`, one]),
  );
}

function saidTable(
  title: string,
  counted: string,
  rows: readonly (readonly [label: string, SaidAndCame])[],
): string[] {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    `| ${title} | ${counted} | Said | Came | Came minus said | Standard error |`,
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(
      ([label, { cases, said, came, error }]) =>
        `| ${label} | ${cases} | ${percent(said)} | ${percent(came)} | ${((came - said) * 100).toFixed(1)} | ${(error * 100).toFixed(1)} |`,
    ),
    '',
  ];
}

/** Ranges without cases are left out; the last range is everything. */
const rangesTable = (title: string, counted: string, ranges: readonly SaidBetween[]): string[] =>
  saidTable(
    title,
    counted,
    ranges.flatMap((one, index) => {
      const percent = (value: number) => String(Math.round(value * 100));
      const label = index === ranges.length - 1 ? 'All' : `${percent(one.from)} to ${percent(one.to)} %`;
      return one.cases === 0 ? [] : [[label, one] as const];
    }),
  );

/** How right it is that another captain changes the chance to beat somebody by so much. */
function captainLines(pairs: readonly PairCase[]): string[] {
  const cases = captainCases(pairs);
  if (cases.length < 2) return [];
  const { slope, error } = captainSlope(cases);
  return [
    ...rangesTable('Change by the vice-captain as captain', 'Pairs', captainReliability(cases)),
    `Of a point of such a change ${slope.toFixed(2)} came, standard error ${error.toFixed(2)}.`,
    '',
  ];
}

/** What the page says of itself. */
function favouriteLine(pairs: readonly PairCase[]): string {
  const { cases, share } = favourites(pairs, 0.75, 0.85);
  return `When one of the two had a chance of 75 to 85 % (${cases} pairs), it came true in ${(share * 10).toFixed(1)} of 10.`;
}

/** How far means of the runs are from expected points, and how far both from the points. */
function meansTable(means: readonly MeanCase[]): string[] {
  const error = (of: (one: MeanCase) => number) => Math.sqrt(meanOf(means, (one) => of(one) ** 2)).toFixed(3);
  return [
    '| Footballers in the squads | Cases | Root mean square |',
    '| --- | ---: | ---: |',
    `| Mean of the runs minus expected points | ${means.length} | ${error(({ drawn, expected }) => drawn - expected)} |`,
    `| Expected points minus points | ${means.length} | ${error(({ points, expected }) => expected - points)} |`,
    `| Mean of the runs minus points | ${means.length} | ${error(({ points, drawn }) => drawn - points)} |`,
    '',
  ];
}

const meanOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0) / Math.max(1, items.length);
