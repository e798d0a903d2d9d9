import type { Page } from '@playwright/test';
import { live, moveClock, read } from '../support/demo';
import { startLyingGame, type LyingGame } from '../support/lyingGame';
import { startApp, type RunningApp } from '../support/runningApp';
import { expect, signInAsManager, testOn } from '../support/test';

/** An app that reads an official game over a socket, and a game that lies on request. Two matches of gameweek 24 run. */
const test = testOn({}).extend<object, { game: LyingGame; app: RunningApp }>({
  game: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the object pattern
    async ({}, use) => {
      const game = await startLyingGame(live);
      await use(game);
      game.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  app: [
    async ({ game }, use) => {
      const app = await startApp({
        FPL_SOURCE: 'live',
        FPL_API_BASE: game.apiBase,
        FPL_RATE: '50',
        CLOCK: `${live}@0`,
      });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const minute = 60_000;
const instant = (minutes: number) => new Date(Date.parse(live) + minutes * minute).toISOString();

/** Each lie from this minute of the hour on: the first one often enough that equal answers could be accepted. */
const lies = [
  { from: 10, kind: 'no_footballers', path: 'event/24/live/' },
  { from: 40, kind: 'same_ids', path: 'event/24/live/' },
  { from: 50, kind: 'unknown_club', path: 'fixtures/' },
  { from: 60, kind: 'club_missing', path: 'bootstrap-static/' },
] as const;

const ownPoints = async (app: RunningApp, session: string) =>
  (await read<{ explained: { nett: number } }>(app, session, '/v1/team/main')).explained.nett;
const moments = async (app: RunningApp, session: string) =>
  JSON.stringify(await read<unknown>(app, session, '/v1/timeline/list'));

/** Notes what the page announces, seen or heard, from now on; what is still being loaded is no news. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const announced = new Set<string>();
    Object.assign(window, { announced });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status], [role=alert]'))
        if (textContent && !textContent.startsWith('Loading')) announced.add(textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => [...(window as unknown as { announced: Set<string> }).announced]);
}

test(
  'a game that lies for an hour changes no points and announces nothing; Home says since when it is in doubt',
  { tag: '@phone' },
  async ({ page, app, game }) => {
    const { session } = await signInAsManager(page, app, game.teamId);
    await page.goto('/');
    await expect(page.getByText('LIVE').first()).toBeVisible();
    const [points, before] = [await ownPoints(app, session), await moments(app, session)];
    const shown = page.locator('dl > div', { hasText: 'GW points' }).first();
    await expect(shown).toContainText(String(points));
    const announced = await listen(page);

    const doubt = page.getByText(/The game’s answer is in doubt since 2024-01-20 13:50 UTC/);
    for (let passed = 10; passed <= 60; passed += 10) {
      const next = lies.find(({ from }) => from === passed);
      if (next) await game.lie(next.kind, next.path);
      await moveClock(app, instant(passed), 0);
      await expect(doubt).toBeVisible();
      await expect(page.getByText('seems to be down')).toBeHidden();
      expect(await ownPoints(app, session)).toBe(points);
    }
    await expect(shown).toContainText(String(points));
    expect(await moments(app, session)).toBe(before);
    expect((await announced()).filter((said) => !said.includes('in doubt since'))).toEqual([]);

    await game.tellTheTruth();
    await game.moveClock(instant(61));
    await moveClock(app, instant(61), 0);
    await expect(doubt).toBeHidden();
    const later = await ownPoints(app, session);
    expect(later).not.toBe(points);
    await expect(shown).toContainText(String(later));
  },
);
