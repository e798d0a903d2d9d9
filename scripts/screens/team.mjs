// @ts-check
/** Every page of mf-team in every state it can be in, in the order of the contact sheets. */

import { moments } from './moments.mjs';
import { changing, failing, inTurn, metric, statesOf, tab } from './steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Screen } from './list.mjs' */

/** @type {readonly { name: string, path: string, calls: string, empty?: (payload: any) => void }[]} */
const pages = [
  {
    name: 'my team',
    path: '/team',
    calls: '**/v1/team/{main,squad/**}',
    empty: ({ team }) => Object.assign(team, { pitch: [[], [], [], []], subs: [] }),
  },
  { name: 'live', path: '/team/live', calls: '**/v1/live/{rank,danger,what_if}' },
  {
    name: 'plan',
    path: '/team/plan',
    calls: '**/v1/{planner/start,plans}',
    empty: (payload) => {
      if (Array.isArray(payload.drafts)) payload.drafts = [];
    },
  },
  { name: 'next', path: '/team/next', calls: '**/v1/team/{next,squad/**}' },
  {
    name: 'lineups',
    path: '/team/lineups',
    calls: '**/v1/team/lineups',
    empty: (payload) => Object.assign(payload, { fixtures: [], blanks: [] }),
  },
  {
    name: 'points',
    path: '/team/points',
    calls: '**/v1/team/{points,gameweeks}',
    empty: (payload) => {
      if (payload.rows) payload.rows = [];
      if (payload.contributions) payload.contributions = [];
    },
  },
  {
    name: 'review',
    path: '/team/review',
    calls: '**/v1/team/review',
    empty: (payload) => Object.assign(payload, { rows: [], sum: null }),
  },
  {
    name: 'timeline',
    path: '/timeline',
    calls: '**/v1/timeline/list**',
    empty: (payload) => Object.assign(payload, { items: [], older: null }),
  },
];

/** The squad's table, which a phone shows in place of the pitch. @param {Page} page */
async function openTable(page) {
  const toggle = page.getByRole('button', { name: 'Table', exact: true });
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('tab', { name: 'List' }).scrollIntoViewIfNeeded();
}

/** @type {readonly Screen[]} */
export const teamScreens = [
  ...pages.flatMap(statesOf),
  ...['List', 'Points', 'GW points', 'Fixture points', 'Transfers', 'Predictions', 'Season'].map((view) => ({
    name: `table, ${view}`,
    account: 'pass',
    path: '/team',
    show: inTurn(openTable, tab(view)),
  })),
  { name: 'table, free', account: 'free', path: '/team', show: openTable },
  {
    name: 'table, failed',
    account: 'pass',
    path: '/team',
    before: failing('**/v1/team/squad/**', 500, ''),
    show: openTable,
  },
  ...['Form', 'Upcoming fixtures', 'GW points', 'Status'].map((name) => ({
    name: `my team by ${name}`,
    account: 'pass',
    path: '/team',
    show: metric(name),
  })),
  { name: 'lineups, starters', account: 'pass', path: '/team/lineups?only=starters' },
  ...['team', 'rivals', 'watchlist', 'prices', 'news'].map((filter) => ({
    name: `timeline, ${filter}`,
    account: 'pass',
    path: `/timeline/${filter}`,
  })),
  { name: 'my team, unknown page', account: 'free', path: '/team/xyz' },
  { name: 'timeline, unknown filter', account: 'free', path: '/timeline/xyz' },
  // The season's clock only goes on: these come last, in its order.
  ...Object.keys(moments).flatMap((state) =>
    pages.map(({ name, path }) => ({ name: `${name}, ${state}`, account: 'pass', path, state })),
  ),
  {
    name: 'next, season finished',
    account: 'free',
    path: '/team/next',
    state: 'locked',
    before: changing('**/v1/team/next', (payload) => Object.assign(payload, { gameweek: null })),
  },
];
