// @ts-check
/** Every page of mf-footballers in every state it can be in, in the order of the contact sheets. */

import { changing, end, failing, inTurn, offline, press, statesOf, unanswered } from './steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Screen } from './list.mjs' */

/** A defender of the demo who has played all season; and one who has hardly played. */
const [star, newcomer] = [25, 1];

const lists = [
  { name: 'list', path: '/footballers/list', view: 'default' },
  { name: 'points', path: '/footballers/points', view: 'total_points' },
  { name: 'points by gameweek', path: '/footballers/points/gameweek', view: 'gameweek_points' },
  { name: 'points by fixture', path: '/footballers/points/fixtures', view: 'fixtures_points' },
  { name: 'predictions', path: '/footballers/predictions', view: 'predictions' },
  { name: 'season', path: '/footballers/season', view: 'season_ticker' },
  { name: 'transfers', path: '/footballers/transfers', view: 'gameweek_transfers' },
].map(({ name, path, view }) => ({
  name: `players, ${name}`,
  path,
  calls: `**/v1/footballers/index/${view}**`,
  empty: noRows,
}));

/** @type {readonly { sub: string, empty?: (payload: any) => void }[]} */
const subs = [
  {
    sub: 'default',
    empty: (payload) =>
      payload.gameweeks.forEach((/** @type {any} */ one) => Object.assign(one, { points: null })),
  },
  { sub: 'fixtures', empty: (payload) => Object.assign(payload, { fixtures: [] }) },
  { sub: 'gameweeks', empty: (payload) => Object.assign(payload, { rows: [] }) },
  { sub: 'points', empty: (payload) => Object.assign(payload, { rows: [] }) },
  {
    sub: 'stats',
    empty: (payload) => Object.assign(payload, { minutes: 34, radar: [], per_90: [] }),
  },
  {
    sub: 'predictions',
    empty: (payload) => Object.assign(payload, { locked: undefined, ep_this: null, ep_next: null, rows: [] }),
  },
  { sub: 'rivals', empty: (payload) => Object.assign(payload, { rows: [] }) },
  { sub: 'transfers', empty: (payload) => Object.assign(payload, { rows: [] }) },
  { sub: 'seasons', empty: (payload) => payload.rows.splice(1) },
  {
    sub: 'details',
    empty: (payload) => Object.assign(payload, { badges: [], squad_number: null, news_at: null }),
  },
  {
    sub: 'news',
    empty: (payload) => Object.assign(payload, { items: [] }),
  },
];
const pagesOfOne = subs.map(({ sub, empty }) => ({
  name: `player, ${sub === 'default' ? 'overview' : sub}`,
  path: `/footballer/${star}/${sub === 'default' ? '' : sub}`,
  calls: `**/v1/footballer/*/${sub}{,/**}`,
  empty,
}));

const pages = [
  {
    name: 'players, slider',
    path: '/footballers',
    calls: '**/v1/footballers/suggested/**',
    empty: (/** @type {any} */ payload) => Object.assign(payload, { positions: [], categories: [] }),
  },
  ...lists,
  ...pagesOfOne,
  { name: 'elite picks', path: '/elite_picks', calls: '**/v1/footballers/top_teams/**', empty: noRows },
  {
    name: 'elite transfers',
    path: '/elite_transfers',
    calls: '**/v1/footballers/top_transfers/**',
    empty: noRows,
  },
  { name: 'transfers', path: '/transfers', calls: '**/v1/micro/transfers' },
  { name: 'transfers in', path: '/transfers/in', calls: '**/v1/transfers/in**', empty: noRows },
];

/** @param {any} payload */
function noRows(payload) {
  Object.assign(payload, { rows: [] });
  if (payload.paging) Object.assign(payload.paging, { total: 0, pages: 0, page: 1 });
}

/** @param {number} count @returns {(page: Page) => Promise<void>} */
const tick = (count) => async (page) => {
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  for (let at = 0; at < count; at++)
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .nth(at)
      .check();
};
const openFilters = press(/Filters/);

/** @type {readonly Screen[]} */
export const footballersScreens = [
  ...pages.flatMap(statesOf),
  {
    name: 'players, list, filtered',
    account: 'pass',
    path: '/footballers/list?pos=DEF,MID&club=ars&category=nailed&cost_max=8.5&hide_injured=true',
  },
  {
    name: 'players, list, filters',
    account: 'pass',
    path: '/footballers/list?pos=DEF',
    only: 'phone',
    show: openFilters,
  },
  { name: 'players, list, watchlist empty', account: 'free', path: '/footballers/list?category=watchlist' },
  { name: 'players, list, by form', account: 'pass', path: '/footballers/list?order_by=form&order=desc' },
  { name: 'players, list, by cost', account: 'pass', path: '/footballers/list?order_by=cost&order=desc' },
  { name: 'elite picks, captained', account: 'pass', path: '/elite_picks?order_by=captained&order=desc' },
  { name: 'price watch', account: 'pass', path: '/transfers/nett?order_by=cost_change&order=desc' },
  { name: 'transfers in, page 2', account: 'free', path: '/transfers/in?page=2' },
  { name: 'prices, pass', account: 'pass', path: '/footballers/prices' },
  { name: 'prices, free', account: 'free', path: '/footballers/prices' },
  { name: 'prices, the end', account: 'pass', path: '/footballers/prices', show: end },
  {
    name: 'prices, waiting',
    account: 'free',
    path: '/footballers/prices',
    before: unanswered('**/v1/prices**'),
  },
  {
    name: 'prices, failed',
    account: 'free',
    path: '/footballers/prices',
    before: failing('**/v1/prices**', 500, ''),
  },
  { name: 'compare page', account: 'pass', path: '/footballers/compare?ids=25,1' },
  { name: 'compare page, nobody chosen', account: 'free', path: '/footballers/compare' },
  { name: 'compare, ticks', account: 'pass', path: '/footballers/list', show: tick(2) },
  {
    name: 'compare, side by side',
    account: 'pass',
    path: '/footballers/list',
    show: inTurn(tick(3), press('Show side by side')),
  },
  {
    name: 'compare, side by side, free',
    account: 'free',
    path: '/footballers/list',
    show: inTurn(tick(3), press('Show side by side')),
  },
  { name: 'player, hardly played', account: 'free', path: `/footballer/${newcomer}` },
  { name: 'player, hardly played, stats', account: 'free', path: `/footballer/${newcomer}/stats` },
  {
    name: 'player, left the game',
    account: 'free',
    path: `/footballer/${star}`,
    before: changing('**/v1/footballer/*/default', ({ head }) =>
      Object.assign(head, { status: 'u', chance: 0, news: 'Joined Ajax on loan for the season.', next: [] }),
    ),
  },
  { name: 'player, not found', account: 'free', path: '/footballer/0' },
  {
    name: 'player, offline',
    account: 'pass',
    path: `/footballer/${star}/stats`,
    show: offline,
  },
];
