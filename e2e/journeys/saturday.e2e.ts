import { expect, type Locator, type Page } from '@playwright/test';
import { read, signInAs, test } from '../support/demo';
import { expectHeadings } from '../support/home';
import { call } from '../support/test';

/**
 * A Saturday with matches running: how many taps from Home to what a manager wants to know. A task that needs more taps than
 * here was made harder. The seconds are those of this machine, from the first tap to the answer in sight (docs/saturday.md).
 */

interface Walk {
  readonly page: Page;
  /** Name of a league of the account that can be followed. */
  readonly league: string;
  readonly tap: (what: Locator) => Promise<void>;
}
interface Task {
  readonly name: string;
  readonly most: number;
  readonly walk: (walk: Walk) => Promise<Locator>;
}

/** Long names are cut in menus. */
const startOf = (league: string) => new RegExp(`^${league.slice(0, 15)}`);
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** A place of the navigation: in sight on a wide screen, behind More on a phone. */
async function goTo({ page, tap }: Walk, name: string): Promise<void> {
  const place = page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
  if (!(await place.isVisible())) await tap(page.getByRole('button', { name: 'More' }));
  await tap(link(page, name).first());
}

const tasks: readonly Task[] = [
  {
    name: 'Live points',
    most: 0,
    walk: async ({ page }) => page.getByText('GW points', { exact: true }).first(),
  },
  {
    name: 'Who is left to play',
    most: 0,
    walk: async ({ page }) => page.getByText('To play', { exact: true }).first(),
  },
  {
    name: 'Who is left against a rival',
    most: 1,
    walk: async ({ page, tap }) => {
      const pages = page.getByRole('navigation', { name: 'Pages of the rivals' });
      await tap(pages.getByRole('link', { name: 'Gameweek', exact: true }));
      return page.getByRole('columnheader', { name: /^To come/ });
    },
  },
  {
    name: 'Whether a goal helps me',
    most: 1,
    walk: async ({ page, tap }) => {
      await tap(link(page, 'Match day'));
      return page.getByRole('heading', { name: 'Danger' });
    },
  },
  {
    name: 'One rival',
    most: 2,
    walk: async (walk) => {
      await goTo(walk, 'Rivals');
      await walk.tap(walk.page.locator('tbody').getByRole('button').first());
      return walk.page.getByRole('dialog').getByRole('heading').first();
    },
  },
  {
    name: 'My league',
    most: 3,
    walk: async (walk) => {
      await goTo(walk, 'Rivals');
      await walk.tap(walk.page.getByRole('button', { name: 'Switch view' }));
      const menu = walk.page.getByRole('dialog', { name: 'Rivals view' });
      await walk.tap(menu.getByRole('button', { name: startOf(walk.league) }));
      return walk.page.getByRole('heading', { level: 1, name: startOf(walk.league) });
    },
  },
  {
    name: 'The captain of the elite',
    most: 3,
    walk: async (walk) => {
      await goTo(walk, 'Elite Picks');
      await walk.tap(walk.page.getByRole('button', { name: /^Captained/ }));
      return walk.page
        .getByRole('columnheader', { name: /^Captained/ })
        .and(walk.page.locator('[aria-sort=descending]'));
    },
  },
  {
    name: 'A differential',
    most: 2,
    walk: async (walk) => {
      await walk.tap(walk.page.getByRole('button', { name: /^Show all \d+ categories$/ }));
      await walk.tap(walk.page.getByRole('link', { name: /^Differential/ }));
      return walk.page.getByRole('table').getByRole('row').nth(1);
    },
  },
  {
    name: 'Price movers',
    most: 1,
    walk: async (walk) => {
      await walk.tap(link(walk.page, 'Prices'));
      return walk.page.getByRole('table').getByRole('row').nth(1);
    },
  },
  {
    name: 'Next week',
    most: 2,
    walk: async (walk) => {
      await goTo(walk, 'My Team');
      await walk.tap(link(walk.page, 'Next'));
      return walk.page.getByRole('heading', { name: 'Suggested changes' });
    },
  },
];

/** Each half of the tasks within the time of one test. */
const halves: readonly (readonly [string, (task: Task) => boolean])[] = [
  ['one tap', ({ most }) => most <= 1],
  ['three taps', ({ most }) => most > 1],
];

for (const [reach, isIn] of halves)
  test(`what a manager asks on a Saturday is ${reach} away at most: ${tasks
    .filter(isIn)
    .map(({ name }) => name.toLowerCase())
    .join(', ')}`, async ({ page, app }, { project }) => {
    const session = await signInAs(page, app, 'pass');
    const { leagues } = await read<{ leagues: { name: string; trackable: boolean }[] }>(
      app,
      session,
      '/v1/leagues/all',
    );
    const league = leagues.find(({ trackable }) => trackable)?.name ?? '';
    for (const task of tasks.filter(isIn)) await walkFromHome(task, { page, league, project: project.name });
    await call(app, 'PUT', '/v1/rivals/set_default/rivals', undefined, session);
  });

/** Goes from Home to the answer of a task, and counts the taps. */
async function walkFromHome(
  { name, most, walk }: Task,
  { page, league, project }: Omit<Walk, 'tap'> & { readonly project: string },
) {
  await page.goto('/');
  await expectHeadings(page, ['My team']);
  let taps = 0;
  let first = 0;
  const tap = async (what: Locator) => {
    await what.waitFor();
    first ||= Date.now();
    taps += 1;
    await what.click();
  };
  const answer = await walk({ page, league, tap });
  await expect(answer).toBeVisible();
  const seconds = first === 0 ? 0 : (Date.now() - first) / 1000;
  process.stdout.write(`${project}: ${name}: ${taps} taps, ${seconds.toFixed(1)} s\n`);
  expect(taps, name).toBeLessThanOrEqual(most);
  if (most === 0) await expect(answer, name).toBeInViewport();
}

test(
  "pitch and bench are in sight on a laptop's screen, under the live rank",
  { tag: '@desktop' },
  async ({ page, app }) => {
    await signInAs(page, app, 'full');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/team');
    await expect(page.getByText('Live rank', { exact: true })).toBeInViewport();
    await expect(page.getByRole('list', { name: 'Bench' })).toBeInViewport({ ratio: 1 });
  },
);
