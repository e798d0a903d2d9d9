import { PassThrough } from 'node:stream';
import type { ComponentType, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter, Route, Routes } from 'react-router-dom';
import type { RemoteModule } from '../contract/remote';
import { fakeApi } from './fakeApi';
import { testShell } from './renderPage';

/** An address of a route: every parameter is a 1. */
const addressOf = (path: string) => path.replace(/:\w+/g, '1');

function toHtml(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = new PassThrough();
    let html = '';
    output.on('data', (chunk: Buffer) => (html += chunk.toString()));
    output.on('end', () => resolve(html));
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(output), onError: reject });
  });
}

/**
 * Tests that every page of a remote renders without a browser, before its data has loaded: no use of `window`
 * or `document` at module scope or during rendering. For a test file with `@jest-environment node`.
 */
export function claimsOfServer(
  { routes, slices }: RemoteModule,
  Theme: ComponentType<{ children: ReactNode }>,
): void {
  it.each(routes.map((route) => [route.path, route] as const))(
    'renders %s without a browser',
    async (path, { page }) => {
      expect(typeof document).toBe('undefined');
      const { store, Shell } = testShell(fakeApi({}).client);
      const disposals = slices.map(({ saga: _saga, ...slice }) => store.registerSlice(slice));
      const { default: Page } = await page();
      const html = toHtml(
        <Shell>
          <Theme>
            <StaticRouter location={addressOf(path)}>
              <Routes>
                <Route path={path} element={<Page />} />
              </Routes>
            </StaticRouter>
          </Theme>
        </Shell>,
      );
      // An address that redirects renders nothing.
      await expect(html).resolves.toEqual(expect.any(String));
      for (const dispose of disposals) dispose();
    },
  );
}
