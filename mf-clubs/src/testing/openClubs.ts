import { TouchlineTheme } from '@touchline/design-system';
import { remoteOpener, success, type FakeRoutes, type Reader } from '@touchline/shared/testing';
import { remote } from '../remote';
import { aTable } from './builders';

const { openPage } = remoteOpener(remote, { Theme: TouchlineTheme });

/** Opens a page of this remote with a usual league behind it; `answers` replaces what the API says. */
export const openClubs = (path: string, answers: FakeRoutes = {}, reader?: Reader) =>
  openPage(path, { 'GET /v1/clubs/index/standings': success({ rows: aTable() }), ...answers }, reader);
