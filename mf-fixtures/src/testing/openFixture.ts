import { success, type FakeRoutes, type Reader } from '@touchline/shared/testing';
import {
  aFixtureOverview,
  someBonus,
  someComments,
  someLineups,
  somePoints,
  someRivals,
  someStats,
} from './builders';
import { openFixtures } from './openFixtures';

/** Opens a page of West Ham against Arsenal; `answers` replaces replies of the API. */
export const openFixture = (path: string, answers: FakeRoutes = {}, reader?: Reader) =>
  openFixtures(
    path,
    {
      'GET /v1/fixture/whu-ars/overview': success(aFixtureOverview()),
      'GET /v1/fixture/whu-ars/lineups': success(someLineups()),
      'GET /v1/fixture/whu-ars/rivals': success(someRivals()),
      'GET /v1/fixture/whu-ars/comments': success(someComments()),
      'GET /v1/fixture/whu-ars/points': success(somePoints()),
      'GET /v1/fixture/whu-ars/bonus': success(someBonus()),
      'GET /v1/fixture/whu-ars/stats': success(someStats()),
      ...answers,
    },
    reader,
  );

/** The call behind a tab. */
export const callOf = (tab: string) => `GET /v1/fixture/whu-ars/${tab}`;
