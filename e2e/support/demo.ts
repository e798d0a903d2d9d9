import type { Page } from '@playwright/test';
import type { RunningApp } from './runningApp';
import { call, keepCookies, testOn } from './test';

/** Moment LIVE: Saturday 20 January 2024, 13:40, two matches of gameweek 24 running. */
export const live = '2024-01-20T13:40:00Z';

/** What this app signs with; known here, so that a test can speak like the built-in checkout. */
export const secret = 'the demo season has no secrets, but signs like others';

/** The demo season at LIVE. The clock may only go on: the season is never read backwards. */
export const test = testOn({ CLOCK: live, SECRET: secret });

/** The same on an app of its own, for tests that publish releases. */
export const releasesTest = testOn({ CLOCK: live, SECRET: secret });

/** The same with pages that the browser renders, as where the server could not: each file says why it needs them. */
export const browserTest = testOn({ CLOCK: live, SECRET: secret, RENDER: 'browser' });

export const demoPassword = 'kick-off-at-three';

export type DemoAccount = 'free' | 'pass' | 'full' | 'unconfirmed' | 'newcomer' | 'admin' | 'banned';

export const emailOf = (account: string) => `${account}@touchline.test`;

/** Name of the keeper in the team of `free@touchline.test` in gameweek 24. */
export const ownKeeper = 'Oostzijl';

/** Signs the browser in as an account of the demo. @returns its session, for calls of the test's own */
export async function signInAs(page: Page, app: RunningApp, account: DemoAccount): Promise<string> {
  const { cookies, reply } = await call(app, 'POST', '/v1/auth/login', {
    email: emailOf(account),
    password: demoPassword,
    remember: true,
  });
  await keepCookies(page, app, cookies);
  return reply.sessionToken ?? '';
}

/** The payload of a call, as the signed-in reader gets it. */
export async function read<Payload>(app: RunningApp, session: string, path: string): Promise<Payload> {
  const { reply } = await call(app, 'GET', path, undefined, session);
  return reply.payload as Payload;
}

/** Moves the app's clock on; it runs at the usual speed unless told otherwise. */
export async function moveClock(app: RunningApp, now: string, rate = 1): Promise<void> {
  const answer = await fetch(`${app.url}/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now, rate }),
  });
  if (!answer.ok) throw new Error(`The clock was not moved: ${await answer.text()}`);
}
