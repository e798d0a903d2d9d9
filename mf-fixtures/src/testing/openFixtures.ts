import { TouchlineTheme } from '@touchline/design-system';
import { remoteOpener, type FakeRoutes, type Reader } from '@touchline/shared/testing';
import { remote } from '../remote';
import { gameweekAnswers } from './pageAnswers';

const { openPage, openWidget } = remoteOpener(remote, { Theme: TouchlineTheme });

/** Opens a page of this remote with gameweek 24; `answers` replaces replies of the API. */
export const openFixtures = (path: string, answers: FakeRoutes = {}, reader?: Reader) =>
  openPage(
    path,
    {
      ...gameweekAnswers,
      ...answers,
    },
    reader,
  );

export { openWidget };
