import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { recordCalls } from '../support/calls';
import { live, moveClock, read, signInAs } from '../support/demo';
import { escaped } from '../support/escaped';
import { seeAllOfHome } from '../support/home';
import type { RunningApp } from '../support/runningApp';
import { hasRecording, signInAsManager, test as onRecording, testOn } from '../support/test';

/** J2: live points in a gameweek. The clock moves on in it, so the app is its own. */
const onDemo = testOn({ CLOCK: live });

interface Card {
  id: number;
  name: string;
  points: { nominal: number | null; total: number | null };
  pick: { status: { detailed: string }; multiplier: number };
}

interface Main {
  team: { pitch: Card[][]; subs: Card[] };
  explained: { gross: number; provisional_bonus: number; hits: number; nett: number };
}

const main = (app: RunningApp, session: string) => read<Main>(app, session, '/v1/team/main');
const eleven = ({ team }: Main) => team.pitch.flat();
const figure = (page: Page, label: string) => page.locator('dl > div', { hasText: label }).first();

/** The points of the header card: a figure on a wide screen, part of the team's line on a phone. */
const headerPoints = (page: Page) =>
  figure(page, 'GW points').or(page.getByRole('button', { name: /\d pts/, expanded: false }));

/** The button of a card, by the name that its sentence begins with. */
const cardOf = (page: Page, { name }: { name: string }) =>
  page
    .getByRole('region', { name: /^Your team/ })
    .getByRole('button', { name: new RegExp(`^${escaped(name)},`) });
const choose = async (page: Page, metric: string) => {
  await page.getByRole('radio', { name: metric }).click();
  await expect(page.getByRole('radio', { name: metric })).toBeChecked();
};

async function openTeam(page: Page) {
  await page.goto('/team');
  await expect(page.getByRole('list', { name: 'Bench' })).toBeVisible();
}

const seasons = [
  {
    season: 'the demo season',
    test: onDemo,
    signIn: (page: Page, app: RunningApp) => signInAs(page, app, 'free'),
  },
  {
    season: 'the recorded season',
    test: onRecording,
    signIn: async (page: Page, app: RunningApp) => (await signInAsManager(page, app)).session,
  },
] as const;

for (const { season, test, signIn } of seasons)
  test.describe(`on ${season}`, () => {
    test.skip(
      test === onRecording && !hasRecording,
      'The recorded season is not beside the project, so this journey was left out.',
    );

    test('Home and My Team count the same points', { tag: '@phone' }, async ({ page, app }) => {
      const session = await signIn(page, app);
      const { explained, ...squad } = await main(app, session);
      const counted = eleven({ explained, ...squad }).reduce(
        (sum, { points }) => sum + (points.total ?? 0),
        0,
      );
      expect(counted - explained.hits).toBe(explained.nett);

      await page.goto('/');
      await expect(page.getByText('LIVE').first()).toBeVisible();
      await expect(figure(page, 'GW points')).toContainText(String(explained.nett));
      const { left } = await read<{ left: number }>(app, session, '/v1/team/overview');
      await expect(figure(page, 'To play')).toContainText(`${left}/11`);
      await seeAllOfHome(page);
      await expectAccessible(page);

      await page.getByRole('link', { name: 'My Team' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'My team' })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Bench' }).getByRole('listitem')).toHaveCount(4);
      const lines = page.getByRole('region', { name: /^Your team/ }).getByRole('listitem');
      await expect(lines.getByRole('button', { name: / points?\b| played/ })).toHaveCount(15);
      await expect(headerPoints(page)).toContainText(String(explained.nett));
      await expect(
        page
          .getByText(`= ${explained.nett}`)
          .or(page.getByText(/^\d+ points$/))
          .first(),
      ).toBeVisible();
      await expectAccessible(page);
    });

    test('a card shows what its footballer did, and where the points come from', async ({ page, app }) => {
      const session = await signIn(page, app);
      const team = await main(app, session);
      await openTeam(page);
      await choose(page, 'GW points');

      const captain = eleven(team).find(({ pick }) => pick.status.detailed === 'c');
      await expect(cardOf(page, captain ?? { name: 'captain' })).toHaveAccessibleName(/, captain,/);
      await expect(
        cardOf(page, captain ?? { name: 'captain' }).getByText('C', { exact: true }),
      ).toBeVisible();

      const missing = eleven(team).find(({ points }) => points.nominal === null);
      if (missing) await expect(cardOf(page, missing).getByTitle('Not yet played')).toHaveText('–');
      const zero = eleven(team).find(({ points }) => points.total === 0);
      if (zero) await expect(classOf(cardOf(page, zero))).toHaveAttribute('data-points-class', 'zero');

      const best = eleven(team).reduce((one, other) =>
        (other.points.nominal ?? -9) > (one.points.nominal ?? -9) ? other : one,
      );
      await cardOf(page, best).click();
      const sheet = page.getByRole('dialog', { name: best.name });
      await expectPointsToAddUp(sheet, best.points.nominal ?? 0);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(cardOf(page, best)).toBeFocused();
    });

    test('the chosen metric stays', { tag: '@phone' }, async ({ page, app }) => {
      await signIn(page, app);
      const calls = recordCalls(page);
      await openTeam(page);
      await choose(page, 'Total points');
      await expect
        .poll(() => calls.reports('metric_switcher'))
        // While a gameweek runs, its points come first.
        .toEqual([{ metric: 'total_points', old_metric: 'gameweek_points' }]);
      await page.reload();
      await expect(page.getByRole('radio', { name: 'Total points' })).toBeChecked();
    });

    test('refreshing asks once and says when', { tag: '@phone' }, async ({ page, app }) => {
      await signIn(page, app);
      await page.clock.install();
      await openTeam(page);
      const updated = page.getByText(/^Updated/).first();
      const before = await updated.textContent();
      const calls = recordCalls(page);
      await page.clock.setSystemTime(Date.now() + 120_000);
      if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await pullDown(page);
      else await page.getByRole('button', { name: 'Refresh' }).first().click();
      await expect(updated).not.toHaveText(before ?? '');
      expect(calls.countOf('GET /v1/team/main')).toBe(1);
    });
  });

const classOf = (card: Locator) => card.locator('[data-points-class]');

async function expectPointsToAddUp(sheet: Locator, total: number) {
  await expect(sheet.locator('tbody tr').first()).toBeVisible();
  const points = await sheet.locator('tbody td:last-child').allTextContents();
  const numbers = points.map((text) => Number(text.replace('−', '-')));
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.reduce((sum, each) => sum + each, 0)).toBe(total);
  await expect(sheet.locator('tfoot tr').first()).toContainText(String(total));
}

/** A finger that pulls the page down from its top. */
async function pullDown(page: Page) {
  const touch = await page.context().newCDPSession(page);
  const at = (y: number) => [{ x: 180, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(200) });
  for (const y of [230, 260, 290, 320])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

onDemo('the classes of points are superb to 20 and godlike from 21', async ({ page, app }) => {
  const session = await signInAs(page, app, 'free');
  for (const [points, name] of [
    [20, 'superb'],
    [21, 'godlike'],
  ] as const) {
    const found = await findCard(app, session, ({ points: { total } }) => total === points);
    await page.goto('/rivals/rivals');
    await openPopup(page, found.team);
    await page.getByRole('button', { name: new RegExp(`points in gameweek ${found.gameweek}\\b`) }).click();
    const pitch = page.getByRole('region', { name: new RegExp(`in gameweek ${found.gameweek}$`) });
    const card = pitch.getByRole('button', { name: new RegExp(`^${escaped(found.card.name)},`) });
    await expect(classOf(card)).toHaveAttribute('data-points-class', name);
    await expect(classOf(card)).toContainText(String(points));
  }
});

const openPopup = (page: Page, team: string) =>
  page.getByRole('button', { name: team, exact: true }).first().click();

interface Popup {
  team: { name: string };
  pitch: { team: { pitch: Card[][] } };
}

/** The first card among the rivals' squads that is like this. */
async function findCard(app: RunningApp, session: string, isIt: (card: Card) => boolean) {
  const { rival_ids } = await read<{ rival_ids: number[] }>(app, session, '/v1/rivals/state');
  for (let gameweek = 2; gameweek <= 24; gameweek += 1)
    for (const rival of rival_ids) {
      const { team, pitch } = await read<Popup>(app, session, `/v2/team/popup/${rival}/${gameweek}`);
      const card = pitch.team.pitch.flat().find(isIt);
      if (card) return { team: team.name, gameweek, card };
    }
  throw new Error('No rival had such a card.');
}

onDemo.describe('while the match goes on', () => {
  const bonusTime = '2024-01-27T15:40:00Z';
  const later = '2024-01-27T16:40:00Z';

  onDemo(
    'provisional bonus is marked, and a goal comes with one request and one word',
    async ({ page, app }) => {
      await signInAs(page, app, 'free');
      await moveClock(app, bonusTime);
      const session = await signInAs(page, app, 'free');
      await expect
        .poll(async () => (await main(app, session)).explained.provisional_bonus)
        .toBeGreaterThan(0);
      const { explained } = await main(app, session);

      // Without the stream only the poll is left, whose minute the page's clock can skip.
      await page.route('**/v1/stream', (route) => route.fulfill({ status: 404, body: '' }));
      await page.clock.install();
      await page.goto('/');
      await expect(page.getByText(`+${explained.provisional_bonus} bonus`)).toBeVisible();
      await openTeam(page);
      const { gross, provisional_bonus, nett } = explained;
      await expect(
        page.getByText(`${gross} + ${provisional_bonus} provisional bonus = ${nett}`),
      ).toBeVisible();

      await moveClock(app, later);
      await expect.poll(async () => (await main(app, session)).explained.nett).toBeGreaterThan(nett);
      const after = (await main(app, session)).explained.nett;
      const said = await listen(page);
      const calls = recordCalls(page);
      await page.clock.fastForward(60_000);
      await expect(headerPoints(page)).toContainText(String(after));
      await expect.poll(said).toEqual([`Gameweek points ${after}, +${after - nett}`]);
      expect(calls.countOf('GET /v1/team/main')).toBe(1);

      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
        Object.defineProperty(document, 'hidden', { get: () => true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      calls.forget();
      await page.clock.runFor(180_000);
      expect(calls.calls.filter(({ name }) => !name.includes('/event/'))).toEqual([]);
    },
  );
});

/** What is said politely about points from now on. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const regions = new Set<string>();
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [aria-live=polite]')) {
        const text = region.textContent ?? '';
        if (/points/i.test(text) && !regions.has(text)) {
          regions.add(text);
          said.push(text);
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
