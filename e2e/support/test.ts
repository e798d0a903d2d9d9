import { existsSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { startBalancedApp } from './balancedApp';
import { recordedSeason, startApp, type RunningApp } from './runningApp';

export const hasRecording = existsSync(recordedSeason);

export interface WorkerFixtures {
  /** The whole app, one for all files of a worker that stand on the same season. */
  readonly app: RunningApp;
}

export interface TestFixtures {
  /** Fails the test at its end if the page said an error, or asked another origin. */
  readonly watched: { allow(pattern: RegExp): void };
}

/** What Chromium says of every answer with an error status: the test decides about those by the answer itself. */
const statusEcho = /Failed to load resource: the server responded with a status of/;

/** Two processes behind a balancer, one of which is killed now and then: streams end, and are opened again. */
const { BALANCED_DATABASE: database, BALANCED_HOME: home } = process.env;
const balancedSite = database !== undefined && home !== undefined ? { database, home } : undefined;
const lostConnection = /net::ERR_(INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|EMPTY_RESPONSE)/;

/** Errors of the page, and its requests to other origins, from now on. */
export function watchForFaults(page: Page, app: RunningApp): readonly string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isExpected =
      statusEcho.test(message.text()) || (balancedSite !== undefined && lostConnection.test(message.text()));
    if (message.type() === 'error' && !isExpected) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(app.url) && !url.startsWith('data:') && !url.startsWith('blob:'))
      faults.push(`asked ${url}`);
  });
  return faults;
}

/** Tests on an app of this configuration, each watched for errors and for requests that leave the origin. */
export const testOn = (environment: Record<string, string>) =>
  base.extend<TestFixtures, WorkerFixtures>({
    app: [
      // eslint-disable-next-line no-empty-pattern -- Playwright wants the object pattern
      async ({}, use) => {
        const app = await (balancedSite === undefined
          ? startApp(environment)
          : startBalancedApp(balancedSite, environment));
        await use(app);
        await app.stop();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ app }, use) => use(app.url),
    watched: [
      async ({ page, app }, use) => {
        const faults = watchForFaults(page, app);
        const allowed: RegExp[] = [];
        await use({ allow: (pattern) => void allowed.push(pattern) });
        expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
      },
      { auto: true },
    ],
  });

/** The recorded season, Saturday 10 February 2024, 16:20: four matches running. */
export const test = testOn({ FPL_SOURCE: `replay:${recordedSeason}`, CLOCK: '2024-02-10T16:20:00Z' });
export { expect };

/** Newest mail to an address, from the test controls. */
export async function codeFor(app: RunningApp, email: string): Promise<string> {
  const answer = await fetch(`${app.url}/test/mail?to=${encodeURIComponent(email)}`);
  const mails = (await answer.json()) as { code?: string }[];
  const code = mails[0]?.code;
  if (code === undefined) throw new Error(`No mail with a code went to ${email}.`);
  return code;
}

let newcomers = 0;
export const newEmail = () => `newcomer-${Date.now()}-${(newcomers += 1)}@touchline.test`;

/** A call as the browser would make it; fails where the server refuses. */
export async function call(app: RunningApp, method: string, path: string, body?: object, token?: string) {
  const answer = await fetch(app.url + path, {
    method,
    headers: {
      'x-api-key': 'touchline-web',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const reply = (await answer.json()) as { sessionToken?: string; user?: { id: string }; payload?: unknown };
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(reply)}`);
  return { reply, cookies: answer.headers.getSetCookie() };
}

/**
 * A reader with a linked team, signed in on this page, made by the calls the browser would make.
 * Journeys about signing up do it by hand; all others start here.
 */
export async function signInAsManager(page: Page, app: RunningApp, teamId = 545762) {
  const email = newEmail();
  const password = 'a-long-good-phrase-77';
  await call(app, 'POST', '/v1/auth/register', {
    email,
    password,
    username: 'Ronnie',
    birthday: '1990-02-28',
  });
  const login = await call(app, 'POST', '/v1/auth/login', { email, password, remember: true });
  const token = login.reply.sessionToken;
  await call(app, 'POST', '/v1/auth/confirm_email', { token: await codeFor(app, email) }, token);
  await call(app, 'PUT', `/v1/onboarding/confirm_team/${teamId}`, undefined, token);
  await call(app, 'PUT', '/v1/onboarding/finalize', undefined, token);
  const { cookies, reply } = await call(app, 'POST', '/v1/auth/login', { email, password, remember: true });
  // Users without rivals see the recommendation once; this one has seen it. Their own later choices stay.
  await page.addInitScript((id) => {
    const key = `tl-choices:${id}`;
    if (localStorage.getItem(key) === null)
      localStorage.setItem(key, JSON.stringify({ alerts: { rivals_recommended: true } }));
  }, reply.user?.id);
  await keepCookies(page, app, cookies);
  return { session: reply.sessionToken ?? '', userId: reply.user?.id ?? '' };
}

/** Runs in the page: what the page of the login would have told the server of this window (`tl-screen`). */
function screenOfWindow(): string {
  const matches = (query: string) => Number(matchMedia(query).matches);
  return [
    `${innerWidth}x${innerHeight}`,
    matches('(prefers-reduced-motion: reduce)'),
    matches('(pointer: fine)'),
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ].join('.');
}

/** Puts the cookies of a login into the browser, and the screen's, which the login's page has told by then. */
export async function keepCookies(page: Page, app: RunningApp, cookies: readonly string[]): Promise<void> {
  const screen = encodeURIComponent(await page.evaluate(screenOfWindow));
  await page.context().addCookies(
    [...cookies, `tl-screen=${screen}`].map((cookie) => {
      const [name = '', ...value] = (cookie.split(';')[0] ?? '').split('=');
      return { name, value: value.join('='), url: app.url };
    }),
  );
}
