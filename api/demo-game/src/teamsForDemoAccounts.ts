import type { LeagueId, TeamId } from '@touchline/shared/domain';

import { anchorGameweek } from './calendar';
import type { DemoLeague, DemoLeagues } from './leagues';
import type { DemoManager } from './managers';
import type { DemoSeason } from './season';

/** Demo accounts with a team; `newcomer` and `unconfirmed` have none. */
const accountsWithTeam = ['free', 'pass', 'full', 'admin', 'banned'] as const;
export type AccountWithTeam = (typeof accountsWithTeam)[number];

export interface DemoAccountTeam {
  readonly account: AccountWithTeam;
  readonly teamId: TeamId;
  /** Suggested rivals, members of the first league. */
  readonly rivalIds: readonly TeamId[];
  /** Private leagues of the team with at most 50 members. */
  readonly leagueIds: readonly LeagueId[];
}

const rivalCounts: Record<AccountWithTeam, number> = { free: 7, pass: 18, full: 10, admin: 5, banned: 0 };
const mostTrackedMembers = 50;

/**
 * A team for each account, of active managers in one large league, so that they meet each other and every
 * page has content.
 */
export function teamsForDemoAccounts(season: DemoSeason, leagues: DemoLeagues): DemoAccountTeam[] {
  const { managers } = season.fantasy;
  const league = meetingLeague(leagues, managers);
  const eager = league.members.flatMap((index) => managers[index] ?? []).filter(isEager);
  return accountsWithTeam.map((account, place) => {
    const own = eager[place];
    if (own === undefined) throw new Error(`League ${league.id} has no team for ${account}.`);
    const others = league.members
      .flatMap((index) => managers[index] ?? [])
      .filter((one) => one !== own && plays(one));
    const start = place * 3;
    const turned = [...others.slice(start), ...others.slice(0, start)];
    return {
      account,
      teamId: own.id,
      rivalIds: turned.slice(0, rivalCounts[account]).map(({ id }) => id),
      leagueIds: leagues
        .of(own.index)
        .filter(isTracked)
        .map(({ id }) => id),
    };
  });
}

const plays = (one: DemoManager): boolean => one.started < anchorGameweek;
const isTracked = (league: DemoLeague): boolean =>
  league.type === 'x' && league.members.length <= mostTrackedMembers;

/** Whether a manager has played since the start, is still active, and has a kit. */
export const isEager = (one: DemoManager): boolean =>
  one.started === 1 && one.quits > 38 && one.kit !== null && one.care > 0.6;

/** The tracked league with the most active managers. */
export function meetingLeague(leagues: DemoLeagues, managers: readonly DemoManager[]): DemoLeague {
  const eagerIn = (league: DemoLeague) =>
    league.members.filter((index) => managers[index] && isEager(managers[index])).length;
  const tracked = leagues.all.filter(isTracked);
  const best = tracked.reduce<DemoLeague | undefined>(
    (top, one) => (top && eagerIn(top) >= eagerIn(one) ? top : one),
    undefined,
  );
  if (best === undefined) throw new Error('There is no private league.');
  return best;
}
