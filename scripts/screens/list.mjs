// @ts-check
/** What `npm run screens` shows, by whose it is. */

import { accountScreens } from './account.mjs';
import { clubsScreens } from './clubs.mjs';
import { fixturesScreens } from './fixtures.mjs';
import { rivalsScreens } from './rivals.mjs';
import { footballersScreens } from './footballers.mjs';
import { shellScreens } from './shell.mjs';
import { teamScreens } from './team.mjs';

/** @import { Page } from '@playwright/test' */
/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} [account] of the demo, or one of `accounts.mjs`; absent for a visitor
 * @property {string} [path]
 * @property {string} [state] the gameweek's state in which it is shown, as in `moments`; LIVE without it
 * @property {'phone' | 'desktop'} [only] where it is not there at the other size
 * @property {boolean} [native] in the phone's shell
 * @property {boolean} [fresh] nothing that is shown once was seen yet
 * @property {(page: Page) => Promise<unknown>} [before] before the page is opened
 * @property {(page: Page, team: string) => Promise<unknown>} [show] given a team that can be linked
 */

/** @type {Readonly<Record<string, readonly Screen[]>>} */
export const screensOf = {
  shell: shellScreens,
  'mf-team': teamScreens,
  'mf-clubs': clubsScreens,
  'mf-fixtures': fixturesScreens,
  'mf-rivals': rivalsScreens,
  'mf-account': accountScreens,
  'mf-footballers': footballersScreens,
};
