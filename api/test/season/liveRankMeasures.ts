import { rankModel, samplePages, type SampledManager } from '@touchline/shared/domain';
import { createRandom } from '@touchline/shared/simulation';
import type { RecordedField } from './seasonMeasures';

/** Size of a page of the game's leagues. */
const pageSize = 50;
/** Managers read. */
const wanted = 2_000;
/** How much is tried: one sample is wrong in the same direction for all its ranks, only many have an average. */
export interface RankTrial {
  readonly samples: number;
  /** Every so many places of a field are estimated. */
  readonly placesApart: number;
}

const wholeTrial: RankTrial = { samples: 400, placesApart: 31 };
/** A page of a sample is moved by up to this many, from the thirteenth on: the first ones are next to each other. */
const moved = 3;
const firstMoved = 13;
/** Ranks of a field within these are measured apart, the last ones are all. */
const rankRanges = [
  [1, 1_000],
  [1_001, 3_000],
  [3_001, 6_000],
  [6_001, 10_000],
  [1, 10_000],
] as const;

/** How good estimated ranks are, over all samples. */
export interface RankAccuracy {
  readonly from: number;
  readonly to: number;
  /** Share of the true ranks within the interval, the mean over the samples, and its standard error. */
  readonly held: number;
  readonly error: number;
  /** Shares of the true rank: half of the ranks, and nine of ten, are closer. */
  readonly median: number;
  readonly nineOfTen: number;
}

interface Tried {
  readonly rank: number;
  readonly isHeld: boolean;
  /** Share of the true rank. */
  readonly miss: number;
}

/** By range of ranks, the last of all. */
export function rankAccuracy({ gameweek, teams }: RecordedField, trial = wholeTrial): RankAccuracy[] {
  const field = teams.map(({ place, before, after }) => ({ place, counted: before, total: after }));
  const { unit } = createRandom(gameweek, 161);
  const drawn = Array.from({ length: trial.samples }, () => triedIn(field, trial.placesApart, unit));
  return rankRanges.map(([from, to]) => {
    const own = drawn.map((sample) => sample.filter(({ rank }) => rank >= from && rank <= to));
    const shares = own.flatMap((sample) =>
      sample.length === 0 ? [] : [mean(sample.map(({ isHeld }) => Number(isHeld)))],
    );
    const held = mean(shares);
    const misses = own
      .flat()
      .map(({ miss }) => miss)
      .sort((a, b) => a - b);
    const at = (share: number) => misses[Math.floor(misses.length * share)] ?? 0;
    const error = Math.sqrt(mean(shares.map((share) => (share - held) ** 2)) / (shares.length - 1));
    return { from, to, held, error, median: at(0.5), nineOfTen: at(0.9) };
  });
}

/** Ranks that one sample gives. */
function triedIn(field: readonly SampledManager[], placesApart: number, unit: () => number): Tried[] {
  const count = Math.ceil(field.length / pageSize);
  const pages = new Set(
    samplePages({ managers: field.length, pageSize, wanted }).map((page) => {
      if (page < firstMoved || page === count) return page;
      const by = Math.floor(unit() * (2 * moved + 1)) - moved;
      return Math.min(count, Math.max(1, page + by));
    }),
  );
  const model = rankModel(
    field.filter(({ place }) => pages.has(Math.ceil(place / pageSize))),
    field.length,
  );
  const rankOf = ranksIn(field);
  return field
    .filter(({ place }) => place % placesApart === 0)
    .map(({ total }) => {
      const rank = rankOf(total);
      const { low, high, rank: estimated } = model.estimate(total);
      return { rank, isHeld: low <= rank && rank <= high, miss: Math.abs(estimated - rank) / rank };
    });
}

/** The true rank by total. */
function ranksIn(field: readonly SampledManager[]): (total: number) => number {
  const ranks = new Map<number, number>();
  [...field]
    .sort((a, b) => b.total - a.total)
    .forEach(({ total }, index) => {
      if (!ranks.has(total)) ranks.set(total, index + 1);
    });
  return (total) => ranks.get(total) ?? field.length;
}

/** The table of `docs/live-rank.md`, as Markdown. */
export function liveRankReport(fields: readonly RecordedField[], trial = wholeTrial): string {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const rows = fields.flatMap((field) =>
    rankAccuracy(field, trial).map(({ from, to, held, error, median, nineOfTen }, index, all) => {
      const label = index === all.length - 1 ? 'All' : `${from} to ${to}`;
      const cells = [held, error, median, nineOfTen].map(percent);
      return `| ${[field.gameweek, label, ...cells].join(' | ')} |`;
    }),
  );
  return [
    '| Gameweek | True ranks | Interval held | Standard error | Median error | Nine of ten below |',
    '| ---: | --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
