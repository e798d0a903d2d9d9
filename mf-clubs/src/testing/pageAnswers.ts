import { success } from '@touchline/shared/testing/storyPages';
import {
  aLineup,
  anOverview,
  aSquadRow,
  aStrength,
  aTable,
  someClubPoints,
  someFixtures,
  someOwners,
  somePoints,
} from './builders';

const squad = (view: string) => [`GET /v1/club/ars/squad/${view}`, success({ view, rows: [aSquadRow()] })];

/** What the API answers about a league with Arsenal in it, for tests and stories. */
export const leagueOfArsenal = {
  'GET /v1/clubs/index/standings': success({ rows: aTable() }),
  'GET /v1/clubs/lineups': success(aLineup()),
  'GET /v1/club/ars/overview': success(anOverview()),
  'GET /v1/club/ars/fixtures': success({ head: anOverview().head, fixtures: someFixtures() }),
  'GET /v1/club/ars/points': success(someClubPoints()),
  'GET /v1/club/ars/rivals': success(someOwners()),
  ...Object.fromEntries(['default', 'total_points', 'gameweek_points', 'predictions'].map(squad)),
};

const [played, next] = someFixtures().map((fixture) => ({ ...fixture, attack: 2, defence: 3 }));

/** What it answers in stories of the pages. */
export const pageAnswers = {
  ...leagueOfArsenal,
  'GET /v1/clubs/index/points': success({ rows: [somePoints()] }),
  'GET /v1/clubs/index/strength': success({ rows: [aStrength()] }),
  'GET /v1/clubs/index/season': success({
    kind: 'club',
    gameweeks: [14, 25, 26],
    rows: [{ club_id: 'ars', name: 'Arsenal', cells: { '14': [played], '25': [next, next], '26': [] } }],
  }),
};
