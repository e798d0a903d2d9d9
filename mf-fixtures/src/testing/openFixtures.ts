import { TouchlineTheme } from '@touchline/design-system';
import { remoteOpener, success, type FakeRoutes, type Reader } from '@touchline/shared/testing';
import { remote } from '../remote';
import { aList, anIndex, anOverview, aTicker } from './builders';

const { openPage, openWidget } = remoteOpener(remote, { Theme: TouchlineTheme });

/** Opens a page of this remote with gameweek 24; `answers` replaces replies of the API. */
export const openFixtures = (path: string, answers: FakeRoutes = {}, reader?: Reader) =>
  openPage(
    path,
    {
      'GET /v1/gameweeks/index': success(anIndex()),
      'GET /v1/gameweeks/season': success(anIndex()),
      'GET /v1/season_ticker/club': success(aTicker()),
      'GET /v1/gameweek/24/overview': success(anOverview()),
      'GET /v1/fixtures/24': success(aList()),
      ...answers,
    },
    reader,
  );

export { openWidget };
