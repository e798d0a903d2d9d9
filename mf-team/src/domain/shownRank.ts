import { formatCount, formatKickoff, formatRank } from '@touchline/shared/format';
import type { RankWhileRunning, TeamOverview } from '@touchline/shared/wire';
import { intervalOf } from './liveWords';

type Ranked = Pick<TeamOverview, 'team' | 'rank_move' | 'ranks_at' | 'live_rank'>;

/** The one rank that is shown as a team's rank. */
interface ShownRank {
  readonly label: 'Live rank' | 'Overall rank';
  readonly value: number | null;
  /** Places gained (positive) since before the gameweek. */
  readonly move: number | null;
  /** Interval of a live rank, or time of an official one that will change. */
  readonly note: string | undefined;
}

/**
 * The live rank while the gameweek runs, else the official one. The game updates its ranks once a day during a
 * gameweek, so the time must be shown beside such a rank.
 */
export function shownRank({ team, rank_move, ranks_at, live_rank }: Ranked): ShownRank {
  if (live_rank)
    return {
      label: 'Live rank',
      value: live_rank.now.rank,
      move: live_rank.move,
      note: intervalOf(live_rank.now) ?? 'exact',
    };
  return {
    label: 'Overall rank',
    value: team.rank,
    move: rank_move,
    note: ranks_at === null ? undefined : `official, ${formatKickoff(ranks_at)}`,
  };
}

/** `5 more points keep your rank of #48,201.`: what the rank of before the gameweek takes now. */
export function keepsRankWords({ before, safety }: Pick<RankWhileRunning, 'before' | 'safety'>): string {
  if (before === null || safety === null) return 'Your rank counts from your second gameweek on.';
  const { margin } = safety;
  const points = `${formatCount(Math.abs(margin))} ${margin < 0 ? 'more ' : ''}${Math.abs(margin) === 1 ? 'point' : 'points'}`;
  const rank = formatRank(before);
  if (margin < 0) return `${points} ${margin === -1 ? 'keeps' : 'keep'} your rank of ${rank}.`;
  if (margin === 0) return `Exactly the points that keep your rank of ${rank}.`;
  return `${points} above what keeps your rank of ${rank}.`;
}
