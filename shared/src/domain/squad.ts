import { fewestInLineup, lineupSize, mostInLineup } from './autoSubs';
import {
  positions,
  type AnyPosition,
  type ClubId,
  type FootballerId,
  type Position,
  type PriceTenths,
} from './units';

export const squadSize = 15;
/** How many of each position a squad holds. Source: the game's `squad_select`. */
export const inSquad: Record<Position, number> = { GKP: 2, DEF: 5, MID: 5, FWD: 3 };
/** Source: the game's `squad_team_limit`. */
export const mostOfOneClub = 3;
/** What a first squad may cost. Source: the game's `squad_total_spend`. */
export const startingBudget: PriceTenths = 1000;

export interface SquadMember {
  footballer_id: FootballerId;
  position: AnyPosition;
  club_id: ClubId;
  /** His club when he came into the squad, where it was another. */
  club_when_bought?: ClubId;
  /** He has come into the squad for this gameweek. */
  is_new?: boolean;
}

/**
 * What is wrong with a squad, in words; nothing when it is legal.
 *
 * 15 different footballers: 2 GKP, 5 DEF, 5 MID, 3 FWD, at most 3 of one club. A footballer who changes
 * club while he is owned can lead to 4 of one club, who may stay; nobody can be added to them.
 */
export function squadProblems(members: readonly SquadMember[]): string[] {
  const problems: string[] = [];
  if (members.length !== squadSize) problems.push(`${members.length} footballers, not ${squadSize}`);
  if (new Set(members.map(({ footballer_id }) => footballer_id)).size !== members.length) {
    problems.push('somebody is in it twice');
  }
  for (const position of positions) {
    const count = countOf(members, position);
    if (count !== inSquad[position]) problems.push(`${count} ${position}, not ${inSquad[position]}`);
  }
  for (const [club, count] of countByClub(members)) {
    if (count > mostOfOneClub && !isByMoves(members, club))
      problems.push(`${count} of ${club}, more than ${mostOfOneClub}`);
  }
  return problems;
}

/** Whether those beyond three of a club are there only because footballers moved to it who were owned already. */
function isByMoves(members: readonly SquadMember[], club: ClubId): boolean {
  const own = members.filter(({ club_id }) => club_id === club);
  const bought = own.filter(({ club_when_bought = club }) => club_when_bought === club);
  return bought.length <= mostOfOneClub && !own.some(({ is_new }) => is_new === true);
}

/** Whether eleven make a line-up: 1 GKP, 3 to 5 DEF, 2 to 5 MID, 1 to 3 FWD. */
export function isLegalLineup(lineup: readonly { position: AnyPosition }[]): boolean {
  return (
    lineup.length === lineupSize &&
    positions.every((position) => {
      const count = countOf(lineup, position);
      return count >= fewestInLineup[position] && count <= mostInLineup[position];
    })
  );
}

/** The formation as lines from the keeper on: `[1, 4, 4, 2]`. Unknown positions make a line of their own. */
export function formation(lineup: readonly { position: AnyPosition }[]): number[] {
  const known = positions.map((position) => countOf(lineup, position));
  const unknown = lineup.length - known.reduce((sum, count) => sum + count, 0);
  return unknown > 0 ? [...known, unknown] : known;
}

function countOf(members: readonly { position: AnyPosition }[], position: Position): number {
  return members.filter((member) => member.position === position).length;
}

function countByClub(members: readonly SquadMember[]): Map<ClubId, number> {
  const counts = new Map<ClubId, number>();
  for (const { club_id } of members) counts.set(club_id, (counts.get(club_id) ?? 0) + 1);
  return counts;
}
