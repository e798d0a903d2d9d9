import { TouchlineTheme } from '@touchline/design-system';
import { remoteOpener, success, type FakeRoutes, type Reader } from '@touchline/shared/testing';
import { remote } from '../remote';
import { aLeague, aSession } from './builders';

const { openPage } = remoteOpener(remote, { Theme: TouchlineTheme });

/** Opens a page of this remote with one league; `answers` replaces replies of the API. */
export const openAccount = (path: string, answers: FakeRoutes = {}, reader?: Reader) =>
  openPage(
    path,
    {
      'GET /v1/leagues/all': success({ leagues: [aLeague()] }),
      'GET /v1/alerts': success({ public_key: 'BKey', devices: [], digest: false }),
      'GET /v1/auth/sessions': success({ sessions: [aSession({ current: true })] }),
      ...answers,
    },
    reader,
  );
