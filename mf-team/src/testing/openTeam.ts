import { TouchlineTheme } from '@touchline/design-system';
import { remoteOpener, type FakeRoutes, type Reader } from '@touchline/shared/testing';
import { remote } from '../remote';
import { pageAnswers } from './pageAnswers';

const { openPage, openWidget } = remoteOpener(remote, { Theme: TouchlineTheme, screen: 'phone' });

/** Opens a page of this remote with a typical team; `answers` replaces replies of the API. */
export const openTeam = (path: string, answers: FakeRoutes = {}, reader?: Reader) =>
  openPage(
    path,
    {
      ...pageAnswers,
      ...answers,
    },
    reader,
  );

export { openWidget };
