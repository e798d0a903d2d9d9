import { TouchlineTheme } from '@touchline/design-system';
import { remoteOpener, success, type FakeRoutes, type Reader } from '@touchline/shared/testing';
import { configure } from '@testing-library/react';
import { remote } from '../remote';
import { anIndex, aTopTeams, aTopTransfers, movedMost, someSuggestions, someTransfers } from './builders';

const { openPage, openWidget } = remoteOpener(remote, { Theme: TouchlineTheme });

// Role queries check visibility of every element of a table, which takes seconds in jsdom. Where visibility
// matters, a test uses `toBeVisible`.
configure({ defaultHidden: true });

/** Opens a page of this remote with a few footballers; `answers` replaces replies of the API. */
export const openFootballers = (path: string, answers: FakeRoutes = {}, reader?: Reader) =>
  openPage(
    path,
    {
      'GET /v1/footballers/index/default': success(anIndex()),
      'GET /v1/footballers/suggested/all': success(someSuggestions()),
      'GET /v1/footballers/top_teams/100': success(aTopTeams()),
      'GET /v1/footballers/top_transfers/100': success(aTopTransfers()),
      'GET /v1/transfers/in': success(someTransfers()),
      'GET /v1/micro/transfers': success({ transfers: movedMost() }),
      ...answers,
    },
    reader,
  );

export { openWidget };
