import type { Page } from '@playwright/test';
import { expectHeadings, headingsOfOthers } from '../support/home';
import type { RunningApp } from '../support/runningApp';
import { ownKeeper, signInAs, releasesTest as test } from '../support/demo';
import { expect } from '../support/test';

interface LoadedFile {
  /** Address without the origin. */
  readonly url: string;
  /** 1 for the document, 2 for files that it names, 3 for requests of those. */
  readonly wave: number;
}

/** Files of the shell and the remotes that a page loads over the network until `isWhole` holds. */
async function loadedCold(
  page: Page,
  app: RunningApp,
  path: string,
  isWhole: () => Promise<void>,
): Promise<LoadedFile[]> {
  // Where data is saved, nothing is fetched for other pages when this one has stood for a while.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.clearBrowserCache');
  const waves = new Map<string, number>();
  const loaded: string[] = [];
  const addressOf = new Map<string, string>();
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    addressOf.set(requestId, request.url);
    const asker = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    if (!waves.has(request.url))
      waves.set(request.url, type === 'Document' ? 1 : (waves.get(asker ?? '') ?? 1) + 1);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = addressOf.get(requestId);
    if (url && encodedDataLength > 0 && /\/[sr]\//.test(url)) loaded.push(url);
  });
  const document = await page.goto(path);
  expect(document?.headers()['content-encoding'], 'the page itself is compressed').toBe('br');
  await isWhole();
  return loaded.map((url) => ({ url: url.replace(app.url, ''), wave: waves.get(url) ?? 0 }));
}

function expectEachOnce(files: readonly LoadedFile[]) {
  expect(files.length).toBeGreaterThan(4);
  const urls = files.map(({ url }) => url);
  expect([...new Set(urls)].sort(), 'a file came twice').toEqual([...urls].sort());
}

function expectTwoWaves(files: readonly LoadedFile[]) {
  expectEachOnce(files);
  expectNoneLate(files);
}

/**
 * The queue of writes, and what watches the page, load once the page is idle, which on a busy machine is before its data has
 * arrived.
 */
const isLoadedWhenIdle = (url: string) => /^\/s\/(waiting|idle)\./.test(url);

function expectNoneLate(files: readonly LoadedFile[]) {
  const late = files.filter(({ url, wave }) => wave > 2 && url.endsWith('.js') && !isLoadedWhenIdle(url));
  expect(late, 'files that were found out about too late').toEqual([]);
}

test(
  '/team loads cold in two waves, each file once, with one copy of every shared library',
  { tag: '@desktop' },
  async ({ page, app }) => {
    await signInAs(page, app, 'free');
    const files = await loadedCold(page, app, '/team', async () => {
      await expect(page.getByText(ownKeeper).first()).toBeVisible();
      // Beside the pitch where there is room for it.
      if ((page.viewportSize()?.width ?? 0) >= 900)
        await expect(page.getByRole('table').first()).toContainText(ownKeeper);
    });
    expectTwoWaves(files);

    const scripts = await Promise.all(
      files
        .filter(({ url }) => url.endsWith('.js'))
        .map(async ({ url }) => ({ url, text: await (await fetch(app.url + url)).text() })),
    );
    // What only the libraries themselves hold: a second file with it would be a second copy.
    for (const mark of ['react.transitional.element', 'Minified Redux error', 'data-emotion'])
      expect(
        scripts.filter(({ text }) => text.includes(mark)).map(({ url }) => url),
        mark,
      ).toEqual([expect.stringContaining('/s/framework.')]);
  },
);

test(
  'Home and a page with a chart load cold in two waves, each file once',
  { tag: '@desktop' },
  async ({ page, app }) => {
    await signInAs(page, app, 'free');
    const home = await loadedCold(page, app, '/', () => expectHeadings(page, ['My team']));
    expectNoneLate(home.filter(({ url }) => /^\/(r\/mf-team|s\/home\.)/.test(url)));
    // The others load when the page is idle, each file once.
    expectEachOnce(
      await loadedCold(page, app, '/', () => expectHeadings(page, ['My team', ...headingsOfOthers])),
    );
    const chart = page.getByRole('button', { name: 'Show as table' });
    expectTwoWaves(await loadedCold(page, app, '/team/points', () => expect(chart.first()).toBeVisible()));
  },
);

test(
  'files with stamped names are kept for a year, and say only what bears on files',
  { tag: '@phone' },
  async ({ page, app }) => {
    await page.goto('/login');
    const [script = ''] = await page.evaluate(() =>
      [...document.scripts].map(({ src }) => src).filter((src) => src.includes('/s/')),
    );
    const { headers } = await fetch(script);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('accept-encoding');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.has('etag')).toBe(false);
    const html = await fetch(app.url);
    for (const ofDocuments of ['x-frame-options', 'referrer-policy', 'cross-origin-opener-policy']) {
      expect(headers.has(ofDocuments), ofDocuments).toBe(false);
      expect(html.headers.has(ofDocuments), ofDocuments).toBe(true);
    }
  },
);

/** Family, weight and width as the theme uses them most. */
const faces = [
  ['Encode Sans', 400, '100%'],
  ['Encode Sans', 450, '88%'],
  ['Encode Sans', 600, '88%'],
  ['Bricolage', 800, '100%'],
] as const;
const variableOf = { 'Encode Sans': 'Encode Sans Variable', Bricolage: 'Bricolage Grotesque Variable' };

test(
  'text is as wide before its fonts have arrived as after, so that nothing moves',
  { tag: '@desktop' },
  async ({ page, app }) => {
    await signInAs(page, app, 'free');
    await page.goto('/team');
    const widthIn = (family: string, weight: number, stretch: string) =>
      page.evaluate(
        async ([font, heavy, wide]) => {
          const text = document.createElement('span');
          text.textContent = 'Gameweek 24: live rank, rivals, fixtures and 1,234 points of the next deadline';
          text.style.cssText = `position:absolute;white-space:nowrap;font:${heavy} 40px '${font}';font-stretch:${wide}`;
          document.body.append(text);
          await document.fonts.load(`${heavy} 40px '${font}'`);
          const { width, height } = text.getBoundingClientRect();
          text.remove();
          return { width, height };
        },
        [family, weight, stretch] as const,
      );
    for (const [family, weight, stretch] of faces) {
      const before = await widthIn(`${family} Fallback`, weight, stretch);
      const after = await widthIn(variableOf[family], weight, stretch);
      expect(Math.abs(before.width / after.width - 1), `${family} ${weight}`).toBeLessThan(0.03);
      expect(Math.abs(before.height - after.height), `${family} ${weight}`).toBeLessThan(2);
    }
  },
);
