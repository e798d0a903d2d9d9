// @ts-check
/** Every page of mf-fixtures in every state it can be in, in the order of the contact sheets. */

import { moments } from './moments.mjs';
import { changing, end, failing, inTurn, offline, press, statesOf, unanswered } from './steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Screen } from './list.mjs' */

/** What the demo season has at LIVE: a fixture that is over, one in play, one to come. */
const over = 'bur-whu';
const running = 'ars-new';
const toCome = 'mci-che';

const withoutRows = (/** @type {any} */ payload) => Object.assign(payload, { rows: [] });

/** @type {readonly { name: string, path: string, calls: string, empty?: (payload: any) => void }[]} */
const gameweekPages = [
  {
    name: 'gameweek',
    path: '/fixtures/24',
    calls: '**/v1/fixtures/24',
    empty: (payload) => Object.assign(payload, { fixtures: [], postponed: [] }),
  },
  {
    name: 'events',
    path: '/fixtures/24/events',
    calls: '**/v1/fixtures/24/events',
    empty: (payload) => Object.assign(payload, { events: [] }),
  },
  {
    name: 'footballers of the gameweek',
    path: '/fixtures/24/footballers',
    calls: '**/v1/fixtures/24/footballers',
    empty: withoutRows,
  },
  {
    name: 'points of the gameweek',
    path: '/fixtures/24/points',
    calls: '**/v1/fixtures/24/points',
    empty: withoutRows,
  },
  {
    name: 'streaming',
    path: '/fixtures/24/streaming',
    calls: '**/v1/gameweek/24/streaming',
    empty: (payload) => Object.assign(payload, { fixtures: [] }),
  },
  {
    name: 'season ticker',
    path: '/season_ticker',
    calls: '**/v1/season_ticker/club',
    empty: (payload) => payload.rows.forEach((/** @type {any} */ row) => Object.assign(row, { cells: {} })),
  },
];

/** @type {readonly { tab: string, empty?: (payload: any) => void }[]} */
const tabs = [
  { tab: 'overview', empty: (payload) => Object.assign(payload, { moments: [], top: [] }) },
  { tab: 'lineups', empty: (payload) => Object.assign(payload, { kind: 'none' }) },
  { tab: 'rivals', empty: withoutRows },
  { tab: 'comments', empty: (payload) => Object.assign(payload, { comments: [] }) },
  { tab: 'points', empty: withoutRows },
  { tab: 'bonus', empty: withoutRows },
  { tab: 'stats', empty: withoutRows },
];
/** @param {string} pair @param {string} tab */
const pathOf = (pair, tab) => `/fixture/${pair}${tab === 'overview' ? '' : `/${tab}`}`;

/** Neither a day nor a score. @param {any} payload */
const postponed = ({ head }) =>
  Object.assign(head.fixture, {
    kickoff: null,
    started: false,
    active: false,
    finished: false,
    minute: null,
  });
/** The game awarded something else than the rule gives. @param {any} payload */
const differently = (payload) => {
  payload.official = true;
  payload.rows.slice(0, 4).forEach((/** @type {any} */ row, /** @type {number} */ at) => {
    row.official = [3, 0, 2, 1][at];
    row.differs = row.official !== row.provisional;
  });
};
/** @param {any} payload */
const withoutMinutes = (payload) => {
  for (const moment of payload.moments) Object.assign(moment, { minute: null, added: 0 });
};

/** @type {readonly Screen[]} */
export const fixturesScreens = [
  ...gameweekPages.flatMap(statesOf),
  { name: 'season ticker, my squad', account: 'pass', path: '/season_ticker/team?from=20&to=30' },
  { name: 'season ticker, unknown rows', account: 'free', path: '/season_ticker/xyz' },
  { name: 'gameweek, none', account: 'free', path: '/fixtures/39/streaming' },
  ...tabs.flatMap(({ tab, empty }) => {
    const calls = `**/v1/fixture/*/${tab}`;
    return [
      { name: `fixture ${tab}, to come`, account: 'free', path: pathOf(toCome, tab) },
      { name: `fixture ${tab}, in play`, account: 'pass', path: pathOf(running, tab) },
      { name: `fixture ${tab}, over`, account: 'free', path: pathOf(over, tab) },
      { name: `fixture ${tab}, the end`, account: 'pass', path: pathOf(running, tab), show: end },
      {
        name: `fixture ${tab}, waiting`,
        account: 'free',
        path: pathOf(running, tab),
        before: unanswered(calls),
      },
      {
        name: `fixture ${tab}, failed`,
        account: 'free',
        path: pathOf(running, tab),
        before: failing(calls, 500, ''),
      },
      ...(empty
        ? [
            {
              name: `fixture ${tab}, empty`,
              account: 'pass',
              path: pathOf(running, tab),
              before: changing(calls, empty),
            },
          ]
        : []),
      {
        name: `fixture ${tab}, postponed`,
        account: 'pass',
        path: pathOf(toCome, tab),
        before: changing(calls, postponed),
      },
      {
        name: `fixture ${tab}, offline`,
        account: 'pass',
        path: pathOf(running, tab),
        show: offline,
      },
    ];
  }),
  {
    name: 'fixture overview, without minutes',
    account: 'pass',
    path: pathOf(over, 'overview'),
    before: changing('**/v1/fixture/*/overview', withoutMinutes),
  },
  {
    name: 'fixture bonus, different',
    account: 'pass',
    path: pathOf(over, 'bonus'),
    before: changing('**/v1/fixture/*/bonus', differently),
  },
  {
    name: 'fixture comments, new ones',
    account: 'pass',
    path: pathOf(running, 'comments'),
    // A later answer has three more, which wait behind the pill.
    show: inTurn(
      (page) =>
        changing('**/v1/fixture/*/comments', (payload) =>
          payload.comments.unshift(
            ...[1, 2, 3].map((one) => ({ ...payload.comments[0], id: 100_000 + one, text: 'One more.' })),
          ),
        )(page),
      press('Refresh'),
    ),
  },
  { name: 'fixture, unknown', account: 'free', path: '/fixture/ars-xxx' },
  // The season's clock only goes on: these come last, in its order.
  ...Object.keys(moments).flatMap((state) =>
    ['gameweek', 'fixture overview', 'fixture bonus', 'fixture lineups'].map((name) => ({
      name: `${name}, ${state}`,
      account: 'pass',
      path: name === 'gameweek' ? '/fixtures/24' : pathOf(toCome, name.replace('fixture ', '')),
      state,
    })),
  ),
];
