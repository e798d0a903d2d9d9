import type { SeasonRules } from './seasonRules';
import type { AnyPosition, ClubId, FootballerId } from './units';

export interface SquadMember {
  footballer_id: FootballerId;
  position: AnyPosition;
  club_id: ClubId;
  /** The footballer's club at the purchase, if different. */
  club_when_bought?: ClubId;
  /** Bought for this gameweek. */
  is_new?: boolean;
}

/**
 * Problems of a squad as text; empty when it is legal.
 *
 * Checks the number of different footballers, of each position, and per club by the season's rules. If an
 * owned footballer changes club, the squad may have one more of that club than allowed: they may stay, but
 * nobody of that club can be added.
 */
export function squadProblems(members: readonly SquadMember[], rules: SeasonRules): string[] {
  const { size, most_of_one_club: most } = rules.squad;
  const problems: string[] = [];
  if (members.length !== size) problems.push(`${members.length} footballers, not ${size}`);
  if (new Set(members.map(({ footballer_id }) => footballer_id)).size !== members.length) {
    problems.push('somebody is in it twice');
  }
  for (const { code, in_squad } of rules.positions) {
    const count = countOf(members, code);
    if (count !== in_squad) problems.push(`${count} ${code}, not ${in_squad}`);
  }
  for (const [club, count] of countByClub(members)) {
    if (count > most && !isByMoves(members, club, most))
      problems.push(`${count} of ${club}, more than ${most}`);
  }
  return problems;
}

/** Whether the excess of one club is only due to owned footballers who moved to it. */
function isByMoves(members: readonly SquadMember[], club: ClubId, most: number): boolean {
  const own = members.filter(({ club_id }) => club_id === club);
  const bought = own.filter(({ club_when_bought = club }) => club_when_bought === club);
  return bought.length <= most && !own.some(({ is_new }) => is_new === true);
}

/** Whether footballers form a legal line-up: their number, and the minimum and maximum of each position. */
export function isLegalLineup(
  lineup: readonly { position: AnyPosition }[],
  { squad, positions }: SeasonRules,
): boolean {
  return (
    lineup.length === squad.lineup &&
    positions.every(({ code, fewest, most }) => {
      const count = countOf(lineup, code);
      return count >= fewest && count <= most;
    })
  );
}

function countOf(members: readonly { position: AnyPosition }[], position: AnyPosition): number {
  return members.filter((member) => member.position === position).length;
}

function countByClub(members: readonly SquadMember[]): Map<ClubId, number> {
  const counts = new Map<ClubId, number>();
  for (const { club_id } of members) counts.set(club_id, (counts.get(club_id) ?? 0) + 1);
  return counts;
}
