// @ts-check
/** What is done on the way to a screen: presses, fields, answers of the API that a demo does not give by itself. */

/** @import { Page, Route } from '@playwright/test' */
/** @import { Screen } from './list.mjs' */

/** @param {RegExp | string} name @returns {(page: Page) => Promise<void>} */
export const press = (name) => (page) => page.getByRole('button', { name }).first().click();
/** @param {((page: Page) => Promise<unknown>)[]} steps @returns {(page: Page) => Promise<void>} */
export const inTurn =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page);
  };
/** @param {string} label @param {string} text @returns {(page: Page) => Promise<void>} */
export const fill = (label, text) => (page) => page.getByLabel(label, { exact: true }).fill(text);
/** @param {string} name @returns {(page: Page) => Promise<void>} */
export const tab = (name) => (page) => page.getByRole('tab', { name, exact: true }).click();
/** @param {string} metric @returns {(page: Page) => Promise<void>} */
export const metric = (metric) => (page) => page.getByRole('radio', { name: metric }).click();

/** @param {number} status @param {object | string} body @returns {(route: Route) => Promise<void>} */
export const answer = (status, body) => (route) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
/** @param {string} url @param {number} status @param {object | string} body @returns {(page: Page) => Promise<void>} */
export const failing = (url, status, body) => (page) => page.route(url, answer(status, body));

/**
 * The API's own answer with something changed in it.
 *
 * @param {string} url @param {(payload: any) => void} change
 * @returns {(page: Page) => Promise<void>}
 */
export const changing = (url, change) => (page) =>
  page.route(url, async (route) => {
    const reply = await route.fetch();
    const body = await reply.json();
    change(body.payload);
    await route.fulfill({ response: reply, json: body });
  });
/** Never answered. @param {string} url @returns {(page: Page) => Promise<void>} */
export const unanswered = (url) => (page) => page.route(url, () => undefined);

/** @param {Page} page */
export const end = (page) => page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
/** @param {Page} page */
export const offline = (page) => page.context().setOffline(true);

/**
 * A page as each account sees it, and while its calls wait, fail or have nothing to say.
 *
 * @param {{ name: string, path: string, calls: string, empty?: (payload: any) => void }} page
 * @returns {Screen[]}
 */
export const statesOf = ({ name, path, calls, empty }) => [
  { name: `${name}, free`, account: 'free', path },
  { name: `${name}, pass`, account: 'pass', path },
  { name: `${name}, the end`, account: 'pass', path, show: end },
  { name: `${name}, waiting`, account: 'free', path, before: unanswered(calls) },
  { name: `${name}, failed`, account: 'free', path, before: failing(calls, 500, '') },
  ...(empty ? [{ name: `${name}, empty`, account: 'free', path, before: changing(calls, empty) }] : []),
  { name: `${name}, offline`, account: 'pass', path, show: offline },
];
