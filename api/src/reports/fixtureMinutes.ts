import type { FootballerId, MatchMinute } from '@touchline/shared/domain';
import type { Fixture, FixtureComment, FixtureDetail } from '../fpl/gameData';
import { matchMomentId } from '../ingest/moments';

/** When things happened in one fixture. */
export interface FixtureMinutes {
  /** @param nth from 1: the footballer's second goal has another minute than the first */
  of(footballer: FootballerId, category: string, nth: number): MatchMinute | undefined;
  /** From the commentary; empty when the source has none. */
  readonly substitutions: readonly FixtureComment[];
}

/** Kinds of the commentary by point category; `other` where the category belongs to the second footballer of a line. */
const commentsOf: Readonly<
  Record<string, { readonly kinds: readonly string[]; readonly who: 'footballer_id' | 'other_id' }>
> = {
  goals_scored: { kinds: ['goal'], who: 'footballer_id' },
  assists: { kinds: ['goal'], who: 'other_id' },
  own_goals: { kinds: ['own_goal'], who: 'footballer_id' },
  yellow_cards: { kinds: ['yellow'], who: 'footballer_id' },
  red_cards: { kinds: ['red'], who: 'footballer_id' },
  penalties_missed: { kinds: ['penalty_missed', 'penalty_saved'], who: 'footballer_id' },
  penalties_saved: { kinds: ['penalty_saved'], who: 'other_id' },
};

/** The exact minutes of the commentary where the source has one, else those that the ingest has noted. */
export function fixtureMinutes(
  fixture: Fixture,
  detail: FixtureDetail | undefined,
  noted: ReadonlyMap<string, MatchMinute>,
): FixtureMinutes {
  const comments = detail?.comments ?? [];
  if (comments.length === 0)
    return {
      of: (footballer, category, nth) => noted.get(matchMomentId(fixture.id, footballer, category, nth)),
      substitutions: [],
    };
  return {
    of: (footballer, category, nth) => {
      const found = commentsOf[category];
      const own = comments.filter((one) => found?.kinds.includes(one.kind) && one[found.who] === footballer);
      const comment = own[nth - 1];
      return comment && { minute: comment.minute, added: comment.added };
    },
    substitutions: comments.filter(({ kind }) => kind === 'substitution'),
  };
}

/** One occurrence, or all of them where no minute is known. */
export interface Occurrence {
  readonly count: number;
  readonly at: MatchMinute | undefined;
}

/** `count` things of a footballer as one occurrence each; as a single sum where none of them has a minute. */
export function occurrencesOf(
  minutes: FixtureMinutes | undefined,
  footballer: FootballerId,
  category: string,
  count: number,
): readonly Occurrence[] {
  const each = Array.from({ length: Math.max(0, count) }, (_, index) => ({
    count: 1,
    at: minutes?.of(footballer, category, index + 1),
  }));
  return each.some(({ at }) => at !== undefined) ? each : [{ count, at: undefined }];
}

/** For a reply: the minute, and the added time where there is any. */
export const minuteFields = (at: MatchMinute | undefined) => ({
  minute: at?.minute ?? null,
  ...(at && at.added > 0 ? { added: at.added } : {}),
});

/** Newest first; events without a minute last. */
export const byMinuteDown = (
  a: { readonly minute: number | null; readonly added?: number },
  b: { readonly minute: number | null; readonly added?: number },
): number => (b.minute ?? -1) - (a.minute ?? -1) || (b.added ?? 0) - (a.added ?? 0);
