import {
  fewestSampled,
  type GameweekNumber,
  rankModel,
  samplePages,
  type SampledManager,
} from '@touchline/shared/domain';
import type { DemoSeason } from './season';
import type { TeamWeek } from './teamWeek';

/** Quality of one gameweek's estimated ranks, compared with the true ones. */
export interface RankMeasure {
  readonly gameweek: GameweekNumber;
  readonly managers: number;
  readonly sampled: number;
  /** Median and 90th percentile of |estimated − true| / true, as fractions. */
  readonly median: number;
  readonly ninth: number;
  /** Share of true ranks that lie in the interval. */
  readonly held: number;
}

const pageSize = 50;

/**
 * Compares the live rank at the end of a gameweek, estimated from a sample read at its deadline, with the
 * true rank among all managers of the demo. The end is the hardest instant: no later points are counted yet.
 */
export function measureGameweek(
  { fantasy }: DemoSeason,
  gameweek: GameweekNumber,
  wanted: number,
): RankMeasure {
  const before = fantasy.period(gameweek - 1)?.teams;
  const standing = (fantasy.period(gameweek)?.teams ?? [])
    .flatMap((team, index) => (team === undefined ? [] : [{ ...placed(team, before?.[index]), index }]))
    .sort((a, b) => b.counted - a.counted || a.index - b.index)
    .map((one, index) => ({ ...one, place: index + 1 }));
  const pages = new Set(samplePages({ managers: standing.length, pageSize, wanted }));
  const sample: SampledManager[] = standing.filter(({ place }) => pages.has(Math.ceil(place / pageSize)));
  const model = rankModel(sample, standing.length);
  const tried = standing.filter(({ place }) => place % 7 === 0 || place <= fewestSampled);
  const found = tried.map(({ total, rank }) => {
    const estimate = model.estimate(total);
    return {
      error: Math.abs(estimate.rank - rank) / rank,
      isHeld: estimate.low <= rank && rank <= estimate.high,
    };
  });
  const errors = found.map(({ error }) => error).sort((a, b) => a - b);
  return {
    gameweek,
    managers: standing.length,
    sampled: sample.length,
    median: quantile(errors, 0.5),
    ninth: quantile(errors, 0.9),
    held: found.filter(({ isHeld }) => isHeld).length / found.length,
  };
}

const placed = (team: TeamWeek, before: TeamWeek | undefined) => ({
  counted: (before?.total ?? 0) - team.cost,
  total: team.total,
  rank: team.overallRank,
});

export function quantile(rising: readonly number[], share: number): number {
  return rising[Math.min(rising.length - 1, Math.floor(rising.length * share))] ?? 0;
}

/** The page with the accuracy of the estimate. */
export function liveRankPage(measures: readonly RankMeasure[], seed: number): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const middle = (of: (one: RankMeasure) => number) =>
    quantile(
      measures.map(of).sort((a, b) => a - b),
      0.5,
    );
  const [first] = measures;
  return [
    '# How good the live rank is',
    '',
    '## In real fields',
    '',
    'Four recorded fields of ten thousand managers each (gameweeks 11, 17, 23 and 29 of 2025-26), 2,000 of them read: the interval holds',
    '86 to 95 % of the true ranks in every gameweek, where nine of ten are promised, and half of the ranks are within 2.5 %. These are means',
    'of seven samples, because one sample is wrong in the same direction for all ranks. Held by',
    '`shared/src/domain/recorded/liveRank.recorded.test.ts`; the constants of the interval are fitted to these fields.',
    '',
    '## In the demo',
    '',
    `Written by \`npx tsx api/demo-game/src/writeLiveRank.ts\`, and held by \`api/demo-game/src/liveRank.demo.test.ts\`. Demo season, seed ${seed}:`,
    `${first?.sampled ?? 0} of ${first?.managers ?? 0} managers sampled at each deadline, whole pages of the overall league evenly spread in log`,
    'rank. The rank at the end of the gameweek, estimated from the sample, beside the true rank among all managers, for every',
    'seventh manager and the first hundred. The end is the hardest instant: nothing that was gained since the deadline is counted.',
    '',
    `- Median error over the season: **${percent(middle(({ median }) => median))}** of the true rank`,
    `- Nine of ten ranks are closer than: ${percent(middle(({ ninth }) => ninth))} (median of the gameweeks)`,
    `- The interval shown held the true rank: ${percent(measures.reduce((sum, one) => sum + one.held, 0) / measures.length)} of the time (nine times of ten are promised)`,
    '',
    'How it is estimated: `shared/src/domain/liveRank.ts`. While a gameweek runs, ranks move within the same interval or a smaller',
    'one: what the league had counted when the sample was read is known exactly. When everybody is read, ranks are exact.',
    '',
    '| Gameweek | Managers | Sampled | Median error | Nine of ten below | Interval held |',
    '|---:|---:|---:|---:|---:|---:|',
    ...measures.map(
      (one) =>
        `| ${one.gameweek} | ${one.managers} | ${one.sampled} | ${percent(one.median)} | ${percent(one.ninth)} | ${percent(one.held)} |`,
    ),
    '',
  ].join('\n');
}
