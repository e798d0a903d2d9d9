import { TouchlineTheme } from '@touchline/design-system';
import { remoteOpener, type FakeRoutes, type Reader } from '@touchline/shared/testing';
import { remote } from '../remote';
import { oneLeague } from './pageAnswers';

const { openPage } = remoteOpener(remote, { Theme: TouchlineTheme });

/** Opens a page of this remote with one league; `answers` replaces replies of the API. */
export const openAccount = (path: string, answers: FakeRoutes = {}, reader?: Reader) =>
  openPage(
    path,
    {
      ...oneLeague,
      ...answers,
    },
    reader,
  );
