import type { Points } from './units';

/**
 * Estimates the overall rank during a gameweek from a sample of all managers.
 *
 * The sample consists of whole pages of the overall league, evenly spread in log rank. The live total of each
 * sampled manager is known. Managers between two sampled pages are known by place only: their counted totals
 * lie between those of the two pages, and their gains since then are assumed to be distributed like those of
 * the sampled managers around them. Measured accuracy: `docs/live-rank.md`.
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

/** Number of sampled managers whose gains represent those in a gap, half of them from each side. */
const windowSize = 240;
/** Points of a gap's curve. */
const nodesInGap = 12;
/**
 * The window's managers are distributed to this many groups; the variance between these gives the precision
 * of the estimate.
 */
const groupCount = 10;
/**
 * For 90 %: Student's t with nine degrees of freedom, widened by an eighth, since neighbours are correlated.
 */
const ninetyPercent = 1.833 * 1.125;

/**
 * Possible error of the curve between two sampled managers, as a share of their difference in points. Fitted
 * to the demo.
 */
const doubtOfRange = 0.1;

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
  const gaps = gapsIn(sorted, all);

  const estimate = (total: Points): RankEstimate => {
    const { above, error } = aboveInGaps(gaps, total);
    const known = countAbove(totals, total);
    const rank = within(1 + known + above, 1, all);
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

interface GapEnds {
  readonly before: SampledManager | undefined;
  readonly after: SampledManager | undefined;
  /** First and last place of the gap, inclusive. */
  readonly first: number;
  readonly last: number;
  /** Number of all managers. */
  readonly managers: number;
}

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

function gapsIn(sorted: readonly SampledManager[], managers: number): Gap[] {
  const gaps: Gap[] = [];
  for (let index = 0; index <= sorted.length; index += 1) {
    const [before, after] = [sorted[index - 1], sorted[index]];
    const first = (before?.place ?? 0) + 1;
    const last = (after?.place ?? managers + 1) - 1;
    if (last < first || (before === undefined && after === undefined)) continue;
    const nodes = nodesBetween({ before, after, first, last, managers });
    const range = Math.abs((before?.counted ?? 0) - (after?.counted ?? before?.counted ?? 0));
    gaps.push({ nodes, doubt: range * doubtOfRange, ...windowAt(sorted, index) });
  }
  return gaps;
}

/**
 * Estimated counted totals of the managers between two places. Totals of many managers are close to a normal
 * distribution, so they are linear in the normal quantile of the place.
 */
function nodesBetween({ before, after, first, last, managers: all }: GapEnds): Gap['nodes'] {
  const count = Math.min(nodesInGap, last - first + 1);
  const edges = Array.from({ length: count + 1 }, (_, index) => first + ((last - first + 1) * index) / count);
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? first;
    const place = (from + to - 1) / 2;
    return { counted: countedAt(place, all, before, after), managers: to - from };
  });
}

function countedAt(place: number, all: number, before?: SampledManager, after?: SampledManager): number {
  if (before === undefined || after === undefined) return (before ?? after)?.counted ?? 0;
  const at = (one: number) => normalQuantile((one - 0.5) / all);
  const along = (at(place) - at(before.place)) / (at(after.place) - at(before.place));
  return before.counted + (after.counted - before.counted) * along;
}

/**
 * An approximation that is precise enough for interpolation: the logistic distribution's quantile, adjusted
 * towards the normal one's.
 */
function normalQuantile(share: number): number {
  return 4.91 * (share ** 0.14 - (1 - share) ** 0.14);
}

function windowAt(sorted: readonly SampledManager[], index: number): Pick<Gap, 'gains' | 'groups'> {
  const size = Math.min(windowSize, sorted.length);
  const start = within(index - size / 2, 0, sorted.length - size);
  const from = Math.floor(start);
  const window = sorted.slice(from, from + size).map((one, offset) => ({
    gain: one.total - one.counted,
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

/** Number of managers in the gaps above a total, with its possible error. */
function aboveInGaps(gaps: readonly Gap[], total: Points): { above: number; error: number } {
  let above = 0;
  /** Variance of the individual gains of unsampled managers. */
  let variance = 0;
  const byGroup = new Float64Array(groupCount);
  for (const { nodes, gains, groups, doubt } of gaps) {
    let shifted = 0;
    for (const { counted, managers } of nodes) {
      const share = shareAbove(gains, total - counted);
      above += managers * share;
      if (doubt > 0)
        shifted +=
          (managers *
            (shareAbove(gains, total - counted - doubt) - shareAbove(gains, total - counted + doubt))) /
          2;
      // Adds half a count on each side: a share of 0 or 1 in a window is not one of all managers.
      const careful = (share * gains.length + 0.5) / (gains.length + 1);
      if (share > 0 && share < 1) variance += managers * careful * (1 - careful);
      groups.forEach((group, index) => {
        byGroup[index] = (byGroup[index] ?? 0) + managers * shareAbove(group, total - counted);
      });
    }
    variance += shifted ** 2;
  }
  const spread = byGroup.reduce((sum, one) => sum + (one - above) ** 2, 0) / (groupCount - 1);
  return { above, error: ninetyPercent * Math.sqrt(variance + spread / groupCount) };
}

/** Share of ascending numbers above a value. */
function shareAbove(rising: Float64Array, value: number): number {
  return rising.length === 0 ? 0 : countAbove(rising, value) / rising.length;
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
