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

/** Somebody new, who has done nothing yet but sign up. @returns the cookies of a sign-in beside the account */
export async function signUp(app: RunningApp): Promise<Manager & { readonly cookies: readonly string[] }> {
  const account = { email: newEmail(), password: 'a-long-good-phrase-77', username: 'Ronnie' };
  await call(app, 'POST', '/v1/auth/register', { ...account, birthday: '1990-02-28' });
  const { email, password } = account;
  const { cookies, reply } = await call(app, 'POST', '/v1/auth/login', { email, password, remember: true });
  return { ...account, id: reply.user?.id ?? '', cookies };
}

/** Confirms the address and links a rival of `free@touchline.test`. */
async function confirmWithTeam(page: Page, app: RunningApp, { email, password }: Manager): Promise<void> {
  const free = await signInAs(page, app, 'free');
  await page.context().clearCookies();
  const { rival_ids } = await read<{ rival_ids: number[] }>(app, free, '/v1/rivals/state');
  const token = (await call(app, 'POST', '/v1/auth/login', { email, password, remember: true })).reply
    .sessionToken;
  await call(app, 'POST', '/v1/auth/confirm_email', { token: await codeFor(app, email) }, token);
  await call(app, 'PUT', `/v1/onboarding/confirm_team/${rival_ids[0] ?? 0}`, undefined, token);
  await call(app, 'PUT', '/v1/onboarding/finalize', undefined, token);
}

/**
 * Somebody new with a confirmed address and a linked team, for tests that change an account for good. The
 * browser is left signed out.
 */
export async function newManager(page: Page, app: RunningApp): Promise<Manager> {
  const manager = await signUp(app);
  await confirmWithTeam(page, app, manager);
  return manager;
}

/**
 * Signs people up until one of them is somebody, who then confirms the address and links a team.
 *
 * @param isWanted asked with the cookies of a sign-in
 * @returns the last one, and all before
 */
export async function newManagersUntil(
  page: Page,
  app: RunningApp,
  isWanted: (cookies: readonly string[]) => Promise<boolean>,
): Promise<{ readonly found: Manager; readonly others: readonly Manager[] }> {
  const others: Manager[] = [];
  for (;;) {
    const { cookies, ...manager } = await signUp(app);
    if (await isWanted(cookies)) {
      await confirmWithTeam(page, app, manager);
      return { found: manager, others };
    }
    others.push(manager);
  }
}

/** Signs the browser in. Users without rivals see the recommendation once; this one has seen it. */
export async function signIn(page: Page, app: RunningApp, { id, email, password }: Manager): Promise<void> {
  await page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify({ alerts: { rivals_recommended: true } }));
  }, `tl-choices:${id}`);
  const { cookies } = await call(app, 'POST', '/v1/auth/login', { email, password, remember: true });
  await keepCookies(page, app, cookies);
}
