import {
  clubFixtures,
  clubOverview,
  clubPoints,
  clubRivals,
  clubsLineups,
  clubsSeason,
} from '@touchline/shared/wire';
import { freshness, gameNow, startReading } from '../../game/handlers/gameServices';
import { readClub } from '../../game/handlers/pathIds';
import { rowReader } from '../../game/handlers/rowReader';
import { sharedReply } from '../../game/handlers/sharedReply';
import { findFixtureDetail } from '../../game/handlers/sourceDocuments';
import { findOwnResult, readNames } from '../../game/handlers/teams';
import { readView, requireOpenView } from '../../game/handlers/viewGroup';
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
  const { kit, db } = services;

  route(kit, clubsSeason, async () => sharedReply(await gameNow(services), 'club ticker', clubTicker));

  route(kit, clubsLineups, async ({ account, query }) => {
    const now = await startReading(services, account);
    const { season } = now;
    const clubs = season.clubs.map(({ id, name }) => ({ id, name }));
    const club = readClub(season, query.club ?? clubs[0]?.id ?? '');
    const fixture = lineupFixture(season, club.id);
    const detail = fixture && (await findFixtureDetail(services, season, fixture));
    const reader = await cardReader(now);
    const lineup = clubLineupOf(season, club, reader, { fixture, detail });
    return { payload: { clubs, club_id: club.id, ...lineup }, ...freshness(now) };
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

  route(kit, clubRivals, async ({ account, params }) => {
    const reading = await startReading(services, account);
    const { season } = reading;
    const club = readClub(season, params.id);
    const group = await readView(db, reading);
    requireOpenView(group, account);
    const { mine } = rowReader(reading, group, await findOwnResult(services, reading));
    const names = await readNames(services, season, group.team_ids);
    const rows = clubRivalsOf(season, club, group.squads, { mine, names });
    const payload = { head: clubHead(season, club), config: group.config, rows };
    return { payload, ...freshness(reading) };
  });
}
