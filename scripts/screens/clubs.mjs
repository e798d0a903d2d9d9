// @ts-check
/** Every page of mf-clubs in every state it can be in, in the order of the contact sheets. */

import { moments } from './moments.mjs';
import { changing, inTurn, press, statesOf, tab } from './steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Screen } from './list.mjs' */

/** @type {readonly { name: string, path: string, calls: string, empty?: (payload: any) => void }[]} */
const pages = [
  {
    name: 'clubs',
    path: '/clubs',
    calls: '**/v1/clubs/index/standings',
    empty: ({ rows }) => rows.forEach((/** @type {any} */ row) => (row.played = 0)),
  },
  {
    name: 'clubs, points',
    path: '/clubs/points',
    calls: '**/v1/clubs/index/points',
    empty: ({ rows }) => rows.forEach((/** @type {any} */ row) => (row.per_match = null)),
  },
  { name: 'clubs, strength', path: '/clubs/strength', calls: '**/v1/clubs/index/strength' },
  {
    name: 'clubs, lineups',
    path: '/clubs/lineups',
    calls: '**/v1/clubs/lineups**',
    empty: (payload) => Object.assign(payload, { kind: 'none', team: { pitch: [[], [], [], []], subs: [] } }),
  },
  { name: 'clubs, season', path: '/clubs/season', calls: '**/v1/clubs/index/season' },
  {
    name: 'club',
    path: '/club/ars',
    calls: '**/v1/club/ars/{overview,squad/**}',
    empty: (payload) => {
      if (payload.injuries) payload.injuries = [];
      if (payload.rows) payload.rows = [];
    },
  },
  {
    name: 'club, fixtures',
    path: '/club/ars/fixtures',
    calls: '**/v1/club/ars/fixtures',
    empty: (payload) => (payload.fixtures = []),
  },
  {
    name: 'club, points',
    path: '/club/ars/points',
    calls: '**/v1/club/ars/points',
    empty: (payload) => (payload.gameweeks = []),
  },
  {
    name: 'club, rivals',
    path: '/club/ars/rivals',
    calls: '**/v1/club/ars/rivals',
    empty: (payload) => (payload.rows = []),
  },
];

/** @param {Page} page */
const toSquad = (page) => page.getByRole('heading', { name: 'Squad' }).scrollIntoViewIfNeeded();
/** Which view the reader's rivals are. @param {'elite' | 'league'} type @returns {(page: Page) => Promise<void>} */
const inView = (type) => (page) =>
  page.route('**/v1/auth/refresh', async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    if (body.state?.fantasy) body.state.fantasy.rivals_config = { id: type, type, label: type };
    await route.fulfill({ response: reply, json: body });
  });

/** @type {readonly Screen[]} */
export const clubsScreens = [
  ...pages.flatMap(statesOf),
  ...['Points', 'GW points', 'Fixture points', 'Transfers', 'Predictions', 'Season'].map((view) => ({
    name: `club, squad, ${view}`,
    account: 'pass',
    path: '/club/ars',
    show: inTurn(toSquad, tab(view)),
  })),
  {
    name: 'club, season chosen',
    account: 'free',
    path: '/club/ars',
    before: changing('**/v1/club/ars/overview', (payload) => (payload.seasons = ['2023-24', '2022-23'])),
  },
  { name: 'club, in capitals', account: 'free', path: '/club/ARS' },
  { name: 'club, unknown', account: 'free', path: '/club/zzz' },
  { name: 'clubs, unknown', account: 'free', path: '/clubs/zzz' },
  { name: 'club, rivals, elite', account: 'free', path: '/club/ars/rivals', before: inView('elite') },
  { name: 'club, rivals, league', account: 'free', path: '/club/ars/rivals', before: inView('league') },
  { name: 'clubs, lineups, next', account: 'free', path: '/clubs/lineups', show: press('Next club') },
  { name: 'clubs, sorted by goals', account: 'free', path: '/clubs?order_by=goal_difference&order=desc' },
  { name: 'clubs, strength sorted', account: 'free', path: '/clubs/strength?order_by=correction&order=desc' },
  // The season's clock only goes on: these come last, in its order.
  ...Object.keys(moments).flatMap((state) =>
    pages.map(({ name, path }) => ({ name: `${name}, ${state}`, account: 'pass', path, state })),
  ),
];
