import type { Points } from './units';

/**
 * Estimates the overall rank during a gameweek from a sample of all managers.
 *
 * The sample consists of whole pages of the overall league, evenly spread in log rank. The live total of each
 * sampled manager is known. Managers between two sampled pages are known by place only: their counted totals
 * follow a monotone curve through the sampled pages, and their gains since then are assumed to be distributed
 * like those of the sampled managers around them. Measured accuracy: `docs/live-rank.md`.
 */

/** One manager of a sample. */
export interface SampledManager {
  /** Place in the overall league when the sample was read, from 1. */
  readonly place: number;
  /** Total in that league at that time. */
  readonly counted: Points;
  /** Current live total. */
  readonly total: Points;
}

/** A rank with its 90 % interval. */
export interface RankEstimate {
  readonly rank: number;
  /** The better end, `low <= rank <= high`. */
  readonly low: number;
  readonly high: number;
}

export interface RankModel {
  /** Number of all managers. */
  readonly managers: number;
  readonly sampled: number;
  /** All managers are in the sample: ranks are exact. */
  readonly is_exact: boolean;
  /** The rank for this total. */
  estimate(total: Points): RankEstimate;
  /** The minimum points for this rank or a better one. */
  totalFor(rank: number): Points;
}

/** Minimum sample size for an estimate. */
export const fewestSampled = 100;

/**
 * Share of the pages that are spread evenly by place: the many managers far down are on few of the others.
 */
const evenShare = 0.3;

/**
 * Pages of a league to read: most evenly spread in log rank, some evenly in rank, ordered so that a partly
 * read sample covers all ranks as well.
 */
export function samplePages({
  managers,
  pageSize,
  wanted,
}: {
  readonly managers: number;
  readonly pageSize: number;
  /** Wanted sample size; all managers when there are no more. */
  readonly wanted: number;
}): number[] {
  const pages = Math.ceil(managers / pageSize);
  const count = Math.min(pages, Math.max(2, Math.ceil(wanted / pageSize)));
  const even = Math.floor(count * evenShare);
  const log = count - even;
  const chosen = new Set<number>();
  const take = (page: number) => chosen.add(freeNear(chosen, page, pages));
  for (let index = 0; index < log; index += 1) take(Math.round(pages ** (index / Math.max(1, log - 1))));
  for (let index = 1; index <= even; index += 1) take(Math.round((pages * index) / (even + 1)));
  return spreadFirst([...chosen].sort((a, b) => a - b));
}

/** The page itself, or the nearest one that is not chosen yet. */
function freeNear(chosen: ReadonlySet<number>, page: number, pages: number): number {
  for (let step = 0; ; step += 1)
    for (const near of [page + step, page - step])
      if (near >= 1 && near <= pages && !chosen.has(near)) return near;
}

/** First, last, middle, then recursively the middles between. */
function spreadFirst(items: readonly number[]): number[] {
  const order: number[] = [];
  const taken = new Set<number>();
  const take = (index: number) => {
    const item = items[index];
    if (item === undefined || taken.has(index)) return;
    taken.add(index);
    order.push(item);
  };
  take(0);
  take(items.length - 1);
  for (let step = items.length / 2; order.length < items.length; step /= 2)
    for (let at = step; at < items.length; at += step) take(Math.floor(at));
  return order;
}

/**
 * Number of sampled managers whose gains represent those in a gap, half of them from each side: a share of the
 * sample, so that they are near the gap in a small one.
 */
const windowShare = 0.2;
const leastInWindow = 100;
const mostInWindow = 400;
/** Nodes of a gap's curve: at most so many, and so many for each point between its two totals. */
const mostNodesInGap = 400;
const nodesPerPoint = 4;
/**
 * The window's managers are distributed to this many groups; the variance between these gives the precision
 * of the estimate.
 */
const groupCount = 20;
/** For 90 %: Student's t with nineteen degrees of freedom, one less than the groups. */
const ninetyPercent = 1.729;

/**
 * Possible error of the curve in a gap, in points: a share of its error at a page that it leaves out
 * (`totalsCurve`), and a part for the steps of whole points. The fewer pages, the less sure is that error:
 * a fifth of it with forty pages as in the recorded fields, more than half of it with ten as in the demo.
 * Fitted to four recorded fields of ten thousand managers (`docs/live-rank.md`).
 */
const doubtOfMiss = (pages: number): number => 0.08 * (1 + 60 / pages);
const doubtOfSteps = 0.12;
/** Least share of the range, and the one where no page lies beyond. */
const leastDoubt = 0.015;
const doubtOutside = 0.35;

/** Managers between two consecutive sampled ones. */
interface Gap {
  readonly nodes: readonly { readonly counted: number; readonly managers: number }[];
  /** Points by which all its nodes may be too high or too low. */
  readonly doubt: number;
  /** Gains of the window, ascending: of all and of each group. */
  readonly gains: Float64Array;
  readonly groups: readonly Float64Array[];
}

/** @param managers number of all managers; at least the last place of the sample */
export function rankModel(sample: readonly SampledManager[], managers: number): RankModel {
  const sorted = [...sample].sort((a, b) => a.place - b.place);
  const all = Math.max(managers, sorted.at(-1)?.place ?? 0);
  const totals = Float64Array.from(sorted, ({ total }) => total).sort();
  const gaps = gapsIn(sorted, all, totalsCurve(sorted, all));

  /** Cache: many teams have equal totals, and the search below repeats them. */
  const estimates = new Map<Points, RankEstimate>();
  const estimate = (total: Points): RankEstimate => {
    const cached = estimates.get(total) ?? estimateAt(total);
    estimates.set(total, cached);
    return cached;
  };

  const estimateAt = (total: Points): RankEstimate => {
    const { above, error } = aboveInGaps(gaps, total);
    const counted = countAbove(totals, total);
    const rank = within(1 + counted + above, 1, all);
    return {
      rank: Math.round(rank),
      low: Math.floor(within(rank - error, 1, all)),
      high: Math.ceil(within(rank + error, 1, all)),
    };
  };

  const totalFor = (rank: number): Points => {
    let low = Math.floor((totals[0] ?? 0) - 1);
    let high = Math.ceil((totals.at(-1) ?? 0) + 1);
    while (estimate(high).rank > rank && high - low < 1e6) high += 50;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (estimate(middle).rank <= rank) high = middle;
      else low = middle + 1;
    }
    return low;
  };

  return { managers: all, sampled: sorted.length, is_exact: gaps.length === 0, estimate, totalFor };
}

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

function gapsIn(sorted: readonly SampledManager[], managers: number, curve: TotalsCurve): Gap[] {
  const gaps: Gap[] = [];
  for (let index = 0; index <= sorted.length; index += 1) {
    const [before, after] = [sorted[index - 1], sorted[index]];
    const first = (before?.place ?? 0) + 1;
    const last = (after?.place ?? managers + 1) - 1;
    if (last < first || (before === undefined && after === undefined)) continue;
    const high = before?.counted ?? curve.at(first);
    const low = after?.counted ?? curve.at(last);
    const isInside = before !== undefined && after !== undefined;
    const range = Math.abs(high - low);
    const miss = Math.max(range * curve.miss, ...curve.missesNear(first, last));
    const inPoints = isInside
      ? Math.max(range * leastDoubt, doubtOfMiss(curve.pages) * miss)
      : range * doubtOutside;
    gaps.push({
      nodes: nodesBetween({ first, last, high, low, curve }),
      doubt: range === 0 && isInside ? 0 : Math.hypot(inPoints, doubtOfSteps),
      ...windowAt(sorted, index, Math.sqrt(first * last)),
    });
  }
  return gaps;
}

interface GapRange {
  /** First and last place of the gap, inclusive. */
  readonly first: number;
  readonly last: number;
  /** Counted totals at its two ends. */
  readonly high: number;
  readonly low: number;
  readonly curve: TotalsCurve;
}

/** Estimated counted totals of the managers of a gap; totals are whole points. */
function nodesBetween({ first, last, high, low, curve }: GapRange): Gap['nodes'] {
  const places = last - first + 1;
  const wanted = Math.ceil(Math.abs(high - low) * nodesPerPoint) + 1;
  const count = Math.min(places, wanted, mostNodesInGap);
  const managers = places / count;
  const [least, most] = [Math.min(low, high), Math.max(low, high)];
  return Array.from({ length: count }, (_, index) => {
    const place = first - 0.5 + managers * (index + 0.5);
    return { counted: Math.round(within(curve.at(place), least, most)), managers };
  });
}

/** Counted totals by place, as a curve through the sampled pages. */
interface TotalsCurve {
  at(place: number): number;
  /** Number of pages that it goes through. */
  readonly pages: number;
  /** Usual error of the curve at a page that it leaves out, as a share of its neighbours' difference. */
  readonly miss: number;
  /** Errors, in points, at the pages before and after a gap when they are left out. */
  missesNear(first: number, last: number): number[];
}

/** Managers with consecutive places are split into knots of at most this many. */
const knotSize = 50;

interface Knot {
  readonly place: number;
  readonly counted: number;
}

/**
 * The curve is a monotone cubic, in the logarithm of the place or in its normal quantile: the totals of a
 * whole game are close to a normal distribution, those of its best to the tail of one. The one that predicts
 * left out pages better is used.
 */
function totalsCurve(sorted: readonly SampledManager[], all: number): TotalsCurve {
  const knots = knotsOf(sorted);
  const scales = [
    (place: number) => Math.log(place),
    (place: number) => normalQuantile(within((place - 0.5) / all, 0.1 / all, 1 - 0.1 / all)),
  ];
  const [best] = scales
    .map((scale) => ({ scale, misses: missesOf(knots, scale) }))
    .map((one) => ({ ...one, miss: rootMeanSquare(one.misses) }))
    .sort((a, b) => a.miss - b.miss);
  if (best === undefined) throw new Error('There are two scales.');
  const at = monotone(knots, best.scale);
  const totals = knots.map(({ counted }) => counted);
  const [lowest, highest] = [Math.min(...totals), Math.max(...totals)];
  // Far outside of the sample a straight line leads nowhere: at most as far again as the sample reaches.
  const reach = highest - lowest;
  return {
    at: (place) => within(at(place), lowest - reach, highest + reach),
    pages: knots.length,
    miss: best.miss,
    missesNear: (first, last) => {
      const before = best.misses.findLast(({ place }) => place < first);
      const after = best.misses.find(({ place }) => place > last);
      return [before, after].flatMap((one) => (one === undefined ? [] : [Math.abs(one.error)]));
    },
  };
}

/** Pages as their mean place and mean total; the first place is a knot of its own. */
function knotsOf(sorted: readonly SampledManager[]): Knot[] {
  const runs: SampledManager[][] = [];
  for (const one of sorted) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    if (run !== undefined && previous?.place === one.place - 1 && run.length < knotSize) run.push(one);
    else runs.push([one]);
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const knots = runs.map((run) => ({
    place: Math.exp(mean(run.map(({ place }) => Math.log(place)))),
    counted: mean(run.map(({ counted }) => counted)),
  }));
  const [first] = sorted;
  const isAlone = runs[0]?.length === 1;
  return first === undefined || isAlone ? knots : [first, ...knots];
}

/** Error of the curve at a knot that it leaves out. */
interface Miss {
  readonly place: number;
  readonly error: number;
  /** Difference of its neighbours. */
  readonly range: number;
}

function missesOf(knots: readonly Knot[], scale: (place: number) => number): Miss[] {
  return knots.slice(1, -1).map(({ place, counted }, index) => {
    const range = Math.abs((knots[index]?.counted ?? 0) - (knots[index + 2]?.counted ?? 0));
    const others = knots.filter((_, other) => other !== index + 1);
    return { place, range, error: monotone(others, scale)(place) - counted };
  });
}

function rootMeanSquare(misses: readonly Miss[]): number {
  const shares = misses.flatMap(({ error, range }) => (range === 0 ? [] : [error / range]));
  if (shares.length === 0) return 1;
  return Math.sqrt(shares.reduce((sum, share) => sum + share ** 2, 0) / shares.length);
}

/**
 * A monotone cubic through knots, straight outside of them. Source: Fritsch and Butland, "A method for
 * constructing local monotone piecewise cubic interpolants", 1984.
 */
function monotone(knots: readonly Knot[], scale: (place: number) => number): (place: number) => number {
  const xs = knots.map(({ place }) => scale(place));
  const ys = knots.map(({ counted }) => counted);
  const slopes = xs
    .slice(1)
    .map((x, index) => ((ys[index + 1] ?? 0) - (ys[index] ?? 0)) / (x - (xs[index] ?? 0)));
  const tangents = xs.map((_, index) => {
    const [before, after] = [slopes[index - 1], slopes[index]];
    if (before === undefined || after === undefined) return before ?? after ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return (place) => {
    const x = scale(place);
    const found = xs.findLastIndex((knot) => knot <= x);
    const index = within(found, 0, Math.max(0, xs.length - 2));
    const [x0 = 0, x1] = [xs[index], xs[index + 1]];
    const [y0 = 0, y1] = [ys[index], ys[index + 1]];
    if (x1 === undefined || y1 === undefined) return y0;
    if (x < x0) return y0 + (x - x0) * (tangents[index] ?? 0);
    if (x > x1) return y1 + (x - x1) * (tangents[index + 1] ?? 0);
    const width = x1 - x0;
    const t = (x - x0) / width;
    return (
      y0 * (1 + 2 * t) * (1 - t) ** 2 +
      (tangents[index] ?? 0) * width * t * (1 - t) ** 2 +
      y1 * t ** 2 * (3 - 2 * t) -
      (tangents[index + 1] ?? 0) * width * t ** 2 * (1 - t)
    );
  };
}

/**
 * An approximation that is precise enough for interpolation: the logistic distribution's quantile, adjusted
 * towards the normal one's.
 */
function normalQuantile(share: number): number {
  return 4.91 * (share ** 0.14 - (1 - share) ** 0.14);
}

/**
 * Gains of the sampled managers around a gap, moved along their trend by place to the place of the gap.
 */
function windowAt(
  sorted: readonly SampledManager[],
  index: number,
  place: number,
): Pick<Gap, 'gains' | 'groups'> {
  const wanted = within(Math.round(sorted.length * windowShare), leastInWindow, mostInWindow);
  const size = Math.min(wanted, sorted.length);
  const start = within(index - size / 2, 0, sorted.length - size);
  const from = Math.floor(start);
  const near = sorted.slice(from, from + size);
  const slope = trendOf(near);
  const window = near.map((one, offset) => ({
    gain: Math.round(one.total - one.counted + slope * Math.log(place / one.place)),
    group: (from + offset) % groupCount,
  }));
  const rising = (gains: readonly { gain: number }[]) => Float64Array.from(gains, ({ gain }) => gain).sort();
  return {
    gains: rising(window),
    groups: Array.from({ length: groupCount }, (_, group) =>
      rising(window.filter((one) => one.group === group)),
    ),
  };
}

/** Slope of the gains by the logarithm of the place, by least squares. */
function trendOf(managers: readonly SampledManager[]): number {
  const count = managers.length;
  const xs = managers.map(({ place }) => Math.log(place));
  const ys = managers.map(({ counted, total }) => total - counted);
  const meanX = xs.reduce((sum, x) => sum + x, 0) / count;
  const meanY = ys.reduce((sum, y) => sum + y, 0) / count;
  const spread = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  const product = xs.reduce((sum, x, at) => sum + (x - meanX) * ((ys[at] ?? 0) - meanY), 0);
  return spread === 0 ? 0 : product / spread;
}

/** Number of managers in the gaps above a total, with its possible error. */
function aboveInGaps(gaps: readonly Gap[], total: Points): { above: number; error: number } {
  let above = 0;
  /** Variance of the number of unsampled managers above, if each is above with the share of the gap. */
  let variance = 0;
  const byGroup = new Float64Array(groupCount);
  for (const { nodes, gains, groups, doubt } of gaps) {
    let [shifted, aboveInGap, inGap] = [0, 0, 0];
    for (const { counted, managers } of nodes) {
      const share = shareAbove(gains, total - counted);
      if (doubt > 0)
        shifted +=
          (managers *
            (smoothShareAbove(gains, total - counted - doubt) -
              smoothShareAbove(gains, total - counted + doubt))) /
          2;
      aboveInGap += managers * share;
      inGap += managers;
      groups.forEach((group, index) => {
        byGroup[index] = (byGroup[index] ?? 0) + managers * shareAbove(group, total - counted);
      });
    }
    above += aboveInGap;
    const share = aboveInGap / inGap;
    variance += inGap * share * (1 - share) + shifted ** 2;
  }
  const spread = byGroup.reduce((sum, one) => sum + (one - above) ** 2, 0) / (groupCount - 1);
  return { above, error: ninetyPercent * Math.sqrt(variance + spread / groupCount) };
}

/** Share of ascending numbers above a value. */
function shareAbove(rising: Float64Array, value: number): number {
  return rising.length === 0 ? 0 : countAbove(rising, value) / rising.length;
}

/**
 * The same with every whole number spread evenly over the half points around it: a doubt of less than a point then counts by
 * how many managers are as near, where the share of whole numbers would change at once or not at all.
 */
function smoothShareAbove(rising: Float64Array, value: number): number {
  const nearest = Math.round(value);
  const [from, beyond] = [shareAbove(rising, nearest - 1), shareAbove(rising, nearest)];
  return from + (value - nearest + 0.5) * (beyond - from);
}

/** Number of ascending numbers above a value. */
function countAbove(rising: Float64Array, value: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rising[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return rising.length - low;
}

/** Points needed to keep a rank. */
export interface Safety {
  /** Net points of this gameweek with which the rank is kept. */
  readonly needed: Points;
  /** Points above (positive) or below that. */
  readonly margin: Points;
}

/** @param own total before the gameweek, and net points of the gameweek */
export function safetyOf(
  model: RankModel,
  own: { readonly before: Points; readonly nett: Points },
  rankBefore: number,
): Safety {
  const needed = model.totalFor(rankBefore) - own.before;
  return { needed, margin: own.nett - needed };
}

/** Share of a rank within which managers count as near. */
export const nearShare = 0.2;

/** Managers of a sample whose place is within a fifth of a rank; if these are few, the nearest. */
export function nearRank<Manager extends { readonly place: number }>(
  sample: readonly Manager[],
  rank: number,
): Manager[] {
  const near = sample.filter(({ place }) => Math.abs(place - rank) <= rank * nearShare);
  if (near.length >= fewestSampled) return near;
  const far = ({ place }: Manager) => Math.abs(Math.log(place / Math.max(rank, 1)));
  return [...sample].sort((a, b) => far(a) - far(b)).slice(0, fewestSampled);
}
