import { expectAccessible } from '../support/axe';
import { moveClock, signInAs, test } from '../support/demo';
import { deliver, startPushService, subscribeTo, type PushService } from '../support/pushService';
import { expect } from '../support/test';

/** Alerts on a phone: switched on, tried, and told of a goal while nobody looks. */
test.use({ serviceWorkers: 'allow' });

let push: PushService;
test.beforeEach(async () => void (push = await startPushService()));
test.afterEach(() => push.close());

test('alerts are switched on with one press, tried, and a goal comes while the app is closed', async ({
  page,
  app,
  context,
}) => {
  await subscribeTo(page, context, push);
  await signInAs(page, app, 'free');
  await page.goto('/profile');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: 'Switch on alerts' }).click();
  await expect(page.getByText('Alerts are on for this device.')).toBeVisible();
  const kinds = page.getByRole('list', { name: 'Alerts by kind' });
  await expect(kinds.getByRole('checkbox', { name: 'My players score' })).toBeChecked();
  await kinds.getByRole('checkbox', { name: 'Prices change' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me one now' }).click();
  await expect.poll(() => push.arrived.length).toBe(1);

  await page.reload();
  await expect(kinds.getByRole('checkbox', { name: 'Prices change' })).toBeChecked();
  const before = push.arrived.length;
  await page.goto('about:blank');
  await moveClock(app, '2024-01-20T14:20:00Z');
  await expect.poll(() => push.arrived.length).toBeGreaterThan(before);
});

test('what arrives is shown once for each id', async ({ page, app, context }) => {
  await subscribeTo(page, context, push);
  await signInAs(page, app, 'free');
  await page.goto('/profile');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const message = { id: 'one', title: 'Goal', body: '+10 points for you.', path: '/team', at: 0 };
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, tag }) => `${title} ${tag}`);
    });
  for (const sent of [message, message, { ...message, id: 'two', title: 'Deadline' }])
    await deliver(page, app.url, sent);
  await expect.poll(async () => (await shown()).sort()).toEqual(['Deadline two', 'Goal one']);
});
