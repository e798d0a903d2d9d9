import type { EpochMs } from '@touchline/shared/domain';
import { findPersonal } from '../../../game/handlers/personal.queries';
import { phaseOf } from '../../../game/season/phase';
import { teamResult, type TeamResult } from '../../../game/reports/teamResult';
import {
  type HistoryRow,
  listHistory,
  listSquadsIn,
  listTeams,
  type StoredTeam,
} from '../../../game/reports/teams.queries';
import type { Season } from '../../../game/season/season';
import type { Services } from '../../../services';
import { hour, lastWhistle, summaryKeeps } from '../alert';
import type { Recipient } from './digest.queries';

type Gameweek = Season['gameweeks'][number];

/** What a digest says of one manager's settled gameweek. */
export interface DigestFacts {
  readonly season: Season;
  readonly gameweek: Gameweek;
  readonly team: string;
  readonly row: HistoryRow;
  /** The last gameweek before it with a rank; undefined in the first one. */
  readonly before: HistoryRow | undefined;
  /** Undefined where the squad is not known. */
  readonly result: TeamResult | undefined;
  readonly rivals: readonly { readonly name: string; readonly net: number }[];
}

/** How long rivals are waited for that were not read since the gameweek was settled. */
const rivalsWait = hour;

/** The gameweek that a digest is due for: the current one, settled, while that is news. */
export function settledGameweek(season: Season, now: EpochMs): Gameweek | undefined {
  const { current } = season;
  if (current?.finished !== true) return undefined;
  return now < lastWhistle(season, current.id) + summaryKeeps ? current : undefined;
}

export const netOf = ({ points, transfers_cost }: HistoryRow): number => points - transfers_cost;

/** Undefined while the team, or a rival, was not read since the gameweek was settled. */
export async function readDigestFacts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  season: Season,
  gameweek: Gameweek,
  { account, team: teamId }: Recipient,
): Promise<DigestFacts | undefined> {
  const { rivals } = await findPersonal(db, account, season.id);
  const teams = await listTeams(db, season.id, [teamId, ...rivals]);
  const team = teams.find(({ id }) => id === teamId);
  if (team === undefined || !isWhole(team, gameweek)) return undefined;
  const completeRivals = teams.filter((one) => one !== team && isWhole(one, gameweek));
  if (completeRivals.length < rivals.length && clock.now() < team.fetched_at + rivalsWait) return undefined;
  const history = await listHistory(db, season.id, [teamId, ...completeRivals.map(({ id }) => id)]);
  const own = history.filter(({ team_id }) => team_id === teamId);
  const row = own.find((one) => one.gameweek === gameweek.id);
  if (row === undefined) return undefined;
  const [squad] = await listSquadsIn(db, season.id, gameweek.id, [teamId]);
  return {
    season,
    gameweek,
    team: team.name,
    row,
    before: own.findLast((one) => one.gameweek < gameweek.id && one.overall_rank !== null),
    result: squad && teamResult(season, squad),
    rivals: completeRivals.flatMap(({ id, name }) => {
      const played = history.find((one) => one.team_id === id && one.gameweek === gameweek.id);
      return played === undefined ? [] : [{ name, net: netOf(played) }];
    }),
  };
}

const isWhole = ({ phase }: StoredTeam, gameweek: Gameweek) => phase === phaseOf(gameweek);
