import { success } from '@touchline/shared/testing/storyPages';
import {
  aDanger,
  aHistoryRow,
  aLiveRank,
  aMain,
  aNext,
  anItem,
  anOverview,
  aPlanStart,
  aReview,
  aTable,
  aWhatIf,
  someChances,
  someLineups,
  somePlans,
  somePoints,
} from './builders';

/** What the API answers about a typical team, for stories and tests of the pages. */
export const pageAnswers = {
  'GET /v1/team/overview': success(anOverview()),
  'GET /v1/team/main': success(aMain()),
  'GET /v1/team/next': success(aNext()),
  'GET /v1/planner/start': success(aPlanStart()),
  'GET /v1/plans': success(somePlans()),
  'GET /v1/projections': success({ gameweeks: [], rows: [] }),
  'GET /v1/team/lineups': success(someLineups()),
  'GET /v1/live/rank': success(aLiveRank()),
  'GET /v1/live/danger': success(aDanger()),
  'GET /v1/rivals/chances/stored': success(someChances()),
  'GET /v1/live/what_if': success(aWhatIf()),
  'GET /v1/team/points': success(somePoints()),
  'GET /v1/team/gameweeks': success({ rows: [aHistoryRow()] }),
  'GET /v1/team/review': success(aReview()),
  'GET /v1/team/squad/default': success(aTable('default')),
  'GET /v1/team/squad/predictions': success(aTable('predictions')),
  'GET /v1/timeline/list': success({ items: [anItem()], older: null }),
};
