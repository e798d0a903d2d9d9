import { expect } from '@playwright/test';
import { live, secret, signInAs } from '../support/demo';
import { testOn } from '../support/test';

const test = testOn({ CLOCK: live, SECRET: secret, WEB_VITALS_SHARE: '100' });

test('the speed of a page reaches the admin area by remote and release, and says nothing of the reader', async ({
  page,
  app,
}) => {
  await signInAs(page, app, 'admin');
  await page.goto('/clubs');
  await expect(page.locator('main table').first()).toBeVisible();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/s\/vitals\./.test(name)),
  );
  // The library gets the entries that the browser has buffered.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  const reported = page.waitForRequest(/\/v1\/event\/web_vitals$/);
  // A tab that is hidden, as by switching to another app.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const request = await reported;
  expect(request.headers()).not.toHaveProperty('authorization');
  const { data } = request.postDataJSON() as { data: Record<string, unknown> };
  expect(data).toMatchObject({ remote: 'mf-clubs', lcp: expect.any(Number), ttfb: expect.any(Number) });
  expect(Object.keys(data).toSorted()).toEqual(
    ['cls', 'inp', 'lcp', 'release', 'remote', 'shell', 'ttfb'].filter((name) => name in data),
  );

  await page.goto('/admin/remotes');
  for (const owner of ['mf-clubs', 'shell']) {
    const table = page.getByRole('table', { name: `Web vitals of ${owner}: 75th percentile of four weeks` });
    await expect(table).toBeVisible();
    await expect(table.getByRole('row').nth(1)).toContainText(
      String(data[owner === 'shell' ? 'shell' : 'release']),
    );
  }
  const metrics = await (await fetch(`${app.url}/metrics`)).text();
  expect(metrics).toMatch(/^web_vitals_lcp_p75_seconds\{remote="mf-clubs",release="[^"]+"\} \d/m);
});
