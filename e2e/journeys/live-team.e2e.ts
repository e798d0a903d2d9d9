import { expect, test as base, type Page } from '@playwright/test';
import { startApp, type RunningApp } from '../support/runningApp';
import { readFigures, readPitch, type ShownCard } from '../support/teamScreen';
import { moveClock, readerOfApi } from '../support/test';

/** The demo season around its running gameweek. The same instant gives the same season, and time stands. */
const kickedOff = Date.parse('2026-01-24T15:00:00Z');

const test = base.extend<object, { app: RunningApp }>({
  app: [
    // eslint-disable-next-line no-empty-pattern -- Playwright wants the object pattern
    async ({}, use) => {
      const app = await startApp({ CLOCK: '2026-01-24T15:00:00Z@0' });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ app }, use) => use(app.url),
});

const pitchLabel = 'Your team in gameweek 24';

const email = 'pass@touchline.test';
const password = 'kick-off-at-three';

async function openTeam(page: Page) {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Login' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.goto('/team');
  await page.getByRole('radio', { name: 'GW points' }).click();
  await expect(page.getByRole('region', { name: pitchLabel })).toBeVisible();
}

/** Writes down what is said politely, and whether the number moved, from now on. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const heard: string[] = [];
    const moved: string[] = [];
    Object.assign(window, { heard, moved });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const status = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
        const news = status?.textContent ?? '';
        if (/points/.test(news)) heard.push(news);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    document.addEventListener('animationstart', ({ target }) => {
      moved.push((target as Element).textContent ?? '');
    });
  });
  return () =>
    page.evaluate(() => {
      const { heard, moved } = window as unknown as { heard: string[]; moved: string[] };
      return { heard: heard.splice(0), moved: moved.splice(0) };
    });
}

const pointsOf = async (page: Page) => Number((await readFigures(page))['GW points']?.replace('−', '-'));
const numberOn = ({ value }: ShownCard) => Number(value.replace('−', '-').replace(/[^\d-]/g, ''));

const sumOfLineup = async (page: Page) =>
  (await readPitch(page, pitchLabel)).lineup.reduce((sum, card) => sum + numberOn(card), 0);

async function cardsByName(page: Page) {
  const { lineup, bench } = await readPitch(page, pitchLabel);
  return new Map([...lineup, ...bench].map((card) => [card.name, numberOn(card)]));
}

/** Lets ten minutes go by and waits until the API tells other points; undefined where they stay the same. */
async function tenMinutesLater(app: RunningApp, at: number, nettPoints: () => Promise<number>) {
  const before = await nettPoints();
  await moveClock(app, new Date(at).toISOString().replace('.000', ''));
  const hasMoved = expect.poll(nettPoints, { timeout: 5_000 }).not.toBe(before);
  return hasMoved.then(nettPoints, () => undefined);
}

test('a goal arrives: card, sum and header change, the number rolls, and one announcement says it', async ({
  page,
  app,
}) => {
  test.slow();
  await openTeam(page);
  const readApi = await readerOfApi(app, email, password);
  const nettPoints = async () =>
    (await readApi<{ explained: { nett: number } }>('/v1/team/overview')).explained.nett;
  const since = await listen(page);
  const scorers: string[] = [];

  for (let minutes = 10; minutes <= 60 && scorers.length === 0; minutes += 10) {
    const before = { points: await pointsOf(page), cards: await cardsByName(page) };
    const points = await tenMinutesLater(app, kickedOff + minutes * 60_000, nettPoints);
    if (points === undefined) continue;

    await expect.poll(() => pointsOf(page), { timeout: 75_000 }).toBe(points);
    await expect.poll(() => sumOfLineup(page), { timeout: 75_000 }).toBe(points);
    const sign = points > before.points ? '+' : '−';
    const { heard, moved } = await since();
    expect(heard).toEqual([`Gameweek points ${points}, ${sign}${Math.abs(points - before.points)}`]);
    expect(moved).toContain(String(points));
    const won = ([name, value]: [string, number]) => value - (before.cards.get(name) ?? 0) >= 3;
    scorers.push(...[...(await cardsByName(page))].filter(won).map(([name]) => name));
  }
  expect(scorers, 'nobody scored within the hour').not.toEqual([]);
});
