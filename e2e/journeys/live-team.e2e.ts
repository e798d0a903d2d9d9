import { expect, type Page } from '@playwright/test';
import { live, moveClock, read, signInAs } from '../support/demo';
import type { RunningApp } from '../support/runningApp';
import { readFigures, readPitch, type ShownCard } from '../support/teamScreen';
import { signInAsManager, testOn } from '../support/test';

/** The demo season in its running gameweek; the clock is stopped, the test sets it, and the event stream notifies the page. */
const test = testOn({ CLOCK: `${live}@0` });
// The number that rolls is one of its claims.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const pitchLabel = 'Your team in gameweek 24';

async function openTeam(page: Page) {
  await page.goto('/team');
  await page.getByRole('radio', { name: 'GW points' }).click();
  await expect(page.getByRole('region', { name: pitchLabel })).toBeVisible();
}

/** Records polite announcements, and whether the number was animated, from now on. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const announced: string[] = [];
    const moved: string[] = [];
    Object.assign(window, { announced, moved });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const status = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
        const news = status?.textContent ?? '';
        if (/points/.test(news)) announced.push(news);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    document.addEventListener('animationstart', ({ target }) => {
      moved.push((target as Element).textContent ?? '');
    });
  });
  return () =>
    page.evaluate(() => {
      const { announced, moved } = window as unknown as { announced: string[]; moved: string[] };
      return { announced: announced.splice(0), moved: moved.splice(0) };
    });
}

/** Visible text of an element, without announcements for screen readers. */
function withoutNews(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  copy.querySelectorAll('[role=status]').forEach((news) => news.remove());
  return copy.textContent ?? '';
}

/** The header card's points: a figure on a wide screen, part of the team's line on a phone. */
async function pointsOf(page: Page): Promise<number> {
  const figure = (await readFigures(page))['GW points'];
  const line = page.getByRole('button', { name: /\d pts/, expanded: false });
  const text = figure ?? (await line.evaluate(withoutNews)).match(/([−\d]+)\s*pts/)?.[1];
  return Number(text?.replace('−', '-'));
}

const numberOn = ({ value }: ShownCard) => Number(value.replace('−', '-').replace(/[^\d-]/g, ''));

const sumOfLineup = async (page: Page) =>
  (await readPitch(page, pitchLabel)).lineup.reduce((sum, card) => sum + numberOn(card), 0);

async function cardsByName(page: Page) {
  const { lineup, bench } = await readPitch(page, pitchLabel);
  return new Map([...lineup, ...bench].map((card) => [card.name, numberOn(card)]));
}

interface Overview {
  readonly explained: { readonly nett: number };
}

/** Advances the clock by ten minutes and waits until the API has other points; undefined if they stay the same. */
async function tenMinutesLater(app: RunningApp, at: number, nettPoints: () => Promise<number>) {
  const before = await nettPoints();
  await moveClock(app, new Date(at).toISOString().replace('.000', ''), 0);
  const hasMoved = expect.poll(nettPoints, { timeout: 5_000 }).not.toBe(before);
  return hasMoved.then(nettPoints, () => undefined);
}

test('a goal arrives: card, sum and header change, the number rolls, and one announcement says it', async ({
  page,
  app,
}) => {
  test.slow();
  const session = await signInAs(page, app, 'pass');
  const nettPoints = async () => (await read<Overview>(app, session, '/v1/team/overview')).explained.nett;
  await openTeam(page);
  const since = await listen(page);
  const scorers: string[] = [];

  for (let minutes = 10; minutes <= 60 && scorers.length === 0; minutes += 10) {
    const before = { points: await pointsOf(page), cards: await cardsByName(page) };
    const points = await tenMinutesLater(app, Date.parse(live) + minutes * 60_000, nettPoints);
    if (points === undefined) continue;

    await expect.poll(() => pointsOf(page), { timeout: 75_000 }).toBe(points);
    await expect.poll(() => sumOfLineup(page), { timeout: 75_000 }).toBe(points);
    const sign = points > before.points ? '+' : '−';
    const { announced, moved } = await since();
    expect(announced).toEqual([`Gameweek points ${points}, ${sign}${Math.abs(points - before.points)}`]);
    expect(moved).toContain(String(points));
    const won = ([name, value]: [string, number]) => value - (before.cards.get(name) ?? 0) >= 3;
    scorers.push(...[...(await cardsByName(page))].filter(won).map(([name]) => name));
  }
  expect(scorers, 'nobody scored within the hour').not.toEqual([]);
});

/** Sunday's second match, before and after its end; a manager has somebody in it who does not play. */
const matchEnds = { teamId: 1792156, before: '2024-01-21T14:50:00Z', after: '2024-01-21T15:20:00Z' };

test(
  'a match ends: who did not play in it is substituted, in the page that is open',
  { tag: '@phone' },
  async ({ page, app }) => {
    test.slow();
    await moveClock(app, matchEnds.before, 0);
    await signInAsManager(page, app, matchEnds.teamId);
    await expect(async () => {
      await openTeam(page);
      await expect(page.getByRole('banner').getByText('LIVE')).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    const preview = page.getByRole('list', { name: 'Automatic substitutions' }).getByRole('listitem');
    const namesOf = (cards: readonly ShownCard[]) => cards.map(({ name }) => name);
    const before = await readPitch(page, pitchLabel);
    await expect(preview).toHaveCount(0);

    await moveClock(app, matchEnds.after, 0);
    await expect(preview).toHaveCount(1, { timeout: 75_000 });
    const [, on = '', off = ''] = /▲ (.+) for ▼ (.+?)(?: ·|$)/.exec(await preview.innerText()) ?? [];
    expect(namesOf(before.bench)).toContain(on);
    expect(namesOf(before.lineup)).toContain(off);
    const after = await readPitch(page, pitchLabel);
    expect(after.lineup.find(({ name }) => name === on)?.said).toContain('comes on');
    expect(after.bench.find(({ name }) => name === off)?.said).toContain('substituted out');
  },
);
