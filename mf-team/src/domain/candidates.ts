import type { ClubId, FootballerId, GameweekNumber } from '@touchline/shared/domain';
import { foldAccents } from '@touchline/shared/text';
import type { PlanCandidate } from '@touchline/shared/wire';
import type { PlanView } from './planView';

export type CandidateOrder = 'ep' | 'price' | 'points' | 'selected';

export interface CandidateFilter {
  /** Part of a name; accents are ignored. */
  readonly search: string;
  /** Empty: all. */
  readonly club: string;
  readonly order: CandidateOrder;
  /** Only footballers within the budget. */
  readonly affordable: boolean;
}

export interface Candidate {
  readonly footballer: PlanCandidate;
  /** Sum over the gameweeks of the plan; null when nothing is known. */
  readonly ep: number | null;
  /** How many of the club would be in the squad, when more than allowed. */
  readonly tooMany: number | null;
}

interface Replacing {
  readonly out: FootballerId;
  readonly squad: ReadonlySet<FootballerId>;
  /** Bank plus the selling price of the replaced footballer. */
  readonly money: number;
  readonly gameweeks: readonly GameweekNumber[];
}

/** Possible replacements for a footballer: same position, not in the squad, filtered and sorted. */
export function candidatesFor(
  { out, squad, money, gameweeks }: Replacing,
  { search, club, order, affordable }: CandidateFilter,
  { byId, context }: Pick<PlanView, 'byId' | 'context'>,
): Candidate[] {
  const staying = [...squad].filter((id) => id !== out).flatMap((id) => byId.get(id)?.club_id ?? []);
  const most = context.rules.squad.most_of_one_club;
  const tooManyOf = (club: ClubId) => {
    const count = staying.filter((one) => one === club).length + 1;
    return count > most ? count : null;
  };
  const position = byId.get(out)?.position;
  const wanted = foldAccents(search.trim());
  return [...byId.values()]
    .filter((one) => one.position === position && !squad.has(one.id) && one.can_be_bought)
    .filter((one) => club === '' || one.club_id === club)
    .filter((one) => wanted === '' || foldAccents(one.name).includes(wanted))
    .filter((one) => !affordable || one.price <= money)
    .map((footballer) => ({
      footballer,
      ep: epOver(footballer.id, gameweeks, context.expected),
      tooMany: tooManyOf(footballer.club_id),
    }))
    .sort((a, b) => valueBy(b, order) - valueBy(a, order) || a.footballer.id - b.footballer.id);
}

function epOver(
  id: FootballerId,
  gameweeks: readonly GameweekNumber[],
  expected: PlanView['context']['expected'],
): number | null {
  const points = gameweeks.flatMap((gameweek) => expected(id, gameweek) ?? []);
  return points.length === 0 ? null : points.reduce((sum, value) => sum + value, 0);
}

function valueBy({ footballer, ep }: Candidate, order: CandidateOrder): number {
  if (order === 'price') return footballer.price;
  if (order === 'selected') return footballer.selected_by;
  return order === 'points' || ep === null ? footballer.total_points : ep;
}
