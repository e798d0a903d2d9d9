import type { FootballerId } from '@touchline/shared/domain';
import type { OpenTeam } from '@touchline/shared/wire';
import { readTeamId } from '../../game/handlers/pathIds';
import type { GameServices } from '../../game/handlers/gameServices';
import { ensureTeam, readTeamFacts } from '../../game/handlers/teams';
import { liveField } from '../live/liveField';
import { liveRankOf } from '../live/liveRank';
import type { TeamResult } from '../../game/reports/teamResult';
import { type HistoryRow, listSquadsIn } from '../../game/reports/teams.queries';
import type { GameNow } from '../../game/season/game';
import type { Season } from '../../game/season/season';
import { sharedGameweek } from '../share/sharedGameweek';

/** Number of earlier gameweeks on the page. */
const mostGameweeks = 5;

/**
 * A team in the current gameweek as anybody may see it.
 * @throws 400 for an invalid id, 404 when the game has no such team, 503 while it cannot be read
 */
export async function readOpenTeam(
  services: GameServices,
  { season }: GameNow,
  written: string,
): Promise<OpenTeam> {
  const team = await ensureTeam(services, season, readTeamId(written));
  const facts = await readTeamFacts(services, season, team);
  const { result, history } = facts;
  const [squad] =
    result === undefined ? [] : await listSquadsIn(services.db, season.id, result.gameweek, [team.id]);
  const sample = await services.samples.find(season);
  const live = liveRankOf(season, { ...facts, squad }, sample, {
    field: liveField(season, sample),
    now: services.clock.now(),
    isSampled: services.fpl.can.sampleSize > 0,
  });
  return {
    id: team.id,
    team: team.name,
    gameweek: live.gameweek,
    points: live.points,
    total: live.total,
    rank: live.now,
    rank_status: live.status,
    ...shownSquad(season, team.name, result),
    gameweeks: lastGameweeks(season, history),
  };
}

function shownSquad(
  season: Season,
  team: string,
  result: TeamResult | undefined,
): Pick<OpenTeam, 'chip' | 'lines' | 'bench' | 'substitutions'> {
  if (result === undefined) return { chip: null, lines: [], bench: [], substitutions: [] };
  const { chip, lines, bench } = sharedGameweek(season, result, { team, total: 0, rank: null });
  const nameOf = (id: FootballerId) => season.footballer(id)?.name ?? `${id}`;
  return {
    chip,
    lines: lines.map((line) => [...line]),
    bench: [...bench],
    substitutions: result.substitutions
      .filter(({ has_come_on }) => has_come_on)
      .map((one) => ({ in: nameOf(one.in), out: nameOf(one.out) })),
  };
}

/** Before the current gameweek, newest first. */
function lastGameweeks(season: Season, history: readonly HistoryRow[]): OpenTeam['gameweeks'] {
  return history
    .filter(({ gameweek }) => gameweek < (season.current?.id ?? 0))
    .slice(-mostGameweeks)
    .reverse()
    .map(({ gameweek, points, transfers_cost, total_points, overall_rank }) => ({
      gameweek,
      points: points - transfers_cost,
      total: total_points,
      rank: overall_rank,
    }));
}
