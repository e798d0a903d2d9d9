import { asFootballerId, asClubId } from '@touchline/shared/domain';
import { success } from '@touchline/shared/testing/storyPages';
import {
  aBroadcast,
  aFixtureOverview,
  aGameweek,
  aGameweekEvent,
  aList,
  anIndex,
  anOverview,
  aPlayed,
  aSide,
  aTicker,
  someBonus,
  someComments,
  someLineups,
  somePoints,
  someRivals,
  someStats,
} from './builders';

/** What the API answers about gameweek 24, for tests and stories. */
export const gameweekAnswers = {
  'GET /v1/gameweeks/index': success(anIndex()),
  'GET /v1/gameweeks/season': success(anIndex()),
  'GET /v1/season_ticker/club': success(aTicker()),
  'GET /v1/gameweek/24/overview': success(anOverview()),
  'GET /v1/fixtures/24': success(aList()),
};

/** What it answers about West Ham against Arsenal. */
export const fixtureAnswers = {
  'GET /v1/fixture/whu-ars/overview': success(aFixtureOverview()),
  'GET /v1/fixture/whu-ars/lineups': success(someLineups()),
  'GET /v1/fixture/whu-ars/rivals': success(someRivals()),
  'GET /v1/fixture/whu-ars/comments': success(someComments()),
  'GET /v1/fixture/whu-ars/points': success(somePoints()),
  'GET /v1/fixture/whu-ars/bonus': success(someBonus()),
  'GET /v1/fixture/whu-ars/stats': success(someStats()),
};

const gameweek = aGameweek();

/** What it answers in stories of the pages. */
export const pageAnswers = {
  ...gameweekAnswers,
  ...fixtureAnswers,
  'GET /v1/season_ticker/team': success(aTicker({ kind: 'team' })),
  'GET /v1/fixtures/24/events': success({
    gameweek,
    events: [
      aGameweekEvent({ mine: true }),
      aGameweekEvent({ footballer_id: asFootballerId(355), name: 'Haaland' }),
    ],
  }),
  'GET /v1/fixtures/24/footballers': success({
    gameweek,
    rows: [aPlayed(), aPlayed({ id: asFootballerId(355), name: 'Haaland', club_id: asClubId('mci') })],
  }),
  'GET /v1/fixtures/24/points': success({
    gameweek,
    rows: [
      aSide(),
      aSide({ club_id: asClubId('eve'), total: 21, categories: { minutes: 26, goals_conceded: -5 } }),
    ],
  }),
  'GET /v1/gameweek/24/streaming': success({ gameweek, fixtures: [aBroadcast()] }),
};
