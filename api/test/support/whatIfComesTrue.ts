import {
  type FootballerId,
  nothingSet,
  openMatch,
  pointsByCategory,
  type SeasonRules,
  statsFrom,
  statsWith,
  sumOfPoints,
  type WhatIf,
  whatIfCounts,
  whatIfFootballers,
} from '@touchline/shared/domain';
import type { WhatIfData } from '@touchline/shared/wire';

/** For the test of "what if" against what then happens: two replies of the call, one some minutes after the other. */

type Footballer = WhatIfData['footballers'][number];
type Match = Footballer['matches'][number];
type Counts = Partial<Record<(typeof whatIfCounts)[number], number>>;

export interface CameTrue {
  /** Everything that happened and that a reader can set. */
  readonly setting: WhatIf;
  /** The earlier state with everything that happened and cannot be set. */
  readonly withTheRest: WhatIfData;
  /** Own footballers to whom something happened that gives points and cannot be set. */
  readonly ownWithMore: number;
}

/** Splits what happened between two replies into what "what if" can assume and the rest. */
export function splitEvents(before: WhatIfData, after: WhatIfData): CameTrue {
  const later = new Map(after.footballers.map((one) => [one.id, one]));
  const counts = new Map<FootballerId, Counts>();
  const withMore = new Set<FootballerId>();
  const footballers = before.footballers.map((one): Footballer => {
    const then = later.get(one.id) ?? one;
    const open = openMatch({ matches: whatIfFootballers({ footballers: [one] })[0]?.matches ?? [] });
    return {
      ...one,
      matches: then.matches.map((match, index) => {
        const was = one.matches[index];
        // The final whistle cannot be set: a match that has ended meanwhile is taken as it ended.
        if (was === undefined || index !== open || match.finished) {
          if (JSON.stringify(was) !== JSON.stringify(match)) withMore.add(one.id);
          return match;
        }
        const set = changedCounts(was, match);
        if (set !== undefined) counts.set(one.id, set);
        const rest = restOf({ was, match, set: set ?? {} }, one, before.rules);
        if (rest.hasMore) withMore.add(one.id);
        return rest.match;
      }),
    };
  });
  return {
    setting: { ...nothingSet, counts },
    withTheRest: { ...before, footballers },
    ownWithMore: (before.own?.footballers ?? []).filter((id) => withMore.has(id)).length,
  };
}

/** The counts as they are later, as a reader would set them; undefined when none has changed. */
function changedCounts(was: Match, match: Match): Counts | undefined {
  const changed = whatIfCounts.filter((count) => (was.counts[count] ?? 0) !== (match.counts[count] ?? 0));
  if (changed.length === 0) return undefined;
  return Object.fromEntries(changed.map((count) => [count, match.counts[count] ?? 0]));
}

interface Change {
  readonly was: Match;
  readonly match: Match;
  readonly set: Counts;
}

/** The match as it was, but with the later counts that cannot be set, their points by the rules, and the later bonus. */
function restOf({ was, match, set }: Change, { position }: Footballer, rules: SeasonRules) {
  const settable = Object.fromEntries(whatIfCounts.map((count) => [count, was.counts[count] ?? 0]));
  const counts = { ...match.counts, ...settable };
  const pointsOf = (some: Readonly<Record<string, number>>) =>
    sumOfPoints(pointsByCategory(statsFrom(some), position, rules));
  const gain = pointsOf(counts) - pointsOf(was.counts);
  const assumed = sumOfPoints(
    pointsByCategory(statsWith(statsFrom(was.counts), set, rules), position, rules),
  );
  return {
    match: {
      finished: match.finished,
      lasted: match.lasted,
      counts,
      points: was.points + gain,
      bonus: match.bonus,
    },
    hasMore: assumed !== pointsOf(match.counts) || was.bonus !== match.bonus,
  };
}
