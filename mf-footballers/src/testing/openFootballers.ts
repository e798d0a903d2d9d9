import { TouchlineTheme } from '@touchline/design-system';
import { remoteOpener, type FakeRoutes, type Reader } from '@touchline/shared/testing';
import { configure } from '@testing-library/react';
import { remote } from '../remote';
import { fewFootballers } from './pageAnswers';

const { openPage, openWidget } = remoteOpener(remote, { Theme: TouchlineTheme });

// Role queries check visibility of every element of a table, which takes seconds in jsdom. Where visibility
// matters, a test uses `toBeVisible`.
configure({ defaultHidden: true });

/** Opens a page of this remote with a few footballers; `answers` replaces replies of the API. */
export const openFootballers = (path: string, answers: FakeRoutes = {}, reader?: Reader) =>
  openPage(
    path,
    {
      ...fewFootballers,
      ...answers,
    },
    reader,
  );

export { openWidget };
