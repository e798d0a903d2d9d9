import { success } from '@touchline/shared/testing/storyPages';
import {
  aChanceHistory,
  aComparison,
  aGameweekPage,
  aList,
  aMain,
  aMatrix,
  aPointsPage,
  aPopup,
  aReport,
  aSeason,
  aSquadTable,
  aTemplate,
  someChances,
  someSeasonChances,
  someChips,
  someTransfers,
} from './builders';
import { aH2hLeague, someHeadToHead, someMatchChances } from './h2hBuilders';

/** What it answers with two rivals, in tests of the pages too. */
export const twoRivals = {
  'GET /v1/rivals/list/rivals': success(aList()),
  'GET /v1/rivals/gameweek/': success(aGameweekPage()),
  'GET /v1/rivals/chances/rivals': success(someChances()),
  'GET /v1/rivals/chance_history/rivals': success(aChanceHistory()),
  'GET /v1/leagues/h2h/chances': success(someMatchChances()),
  'GET /v1/rivals/season/': success(aSeason()),
  'GET /v1/rivals/season_chances/rivals': success(someSeasonChances()),
  'GET /v1/rivals/points/total': success(aPointsPage()),
  'GET /v1/rivals/points/gameweek': success(aMatrix()),
  'GET /v1/rivals/points/phase': success(aMatrix({ columns: [{ id: 8, label: 'February' }] })),
  'GET /v1/template_lineups/single/rivals': success(aTemplate()),
  'GET /v1/template_lineups/pitch/rivals': success(aComparison()),
  'GET /v1/templates/squad_tables/rivals/default/0': success(aSquadTable()),
  'GET /v1/templates/squad_tables/team/default/11': success(aSquadTable()),
  'GET /v1/team/main': success(aMain()),
  'GET /v2/team/popup/11': success(aPopup()),
  'GET /v1/templates/rival_pages/rivals/report': success(aReport()),
  'GET /v1/templates/rival_pages/rivals/chips': success(someChips()),
  'GET /v1/templates/rival_pages/rivals/transfers': success(someTransfers()),
};

/** What the API answers with two rivals, with the elite and a league, for stories of the pages. */
export const pageAnswers = {
  ...twoRivals,
  'GET /v1/templates/rival_pages/elite/gameweek': success(aGameweekPage()),
  'GET /v1/templates/rival_pages/elite/points': success(aPointsPage()),
  'GET /v1/templates/rival_pages/elite/points_gameweek': success(aMatrix()),
  'GET /v1/templates/rival_pages/elite/points_phase': success(
    aMatrix({ columns: [{ id: 8, label: 'February' }] }),
  ),
  'GET /v1/templates/rival_pages/elite/season': success(aSeason()),
  'GET /v1/leagues/classic/123/gameweek': success(aGameweekPage()),
  'GET /v1/leagues/classic/123/points': success(aPointsPage()),
  'GET /v1/leagues/classic/123/points_gameweek': success(aMatrix()),
  'GET /v1/leagues/classic/123/points_phase': success(aMatrix({ columns: [{ id: 8, label: 'February' }] })),
  'GET /v1/leagues/classic/123/season': success(aSeason()),
  'GET /v1/rivals/season_chances/elite': success(someSeasonChances()),
  'GET /v1/rivals/season_chances/league/123': success(someSeasonChances()),
  'GET /v1/rivals/chance_history/elite': success(aChanceHistory()),
  'GET /v1/rivals/chance_history/league/123': success(aChanceHistory()),
  'GET /v1/rivals/chances/elite': success(someChances()),
  'GET /v1/rivals/chances/league/123': success(someChances()),
  'GET /v1/leagues/h2h': success(someHeadToHead()),
  'GET /v1/league/h2h/77': success(aH2hLeague()),
};
