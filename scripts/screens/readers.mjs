// @ts-check
/** Browser contexts that stay signed in: one sign-in and one warm cache for all screens of an account. */
import { signIn } from './accounts.mjs';

/** @import { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test' */

/**
 * A session's refresh token is exchanged at every load, so that each context has a session of its own: workers that run at
 * the same time each make their own readers.
 *
 * @param {Browser} browser @param {string} url @param {BrowserContextOptions} options
 */
export function makeReaders(browser, url, options) {
  /** @type {Map<string, Promise<{ context: BrowserContext, userId?: string }>>} */
  const readers = new Map();

  /** @param {string} account */
  async function open(account) {
    const context = await browser.newContext(options);
    if (account === '') return { context };
    const { cookies, userId } = await signIn(url, account);
    await context.addCookies(cookies);
    return { context, userId };
  }

  return {
    /**
     * Runs `use` with a new page of this account, or of a visitor. Of earlier screens the page has the session and
     * the HTTP cache, nothing else.
     *
     * @param {string} [account] @param {(page: Page, userId?: string) => Promise<void>} use
     */
    async withPage(account = '', use) {
      const reader = readers.get(account) ?? open(account);
      readers.set(account, reader);
      const { context, userId } = await reader;
      if (!userId) await context.clearCookies();
      const page = await context.newPage();
      try {
        await forgetStored(page, url);
        await use(page, userId);
      } catch (error) {
        // Its session may be lost: the next screen of this account signs in anew.
        readers.delete(account);
        throw error;
      } finally {
        await page.close();
        await context.setOffline(false);
      }
    },
    async close() {
      for (const reader of readers.values()) await (await reader).context.close();
    },
  };
}

/** Choices and the last good payloads of earlier screens. @param {Page} page @param {string} origin */
async function forgetStored(page, origin) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await devtools.detach();
}
