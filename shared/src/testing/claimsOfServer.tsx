import { PassThrough } from 'node:stream';
import type { ComponentType, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
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
 * Every page of a remote renders where there is no browser, before its data has come: nothing of `window` or `document`, at
 * module scope or in a component. For a file of tests with `@jest-environment node`.
 */
export function claimsOfServer(
  { routes, slices }: RemoteModule,
  Theme: ComponentType<{ children: ReactNode }>,
): void {
  it.each(routes.map((route) => [route.path, route] as const))(
    'renders %s without a browser',
    async (path, { page }) => {
      expect(typeof document).toBe('undefined');
      const { store } = testShell(fakeApi({}).client);
      const disposals = slices.map(({ saga: _saga, ...slice }) => store.registerSlice(slice));
      const { default: Page } = await page();
      const html = toHtml(
        <Provider store={store}>
          <Theme>
            <StaticRouter location={addressOf(path)}>
              <Routes>
                <Route path={path} element={<Page />} />
              </Routes>
            </StaticRouter>
          </Theme>
        </Provider>,
      );
      // An address that leads elsewhere renders nothing.
      await expect(html).resolves.toEqual(expect.any(String));
      for (const dispose of disposals) dispose();
    },
  );
}
