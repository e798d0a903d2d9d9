import { TouchlineTheme } from '@touchline/design-system';
import { remoteOpener, success, type FakeRoutes, type Reader } from '@touchline/shared/testing';
import { configure } from '@testing-library/react';
import { remote } from '../remote';
import { aList } from './builders';
import { twoRivals } from './pageAnswers';

const { openPage, openWidget } = remoteOpener(remote, { Theme: TouchlineTheme });

// Role queries check visibility of every element of a table, which takes seconds in jsdom. Where visibility
// matters, a test uses `toBeVisible`.
configure({ defaultHidden: true });

/** Opens a page of this remote with two rivals; `answers` replaces replies of the API. */
export const openRivals = (path: string, answers: FakeRoutes = {}, reader?: Reader) =>
  openPage(
    path,
    {
      ...twoRivals,
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
