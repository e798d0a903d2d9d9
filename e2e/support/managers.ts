import type { Page } from '@playwright/test';
import { read, signInAs } from './demo';
import type { RunningApp } from './runningApp';
import { call, codeFor, keepCookies, newEmail } from './test';

/** An account of the test's own, on the demo season. */
export interface Manager {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly username: string;
}

/**
 * Somebody new with a confirmed address and a linked team, for tests that change an account for good. The
 * browser is left signed out.
 */
export async function newManager(page: Page, app: RunningApp): Promise<Manager> {
  const free = await signInAs(page, app, 'free');
  await page.context().clearCookies();
  const { rival_ids } = await read<{ rival_ids: number[] }>(app, free, '/v1/rivals/state');
  const email = newEmail();
  const password = 'a-long-good-phrase-77';
  const username = 'Ronnie';
  const account = { email, password, username, birthday: '1990-02-28' };
  const token = (await call(app, 'POST', '/v1/auth/register', account)).reply.sessionToken;
  await call(app, 'POST', '/v1/auth/confirm_email', { token: await codeFor(app, email) }, token);
  await call(app, 'PUT', `/v1/onboarding/confirm_team/${rival_ids[0] ?? 0}`, undefined, token);
  await call(app, 'PUT', '/v1/onboarding/finalize', undefined, token);
  const { reply } = await call(app, 'POST', '/v1/auth/login', { email, password, remember: true });
  return { id: reply.user?.id ?? '', email, password, username };
}

/** Signs the browser in. Somebody without rivals is asked about some, once; this reader has seen it. */
export async function signIn(page: Page, app: RunningApp, { id, email, password }: Manager): Promise<void> {
  await page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify({ alerts: { rivals_recommended: true } }));
  }, `tl-choices:${id}`);
  const { cookies } = await call(app, 'POST', '/v1/auth/login', { email, password, remember: true });
  await keepCookies(page, app, cookies);
}
