import { TouchlineTheme } from '@touchline/design-system';
import { remoteOpener, type FakeRoutes, type Reader } from '@touchline/shared/testing';
import { remote } from '../remote';
import { leagueOfArsenal } from './pageAnswers';

const { openPage } = remoteOpener(remote, { Theme: TouchlineTheme });

/** Opens a page of this remote; `answers` replaces replies of the API. */
export const openClubs = (path: string, answers: FakeRoutes = {}, reader?: Reader) =>
  openPage(path, { ...leagueOfArsenal, ...answers }, reader);
