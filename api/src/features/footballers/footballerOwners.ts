import { ownershipCount, pickStatusLabel, type TeamId } from '@touchline/shared/domain';
import type { FootballerDefault, FootballerRivals } from '@touchline/shared/wire';
import type { Footballer } from '../../game/fpl/gameData';
import { type TeamResult, teamResult } from '../../game/reports/teamResult';
import type { SquadRow } from '../../game/reports/teams.queries';
import type { RivalsView } from '../rivals/rivalPages';
import type { Season } from '../../game/season/season';
import { countedFor } from './footballerPage';

type Owner = FootballerDefault['owners'][number];

/** Maximum number of owners in a short list. */
const namedOwners = 10;

/** Owners among some teams, the first few by name. */
export function ownersOf(
  season: Season,
  footballer: Footballer,
  squads: readonly SquadRow[],
  names: ReadonlyMap<number, string>,
): Owner[] {
  return squads
    .filter(({ footballers }) => footballers.includes(footballer.id))
    .slice(0, namedOwners)
    .map((squad) => ({
      id: squad.team_id,
      name: names.get(squad.team_id) ?? `Team ${squad.team_id}`,
      status: statusIn(teamResult(season, squad), footballer),
    }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
}

function statusIn({ picks }: TeamResult, { id }: Footballer): Owner['status'] {
  const pick = picks.find(({ footballer_id }) => footballer_id === id);
  return pickStatusLabel(pick?.status ?? 'out').short as Owner['status'];
}

/** The teams of a view that own the footballer now. */
export function currentOwners({ teams, own_id }: RivalsView, { id }: Footballer) {
  return teams.filter(
    (team) =>
      team.id !== own_id && team.result?.picks.some(({ footballer_id }) => footballer_id === id) === true,
  );
}

/** @param squads all squads of the current owners */
export function footballerRivalsOf(
  view: RivalsView,
  footballer: Footballer,
  squads: readonly SquadRow[],
): Omit<FootballerRivals, 'head'> {
  const { season, teams, own_id, config } = view;
  const total = teams.filter(({ id, result }) => id !== own_id && result !== undefined).length;
  const owners = currentOwners(view, footballer);
  const byTeam = squadsByTeam(squads);
  const rows = owners.flatMap(({ id, name, result, history }) => {
    const stretch = unbrokenStretch(byTeam.get(id) ?? [], footballer);
    if (result === undefined) return [];
    const since = firstOf(stretch, byTeam.get(id) ?? [], history);
    const points_gained = countedFor(season, footballer, stretch);
    return [{ id, name, status: statusIn(result, footballer), since, points_gained }];
  });
  return {
    config,
    ownership: ownershipCount(owners.length, total),
    rows: rows.sort((a, b) => b.points_gained - a.points_gained || a.id - b.id),
  };
}

function squadsByTeam(squads: readonly SquadRow[]): ReadonlyMap<TeamId, readonly SquadRow[]> {
  const byTeam = new Map<TeamId, SquadRow[]>();
  for (const squad of squads) {
    const own = byTeam.get(squad.team_id);
    if (own === undefined) byTeam.set(squad.team_id, [squad]);
    else own.push(squad);
  }
  return byTeam;
}

/** The first gameweek of an ownership, if the squad of the previous gameweek is known. */
function firstOf(
  stretch: readonly SquadRow[],
  squads: readonly SquadRow[],
  history: readonly { readonly gameweek: number }[],
): number | null {
  const [first] = stretch;
  if (first === undefined) return null;
  const before = first.gameweek - 1;
  const isSeen = squads.some(({ gameweek }) => gameweek === before);
  const isBegin = history.length > 0 && !history.some(({ gameweek }) => gameweek === before);
  return before === 0 || isSeen || isBegin ? first.gameweek : null;
}

/** The latest consecutive squads that contain the footballer, by gameweek. */
function unbrokenStretch(squads: readonly SquadRow[], { id }: Footballer): SquadRow[] {
  const sorted = [...squads].sort((a, b) => a.gameweek - b.gameweek);
  const without = sorted.findLastIndex(({ footballers }) => !footballers.includes(id));
  return sorted.slice(without + 1);
}
