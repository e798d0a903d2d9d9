// @ts-check
/** Every page of mf-rivals in every state it can be in, in the order of the contact sheets. */

import { moments } from './moments.mjs';
import { changing, end, failing, inTurn, press, unanswered } from './steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Screen } from './list.mjs' */

/** @type {readonly { name: string, x: string, calls: string }[]} */
const pages = [
  { name: 'list', x: '', calls: '**/v1/rivals/list/**' },
  { name: 'gameweek', x: '/gameweek', calls: '**/v1/rivals/gameweek/**' },
  { name: 'lineups', x: '/lineups', calls: '**/v1/template_lineups/**' },
  { name: 'points', x: '/points', calls: '**/v1/rivals/points/**' },
  { name: 'points by gameweek', x: '/points/gameweek', calls: '**/v1/rivals/points/**' },
  { name: 'points by month', x: '/points/phase', calls: '**/v1/rivals/points/**' },
  { name: 'report', x: '/report', calls: '**/v1/templates/rival_pages/**' },
  { name: 'season', x: '/season', calls: '**/v1/rivals/season/**' },
  { name: 'transfers', x: '/transfers', calls: '**/v1/templates/rival_pages/**' },
  { name: 'chips', x: '/chips', calls: '**/v1/templates/rival_pages/**' },
];

/** @param {any} payload */
const onlyMine = (payload) => {
  if (payload.rows) payload.rows = payload.rows.filter((/** @type {any} */ row) => row.mine);
  if ('teams' in payload) payload.teams = 0;
};
/** Me against the first team of the list. @param {Page} page */
async function againstTheFirst(page) {
  const select = page.getByRole('combobox', { name: 'Show' });
  await select.selectOption({ index: 2 });
  await page.waitForTimeout(900);
}

/** @type {readonly Screen[]} */
export const rivalsScreens = [
  ...pages.flatMap(({ name, x, calls }) => [
    { name: `rivals ${name}, free`, account: 'free', path: `/rivals/rivals${x}` },
    { name: `rivals ${name}, pass`, account: 'pass', path: `/rivals/rivals${x}` },
    { name: `rivals ${name}, the end`, account: 'pass', path: `/rivals/rivals${x}`, show: end },
    { name: `rivals ${name}, elite`, account: 'pass', path: `/rivals/elite${x}` },
    { name: `rivals ${name}, elite locked`, account: 'free', path: `/rivals/elite${x}` },
    {
      name: `rivals ${name}, waiting`,
      account: 'free',
      path: `/rivals/rivals${x}`,
      before: unanswered(calls),
    },
    {
      name: `rivals ${name}, failed`,
      account: 'free',
      path: `/rivals/rivals${x}`,
      before: failing(calls, 500, ''),
    },
    {
      name: `rivals ${name}, empty`,
      account: 'free',
      path: `/rivals/rivals${x}`,
      before: changing(calls, onlyMine),
    },
  ]),
  {
    name: 'rivals gameweek, differences',
    account: 'pass',
    path: '/rivals/rivals/gameweek',
    show: press(/^Differences/),
  },
  { name: 'rivals lineups, template', account: 'pass', path: '/rivals/rivals/lineups?vs=me' },
  { name: 'rivals lineups, member', account: 'pass', path: '/rivals/rivals/lineups', show: againstTheFirst },
  {
    name: 'rivals lineups, member the end',
    account: 'pass',
    path: '/rivals/rivals/lineups',
    show: inTurn(againstTheFirst, end),
  },
  { name: 'rivals lineups, no such team', account: 'pass', path: '/rivals/rivals/lineups?vs=999999999' },
  { name: 'rivals season, total', account: 'pass', path: '/rivals/rivals/season?y=total' },
  { name: 'rivals league, locked', account: 'free', path: '/rivals/123' },
  { name: 'rivals league, gone', account: 'pass', path: '/rivals/99999999' },
  { name: 'rivals league, too large', account: 'pass', path: '/rivals/314' },
  { name: 'head to head, pass', account: 'pass', path: '/h2h' },
  { name: 'head to head, free', account: 'free', path: '/h2h' },
  { name: 'head to head, waiting', account: 'pass', path: '/h2h', before: unanswered('**/v1/leagues/h2h') },
  {
    name: 'head to head, failed',
    account: 'pass',
    path: '/h2h',
    before: failing('**/v1/leagues/h2h', 500, ''),
  },
  { name: 'rivals segment of letters', account: 'free', path: '/rivals/xyz' },
  // The season's clock only goes on: these come last, in its order.
  ...Object.keys(moments).flatMap((state) =>
    ['', '/gameweek', '/lineups', '/transfers'].map((x) => ({
      name: `rivals${x.replace('/', ' ')}, ${state}`,
      account: 'pass',
      path: `/rivals/rivals${x}`,
      state,
    })),
  ),
];
