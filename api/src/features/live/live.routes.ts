import { chipsLeft, eliteTiers } from '@touchline/shared/domain';
import { type DangerGroup, dangerGroups, liveDanger, liveRank, liveWhatIf } from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import type { GameServices, Reading } from '../../game/handlers/gameServices';
import { readView } from '../../game/handlers/viewGroup';
import { badRequest } from '../../platform/http/problems';
import { eliteLeague } from '../../game/season/eliteLeague';
import type { TeamFacts } from '../../game/reports/teamOverview';
import { liveTotal } from '../../game/reports/teamResult';
import {
  type HistoryRow,
  listHistory,
  listLeagueMembers,
  listSquadsIn,
  listTeams,
  type SquadRow,
} from '../../game/reports/teams.queries';
import type { Season } from '../../game/season/season';
import type { Services } from '../../services';
import { type LiveField, liveField } from './liveField';
import { type DangerGroupFacts, liveDangerOf, squadsNear } from './liveRank';
import { findSquad, readLiveRank } from './ownRank';
import { whatIfData } from './whatIf';

/** Match day: the own team's live rank, and its gaps to others. */
export function liveRoutes(services: Services): void {
  gameRoute(services, liveRank, async ({ reading, own }) => {
    const facts = await own();
    return { payload: await readLiveRank(services, reading, facts) };
  });

  gameRoute(services, liveDanger, async ({ account, season, now, reading, own, query }) => {
    const facts = await own();
    const group = await readGroup(services, reading, facts, readGroupName(query.group));
    return { payload: liveDangerOf(season, facts, group, { pass: account.pass, now }) };
  });

  gameRoute(services, liveWhatIf, async ({ account, season, now, reading, own }) => {
    const facts = await own();
    const squad = await findSquad(services, season, facts);
    const field = liveField(season, await services.samples.find(season));
    const { result, history } = facts;
    const payload = whatIfData(
      season,
      {
        own: squad && {
          ...squad,
          before: totalBefore(history, season),
          rank: facts.team.rank,
          chips: chipsToTry(season, history),
        },
        rank: result && field?.now.estimate(liveTotal(history, result)).rank,
        field,
        rivals: account.pass ? await readRivals(services, reading, facts.team.id) : undefined,
      },
      now,
    );
    return { payload };
  });
}

function readGroupName(written = 'near'): DangerGroup {
  const group = dangerGroups.find((one) => one === written);
  if (group === undefined) throw badRequest(`The group must be one of ${dangerGroups.join(', ')}.`);
  return group;
}

async function readRivals({ db }: GameServices, reading: Reading, ownId: number) {
  const { season } = reading;
  const { squads, config } = await readView(db, reading);
  const others = squads.filter(({ team_id }) => team_id !== ownId).slice(0, mostRivals);
  const ids = others.map(({ team_id }) => team_id);
  const cards = new Map((await listTeams(db, season.id, ids)).map((team) => [team.id, team]));
  const history = await listHistory(db, season.id, ids);
  const teams = others.map((squad) => ({
    ...squad,
    name: cards.get(squad.team_id)?.name ?? `Team ${squad.team_id}`,
    rank: cards.get(squad.team_id)?.rank ?? null,
    before: totalBefore(
      history.filter(({ team_id }) => team_id === squad.team_id),
      season,
    ),
  }));
  return { label: config.label, teams };
}

/** Chips that were not used before the current gameweek, of those that can be played in it. */
function chipsToTry({ rules, current }: Season, history: readonly HistoryRow[]): string[] {
  const gameweek = current?.id ?? 0;
  const before = history.flatMap(({ chip, gameweek: gameweek_id }) =>
    chip === null || gameweek_id >= gameweek ? [] : [{ chip, gameweek_id }],
  );
  const isOpen = ({ from, to }: { from: number; to: number }) => from <= gameweek && gameweek <= to;
  return [
    ...new Set(
      chipsLeft(before, gameweek, rules)
        .filter(isOpen)
        .map(({ chip }) => chip),
    ),
  ];
}

/** Maximum number of rivals; for a large league or the elite the first ones. */
const mostRivals = 50;

const totalBefore = (history: readonly HistoryRow[], { current }: Season): number =>
  history.findLast(({ gameweek }) => gameweek < (current?.id ?? 0))?.total_points ?? 0;

/** Squads of a group without the own one; empty while they are not read. */
async function readGroup(
  services: GameServices,
  reading: Reading,
  facts: TeamFacts,
  id: DangerGroup,
): Promise<DangerGroupFacts> {
  const { season } = reading;
  const others = (squads: readonly SquadRow[]) => squads.filter(({ team_id }) => team_id !== facts.team.id);
  if (id === 'near') {
    const field = liveField(season, await services.samples.find(season));
    return { id, label: 'Managers near my rank', squads: others(nearSquads(season, field, facts)) };
  }
  if (id === 'view') {
    const { squads, config } = await readView(services.db, reading);
    return { id, label: config.label, squads: others(squads) };
  }
  const tier = eliteTiers.find((one) => id === `top_${one}`) ?? eliteTiers[0];
  const leaders = await listLeagueMembers(services.db, season.id, eliteLeague);
  const ids = leaders.slice(0, tier).map(({ team_id }) => team_id);
  const squads = await listSquadsIn(services.db, season.id, season.current?.id ?? 0, ids);
  return { id, label: `Top ${tier}`, squads: others(squads) };
}

function nearSquads(
  season: Season,
  field: LiveField | undefined,
  { result, history }: TeamFacts,
): SquadRow[] {
  if (field === undefined || result === undefined) return [];
  return squadsNear(season, field, field.now.estimate(liveTotal(history, result)).rank);
}
