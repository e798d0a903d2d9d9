import { gapToMe, paywallIndices, ptsHidden, type TeamId } from '@touchline/shared/domain';
import type { Kit, RivalRow } from '@touchline/shared/wire';
import { pointsSoFar } from '../../game/reports/pointsSoFar';
import { liveTotal, type TeamResult } from '../../game/reports/teamResult';
import type { HistoryRow } from '../../game/reports/teams.queries';
import { nameOf, type Season } from '../../game/season/season';

/** Data of one team of a view. */
export interface RivalFacts {
  readonly id: TeamId;
  readonly name: string;
  readonly fullname: string | null;
  readonly kit: Kit | null;
  readonly rank: number | null;
  readonly is_rival: boolean;
  readonly history: readonly HistoryRow[];
  readonly result: TeamResult | undefined;
  /** The total if neither history nor squad is stored. */
  readonly known_total: number | null;
  /** The total before the current gameweek, from a league's standings, if no history is stored. */
  readonly known_before: number | null;
}

interface RivalReader {
  readonly own_id: TeamId | null;
  /** Rows are locked by the paywall's index. */
  readonly isLocked: boolean;
}

/** The teams of a view by total, with the gap to the own one. */
export function rivalRows(season: Season, teams: readonly RivalFacts[], reader: RivalReader): RivalRow[] {
  const totals = totalsOf(teams);
  const ranked = rankedTeams(teams);
  const before = placesBefore(teams);
  const own = reader.own_id === null ? null : (totals.get(reader.own_id) ?? null);
  const indices = paywallIndices(ranked, ({ id }) => id === reader.own_id);
  return ranked.map((team, index) => {
    const place = index + 1;
    const paywallIndex = indices[index] ?? null;
    if (reader.isLocked && paywallIndex !== null && ptsHidden(paywallIndex)) return { place, locked: true };
    const total = totals.get(team.id) ?? null;
    return {
      place,
      ...rowOf(season, team),
      mine: team.id === reader.own_id,
      move: moveOf(before.get(team.id), place),
      total,
      gap: gapToMe(own, total),
    };
  });
}

const totalsOf = (teams: readonly RivalFacts[]) => new Map(teams.map((team) => [team.id, totalOf(team)]));

/** Null before a team's first points: it then has no position either. */
export const totalOrNull = (team: RivalFacts | undefined): number | null =>
  team === undefined ? null : totalOf(team);

/** The teams by live total, ties by the better official rank. */
export const rankedTeams = (teams: readonly RivalFacts[]): RivalFacts[] =>
  [...teams].sort(byTotal(totalsOf(teams)));

function totalOf({ result, history, known_total, known_before }: RivalFacts): number | null {
  if (result !== undefined) return liveTotal(history, result, known_before);
  return history.at(-1)?.total_points ?? known_total;
}

function byTotal(totals: ReadonlyMap<TeamId, number | null>) {
  const total = ({ id }: RivalFacts) => totals.get(id) ?? -1_000;
  return (a: RivalFacts, b: RivalFacts) =>
    total(b) - total(a) || (a.rank ?? 0) - (b.rank ?? 0) || a.id - b.id;
}

/** Positions in the same list before the current gameweek. */
function placesBefore(teams: readonly RivalFacts[]): Map<TeamId, number> {
  const totals = new Map(
    teams.flatMap(({ id, history, result }) => {
      const last = history.findLast(({ gameweek }) => gameweek < (result?.gameweek ?? 0));
      return last === undefined ? [] : [[id, last.total_points] as const];
    }),
  );
  const ranked = teams.filter(({ id }) => totals.has(id)).sort(byTotal(totals));
  return new Map(ranked.map(({ id }, index) => [id, index + 1]));
}

const moveOf = (before: number | undefined, place: number) => (before === undefined ? null : before - place);

function rowOf(
  season: Season,
  { id, name, fullname, kit, rank, is_rival, result }: RivalFacts,
): Partial<RivalRow> {
  return {
    id,
    name,
    fullname,
    kit,
    rank,
    is_rival,
    gw_points: result === undefined ? null : result.base + result.provisional_bonus,
    nett_points: result?.nett_points ?? null,
    provisional_bonus: result?.provisional_bonus ?? 0,
    bench_points: result?.bench_points ?? null,
    hits: result?.hits ?? 0,
    chip: result?.active_chip ?? null,
    captain: captainOf(season, result),
    played: result?.played ?? 0,
    playing: result?.playing ?? 0,
    left: result?.left ?? 0,
  };
}

/** The captain and their multiplied points. */
function captainOf(season: Season, result: TeamResult | undefined): RivalRow['captain'] {
  const pick = result?.picks.find(({ footballer_id }) => footballer_id === result.captain_id);
  if (result === undefined || pick === undefined) return null;
  const round = season.round(result.gameweek).footballers.get(pick.footballer_id);
  const points = pointsSoFar(round) === null ? null : pick.counted;
  return { id: pick.footballer_id, name: nameOf(season, pick.footballer_id), points };
}
