import { expect, hasRecording, signInAsManager, test } from '../support/test';

test.skip(!hasRecording, 'The recorded season is not beside the project, so this was left out.');

// A phone's page: on a wide screen the squad table beside the pitch is loaded after it, a wave later.
test.use({ viewport: { width: 390, height: 844 } });

test('/team on a phone loads cold in two waves, each file once, with one copy of every shared library', async ({
  page,
  app,
}) => {
  await signInAsManager(page, app);
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const depth = new Map<string, number>();
  const loaded: string[] = [];
  const addressOf = new Map<string, string>();
  client.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    addressOf.set(requestId, request.url);
    const asker = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    if (!depth.has(request.url))
      depth.set(request.url, type === 'Document' ? 1 : (depth.get(asker ?? '') ?? 1) + 1);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = addressOf.get(requestId);
    if (url && encodedDataLength > 0 && /\/[sr]\//.test(url)) loaded.push(url.replace(app.url, ''));
  });
  await page.goto('/team');
  await expect(page.getByText('Saliba').first()).toBeVisible();

  expect(loaded.length).toBeGreaterThan(4);
  expect([...new Set(loaded)].sort(), 'a file came twice').toEqual([...loaded].sort());
  const deepest = loaded.filter((url) => (depth.get(app.url + url) ?? 0) > 2 && url.endsWith('.js'));
  expect(deepest, 'files that were found out about too late').toEqual([]);

  const versions = await page.evaluate(() => {
    const { __FEDERATION__: federation } = window as unknown as {
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: Record<string, Record<string, object>> }[] };
    };
    const scope = federation.__INSTANCES__[0]?.shareScopeMap['default'] ?? {};
    return Object.fromEntries(
      Object.entries(scope).map(([name, copies]) => [name, Object.keys(copies).length]),
    );
  });
  for (const name of ['react', 'react-dom', '@emotion/react', '@touchline/shared/store'])
    expect(versions[name]).toBe(1);
  const copies = await Promise.all(
    loaded
      .filter((url) => url.startsWith('/r/') && url.endsWith('.js'))
      .map(async (url) => ({ url, text: await (await fetch(app.url + url)).text() })),
  );
  // What only the libraries themselves hold: a remote that carries one has bundled its own copy.
  for (const mark of ['react.transitional.element', 'combineReducers', 'Minified Redux error'])
    expect(
      copies.filter(({ text }) => text.includes(mark)).map(({ url }) => url),
      mark,
    ).toEqual([]);
});
