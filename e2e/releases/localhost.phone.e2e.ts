import { createServer, type Server } from 'node:http';
import { expectAccessible } from '../support/axe';
import { signInAs, releasesTest as test } from '../support/demo';
import { buildWithPage, entryOf, readBuild, type Build } from '../support/releases';
import { expect } from '../support/test';

const words = 'These are the clubs of my own machine.';

/** A build whose page is one sentence. */
const other = buildWithPage(readBuild('mf-clubs'), '/clubs', `()=>"${words}"`);

/** A developer's server, as `npm run dev -- --for` starts it: the container has one name, and one app may read. */
async function serveBuild(build: Build, app: string): Promise<{ port: number; stop(): Promise<void> }> {
  const server: Server = createServer(({ url = '/' }, reply) => {
    const name = url.slice(1).split('?')[0] ?? '';
    const content = build.get(name === 'remoteEntry.js' ? entryOf(build) : name);
    const headers = { 'content-type': 'text/javascript', 'access-control-allow-origin': app };
    reply.writeHead(content ? 200 : 404, headers).end(content);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

test('staff take a remote from their own machine; nobody else does, and a server that is gone costs nothing', async ({
  page,
  app,
  browser,
  watched,
}) => {
  const developer = await serveBuild(other, app.url);
  const address = `localhost:${developer.port}`;
  // The one other origin; what breaks a policy is still a fault.
  watched.allow(new RegExp(`^asked http://${address}/`));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));

  const reader = await browser.newPage();
  await signInAs(reader, app, 'free');
  await reader.goto(`${app.url}/clubs?preview=mf-clubs@${address}`);
  await expect(reader.getByText('MCI').first()).toBeVisible();
  await expect(reader.getByText(/A link asks to take/)).toBeHidden();
  await reader.close();

  // A link only asks.
  await signInAs(page, app, 'admin');
  await page.goto(`/clubs?preview=mf-clubs@${address}`);
  await expect(page.getByText('MCI').first()).toBeVisible();
  await expect(page.getByText(/^A link asks to take Clubs from http:\/\/localhost:\d+/)).toBeVisible();
  expect(requested.filter((url) => url.startsWith(`http://${address}/`))).toEqual([]);
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page).toHaveURL(`${app.url}/clubs`);
  expect(requested).toContain(`http://${address}/remoteEntry.js`);

  await page.getByRole('button', { name: 'Preview' }).click();
  const overlay = page.getByRole('dialog', { name: 'Releases on this page' });
  const ofClubs = overlay.getByRole('listitem').filter({ hasText: 'mf-clubs' });
  await expect(ofClubs).toContainText('Your machine');
  await expect(ofClubs).toContainText(`http://${address}`);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await ofClubs.getByRole('button', { name: 'Back to live: Clubs' }).click();
  await expect(page.getByText('MCI').first()).toBeVisible();

  await page.goto('/admin/remotes');
  await page.getByRole('button', { name: 'Preview a release' }).click();
  await ofClubs.getByRole('textbox', { name: 'Port of Clubs on localhost' }).fill(String(developer.port));
  await ofClubs.getByRole('button', { name: `Take from there: Clubs from ${address}` }).click();
  await page.waitForURL('/admin/remotes');
  await page.goto('/clubs');
  await expect(page.getByText(words)).toBeVisible();

  await page.goto('/clubs?safe-mode');
  await expect(page.getByText('MCI').first()).toBeVisible();
  await page.goto('/clubs?safe-mode=off');
  await expect(page.getByText('MCI').first()).toBeVisible();

  await page.goto(`/clubs?preview=mf-clubs@${address}`);
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByText(words)).toBeVisible();
  await developer.stop();
  watched.allow(/net::ERR_CONNECTION_REFUSED/);
  watched.allow(new RegExp(`^RemoteFault: Remote mf-clubs: http://${address}/remoteEntry.js did not load`));
  await page.goto('/clubs');
  await expect(page.getByText(`Clubs did not load from http://${address}.`, { exact: false })).toBeVisible();
  await expect(page.getByText('MCI').first()).toBeVisible();
  await page.goto('/fixtures/24');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/clubs');
  await page.getByRole('button', { name: 'Back to live' }).click();
  await expect(page.getByRole('button', { name: /^Preview/ })).toBeHidden();
  await expect(page.getByText('MCI').first()).toBeVisible();
});
