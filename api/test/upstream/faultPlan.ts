import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

import { allFaultKinds, type FaultKind } from './faultKinds';

/** A rule that assigns a fault to requests. */
export interface FaultRule {
  readonly kind: FaultKind;
  /** Prefix of matching paths; `` for all. */
  readonly path: string;
  /** The rule ends after this many faults; null lasts until it is cleared. */
  readonly count: number | null;
}

/** Decides for each request whether and how it fails. */
export interface FaultPlan {
  add(rule: FaultRule): void;
  clear(): void;
  /** Share of requests that fail from now on, 0 to 1; every kind of fault is equally likely. */
  setRate(rate: number, kinds?: readonly FaultKind[]): void;
  /** The fault of the next request for the path. */
  next(path: string): FaultKind | undefined;
  /** Number of faults by kind. */
  counts(): Partial<Record<FaultKind, number>>;
}

/** @param seed determines which requests the rate hits; same seed, same requests */
export function createFaultPlan(seed = 1): FaultPlan {
  const generator = xoroshiro128plus(seed);
  const unit = () => (generator.next() >>> 0) / 2 ** 32;
  let rules: { rule: FaultRule; left: number }[] = [];
  let share = { rate: 0, kinds: allFaultKinds as readonly FaultKind[] };
  const counts: Partial<Record<FaultKind, number>> = {};

  const byRule = (path: string): FaultKind | undefined => {
    const found = rules.find(({ rule }) => path.startsWith(rule.path));
    if (found === undefined) return undefined;
    found.left -= 1;
    rules = rules.filter(({ left }) => left > 0);
    return found.rule.kind;
  };
  const byRate = (): FaultKind | undefined =>
    unit() < share.rate ? share.kinds[Math.floor(unit() * share.kinds.length)] : undefined;

  return {
    add: (rule) => void rules.push({ rule, left: rule.count ?? Infinity }),
    clear: () => {
      rules = [];
      share = { ...share, rate: 0 };
    },
    setRate: (rate, kinds = allFaultKinds) => {
      share = { rate, kinds };
    },
    next: (path) => {
      const kind = byRule(path) ?? byRate();
      if (kind !== undefined) counts[kind] = (counts[kind] ?? 0) + 1;
      return kind;
    },
    counts: () => ({ ...counts }),
  };
}
