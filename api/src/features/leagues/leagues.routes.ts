import { mostLeagueMembers, paywallTexts } from '@touchline/shared/domain';
import { formatCount } from '@touchline/shared/format';
import { leaguesAll, type LeagueRow } from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import type { TeamLeague } from '../../game/fpl/gameData';
import type { Services } from '../../services';

/** Specification section 7: the classic leagues of the own team. */
export function leagueRoutes(services: Services): void {
  gameRoute(services, leaguesAll, async ({ account, own }) => {
    const { team } = await own();
    const leagues = team.leagues.map((league) => leagueRow(league, account.pass));
    return { payload: { leagues } };
  });
}

/** A league of a team as a list row, with whether it can be opened. */
export function leagueRow(
  { id, name, type, members, rank, last_rank }: TeamLeague,
  pass: boolean,
): LeagueRow {
  const reason = whyUntracked(members, pass);
  const row = { id, name, type, members, rank, last_rank };
  return reason === undefined ? { ...row, trackable: true } : { ...row, trackable: false, reason };
}

/** The API sends a league's first page only: a count of one page and one means "more than a page". */
const countInWords = (members: number) =>
  members === mostLeagueMembers + 1 ? `more than ${mostLeagueMembers}` : formatCount(members);

/** Why a league cannot be the view; undefined when it can. */
export function whyUntracked(members: number | null, pass: boolean): string | undefined {
  if (!pass) return paywallTexts.leagues;
  if (members === null || members <= mostLeagueMembers) return undefined;
  return `This league has ${countInWords(members)} members. Leagues up to ${mostLeagueMembers} can be tracked.`;
}
