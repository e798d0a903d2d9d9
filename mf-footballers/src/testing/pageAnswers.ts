import { asFootballerId, asClubId } from '@touchline/shared/domain';
import { success } from '@touchline/shared/testing/storyPages';
import {
  aCompared,
  aFootballer,
  aFootballerPage,
  aHead,
  anIndex,
  aPlayedFixture,
  aTopTeams,
  aTopTransfers,
  aTransferHistory,
  movedMost,
  someDetails,
  someOwners,
  somePredictions,
  somePrices,
  someSeasons,
  someStats,
  someSuggestions,
  someTransfers,
} from './builders';

/** What the API answers about a few footballers, for tests and stories. */
export const fewFootballers = {
  'GET /v1/footballers/index/default': success(anIndex()),
  'GET /v1/footballers/suggested/all': success(someSuggestions()),
  'GET /v1/footballers/top_teams/100': success(aTopTeams()),
  'GET /v1/footballers/top_transfers/100': success(aTopTransfers()),
  'GET /v1/transfers/in': success(someTransfers()),
  'GET /v1/micro/transfers': success({ transfers: movedMost() }),
};

const categories = { goals_scored: { points: 45, count: 9 }, yellow_cards: { points: -3, count: 3 } };
const pointsOf = (view: 'total_points' | 'gameweek_points' | 'fixtures_points') =>
  success(anIndex({ view, rows: [aFootballer({ categories })] }));

/** What it answers in stories of the pages. */
export const pageAnswers = {
  ...fewFootballers,
  'GET /v1/footballers/index/total_points': pointsOf('total_points'),
  'GET /v1/footballers/index/gameweek_points': pointsOf('gameweek_points'),
  'GET /v1/footballers/index/fixtures_points': pointsOf('fixtures_points'),
  'GET /v1/footballers/index/predictions': success(anIndex({ view: 'predictions' })),
  'GET /v1/footballers/index/season_ticker': success(anIndex({ view: 'season_ticker' })),
  'GET /v1/footballers/index/gameweek_transfers': success(anIndex({ view: 'gameweek_transfers' })),
  'GET /v1/micro/footballer_chart_data': success({
    footballers: [
      {
        id: 19,
        name: 'Saka',
        club_id: 'ars',
        position: 'MID',
        cost: 8.8,
        total_points: 148,
        minutes: 1893,
        goals_scored: 9,
        assists: 11,
        creativity: 812.4,
        threat: 901,
        bonus: 18,
        mine: true,
      },
    ],
  }),
  'GET /v1/prices': success(somePrices()),
  'GET /v1/footballers/compare': success({
    gameweeks: [25, 26],
    footballers: [
      aCompared(),
      aCompared({
        head: aHead({
          id: asFootballerId(308),
          name: 'Salah',
          fullname: 'Mohamed Salah',
          club_id: asClubId('liv'),
        }),
      }),
    ],
  }),
  ...Object.fromEntries(
    [250, 500, 1000].flatMap((teams) => [
      [`GET /v1/footballers/top_teams/${teams}`, success(aTopTeams({ teams }))],
      [`GET /v1/footballers/top_transfers/${teams}`, success(aTopTransfers({ teams }))],
    ]),
  ),
  'GET /v1/footballer/19/default': success(aFootballerPage()),
  'GET /v1/footballer/19/fixtures': success({
    head: aHead(),
    fixtures: [{ ...aHead().next[0], score: null, postponed: false }],
  }),
  'GET /v1/footballer/19/gameweeks': success({ head: aHead(), rows: [aPlayedFixture()] }),
  'GET /v1/footballer/19/points': success({
    head: aHead(),
    points: { nominal: 148, total: 161 },
    rows: [
      { category: 'goals_scored', label: 'Goals', count: 9, points: 45 },
      { category: 'yellow_cards', label: 'Yellow cards', count: 3, points: -3 },
    ],
  }),
  'GET /v1/footballer/19/news': success({
    head: aHead(),
    items: [{ at: '2024-02-09T10:00:00Z', text: 'Knock', chance: 75 }],
  }),
  'GET /v1/footballer/19/details': success(someDetails()),
  'GET /v1/footballer/19/predictions': success(somePredictions()),
  'GET /v1/footballer/19/rivals/rivals': success(someOwners()),
  'GET /v1/footballer/19/seasons': success(someSeasons()),
  'GET /v1/footballer/19/stats': success(someStats()),
  'GET /v1/footballer/19/transfers': success(aTransferHistory()),
};
