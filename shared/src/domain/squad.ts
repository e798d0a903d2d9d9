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
 * What is wrong with a squad, in words; nothing when it is legal.
 *
 * So many different footballers, so many of each position, and no more of one club than the season's rules say.
 * A footballer who changes club while he is owned can lead to one more of a club, who may stay; nobody can be
 * added to them.
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

/** Whether they make a line-up: so many of them, and of each position between the fewest and the most. */
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

/** The formation as lines from the keeper on: `[1, 4, 4, 2]`. Unknown positions make a line of their own. */
export function formation(
  lineup: readonly { position: AnyPosition }[],
  { positions }: Pick<SeasonRules, 'positions'>,
): number[] {
  const known = positions.map(({ code }) => countOf(lineup, code));
  const unknown = lineup.length - known.reduce((sum, count) => sum + count, 0);
  return unknown > 0 ? [...known, unknown] : known;
}

function countOf(members: readonly { position: AnyPosition }[], position: AnyPosition): number {
  return members.filter((member) => member.position === position).length;
}

function countByClub(members: readonly SquadMember[]): Map<ClubId, number> {
  const counts = new Map<ClubId, number>();
  for (const { club_id } of members) counts.set(club_id, (counts.get(club_id) ?? 0) + 1);
  return counts;
}
