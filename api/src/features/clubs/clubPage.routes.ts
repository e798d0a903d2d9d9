import {
  clubFixtures,
  clubOverview,
  clubPoints,
  clubRivals,
  clubsLineups,
  clubsSeason,
} from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import { readRowReader } from '../../game/handlers/rowReader';
import { freshness, gameNow } from '../../game/handlers/gameServices';
import { readClub } from '../../game/handlers/pathIds';
import { sharedReply } from '../../game/handlers/sharedReply';
import { findFixtureDetail } from '../../game/handlers/sourceDocuments';
import { readNames } from '../../game/handlers/teams';
import { requireOpenView } from '../../game/handlers/viewGroup';
import { route } from '../../platform/http/route';
import type { Services } from '../../services';
import { clubTicker } from '../ticker/ticker';
import { cardReader } from '../projection/readerExpected';
import { readChosenSeason } from './chosenSeason';
import {
  clubFixturesOf,
  clubHead,
  clubLineupOf,
  clubOverviewOf,
  clubPointsOf,
  clubRivalsOf,
  lineupFixture,
} from './clubPage';

/** Specification section 7: one club and its pages, line-ups, the season of all clubs. */
export function clubPageRoutes(services: Services): void {
  const { kit } = services;

  route(kit, clubsSeason, async () => sharedReply(await gameNow(services), 'club ticker', clubTicker));

  gameRoute(services, clubsLineups, async ({ season, reading, query }) => {
    const clubs = season.clubs.map(({ id, name }) => ({ id, name }));
    const club = readClub(season, query.club ?? clubs[0]?.id ?? '');
    const fixture = lineupFixture(season, club.id);
    const detail = fixture && (await findFixtureDetail(services, season, fixture));
    const reader = await cardReader(reading);
    const lineup = clubLineupOf(season, club, reader, { fixture, detail });
    return { payload: { clubs, club_id: club.id, ...lineup } };
  });

  route(kit, clubOverview, async ({ account, params, query }) => {
    const { now, choice } = await readChosenSeason(services, query.season);
    const club = readClub(now.season, params.id);
    const reader = { account_id: account.id, pass: account.pass };
    const parts = clubOverviewOf(now.season, club, reader);
    return { payload: { head: clubHead(now.season, club), ...choice, ...parts }, ...freshness(now) };
  });

  route(kit, clubFixtures, async ({ params, query }) => {
    const { now, choice } = await readChosenSeason(services, query.season);
    const club = readClub(now.season, params.id);
    return sharedReply(now, `fixtures of club ${club.id}`, (season) => ({
      head: clubHead(season, club),
      ...choice,
      fixtures: clubFixturesOf(season, club),
    }));
  });

  route(kit, clubPoints, async ({ params, query }) => {
    const { now, choice } = await readChosenSeason(services, query.season);
    const club = readClub(now.season, params.id);
    return sharedReply(now, `points of club ${club.id}`, (season) => ({
      head: clubHead(season, club),
      ...choice,
      ...clubPointsOf(season, club.id),
    }));
  });

  gameRoute(services, clubRivals, async ({ account, season, reading, viewGroup, params }) => {
    const club = readClub(season, params.id);
    const group = await viewGroup();
    requireOpenView(group, account);
    const { mine } = await readRowReader(services, reading, group);
    const names = await readNames(services, season, group.team_ids);
    const rows = clubRivalsOf(season, club, group.squads, { mine, names });
    return { payload: { head: clubHead(season, club), config: group.config, rows } };
  });
}
