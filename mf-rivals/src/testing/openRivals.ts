import { TouchlineTheme } from '@touchline/design-system';
import { remoteOpener, success, type FakeRoutes, type Reader } from '@touchline/shared/testing';
import { configure } from '@testing-library/react';
import { remote } from '../remote';
import {
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
  someChips,
  someTransfers,
} from './builders';

const { openPage, openWidget } = remoteOpener(remote, { Theme: TouchlineTheme });

// Role queries check visibility of every element of a table, which takes seconds in jsdom. Where visibility
// matters, a test uses `toBeVisible`.
configure({ defaultHidden: true });

/** Opens a page of this remote with two rivals; `answers` replaces replies of the API. */
export const openRivals = (path: string, answers: FakeRoutes = {}, reader?: Reader) =>
  openPage(
    path,
    {
      'GET /v1/rivals/list/rivals': success(aList()),
      'GET /v1/rivals/gameweek/': success(aGameweekPage()),
      'GET /v1/rivals/chances/rivals': success(someChances()),
      'GET /v1/rivals/season/': success(aSeason()),
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
      ...answers,
    },
    reader,
  );

/** Opens a widget alone, with two rivals. */
export const openRivalsWidget = (name: string, answers: FakeRoutes = {}, reader?: Reader) =>
  openWidget(
    name,
    {
      'GET /v1/micro/rivals': success({ rivals: { config: aList().config, rows: aList().rows } }),
      ...answers,
    },
    reader,
  );
