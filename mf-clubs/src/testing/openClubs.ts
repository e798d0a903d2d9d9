import { TouchlineTheme } from '@touchline/design-system';
import { remoteOpener, success, type FakeRoutes, type Reader } from '@touchline/shared/testing';
import { remote } from '../remote';
import { aLineup, anOverview, aSquadRow, aTable, someClubPoints, someFixtures, someOwners } from './builders';

const { openPage } = remoteOpener(remote, { Theme: TouchlineTheme });

const squad = (view: string) => [`GET /v1/club/ars/squad/${view}`, success({ view, rows: [aSquadRow()] })];

/** Default replies of the API: a league with Arsenal in it. */
const usual: FakeRoutes = {
  'GET /v1/clubs/index/standings': success({ rows: aTable() }),
  'GET /v1/clubs/lineups': success(aLineup()),
  'GET /v1/club/ars/overview': success(anOverview()),
  'GET /v1/club/ars/fixtures': success({ head: anOverview().head, fixtures: someFixtures() }),
  'GET /v1/club/ars/points': success(someClubPoints()),
  'GET /v1/club/ars/rivals': success(someOwners()),
  ...Object.fromEntries(['default', 'total_points', 'gameweek_points', 'predictions'].map(squad)),
};

/** Opens a page of this remote; `answers` replaces replies of the API. */
export const openClubs = (path: string, answers: FakeRoutes = {}, reader?: Reader) =>
  openPage(path, { ...usual, ...answers }, reader);
