import type { BrowserRegistry } from '../services/remotes/registry';
import { aRelease } from '../testing/renderShell';
import { watchLeftBehind } from './leftBehind';

const registry: BrowserRegistry = {
  generation: 1,
  integrity: {},
  remotes: {
    'mf-clubs': { live: aRelease('mf-clubs', ['/clubs']) },
    'mf-fixtures': { live: aRelease('mf-fixtures', ['/fixtures']) },
  },
};
const clubsFile = 'http://localhost/r/mf-clubs/1.0.0-aaaaaaaaaa/ClubsPage.bbbbbbbbbb.js';
const lastOfClubs = function last(this: unknown[]) {
  return this[this.length - 1];
};
const rule = 'main > table { opacity: 0.99 }';

const { fetch, performance } = window;
beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has neither.
  Object.assign(window, {
    navigation: new EventTarget(),
    fetch: jest.fn(async () => ({ text: async () => `x=1;${String(lastOfClubs)};css="${rule}"` })),
    performance: { getEntriesByType: () => [{ name: clubsFile }] },
  });
  window.history.replaceState(null, '', '/clubs');
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(window, { fetch, performance });
  Reflect.deleteProperty(window, 'navigation');
  Reflect.deleteProperty(Array.prototype, 'last');
  document.head.replaceChildren();
});

/** Watches; `goTo` opens an address and waits until the watch has looked. */
function watch() {
  const reported: [remote: string, message: string, stack: string | undefined][] = [];
  watchLeftBehind({
    registry: () => registry,
    report: (remote, { message, stack }) => void reported.push([remote, message, stack]),
  });
  return {
    reported,
    async goTo(path: string) {
      window.history.pushState(null, '', path);
      window.navigation.dispatchEvent(new Event('currententrychange'));
      await jest.advanceTimersByTimeAsync(2000);
    },
  };
}

const change = (last: unknown) =>
  Object.defineProperty(Array.prototype, 'last', { value: last, configurable: true });

function addStyle(text: string) {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style;
}

it('names a remote whose page has changed a built-in, with the place, once', async () => {
  const { reported, goTo } = watch();
  change(lastOfClubs);
  await goTo('/fixtures');
  await goTo('/clubs');
  await goTo('/fixtures');
  expect(reported).toEqual([
    [
      'mf-clubs',
      expect.stringContaining("Array.prototype.last is not the browser's own"),
      `at script (${clubsFile}:1:5)`,
    ],
  ]);
});

it('names a remote whose page has left a style sheet', async () => {
  const { reported, goTo } = watch();
  addStyle(rule);
  await goTo('/fixtures');
  expect(reported).toEqual([['mf-clubs', expect.stringContaining('A style sheet'), expect.anything()]]);
});

it.each<[string, () => void]>([
  ['a built-in that an extension of the browser has changed', () => change(() => 'of an extension')],
  ['a style sheet of an extension', () => addStyle('body { filter: invert(1) hue-rotate(180deg) }')],
  ['styles of the app’s own library', () => addStyle(rule).setAttribute('data-emotion', 'css')],
  ['a page that has changed nothing', () => undefined],
])('names nobody for %s', async (_, happens) => {
  const { reported, goTo } = watch();
  happens();
  await goTo('/fixtures');
  expect(reported).toEqual([]);
});

it('names nobody while the page stays open', async () => {
  const { reported, goTo } = watch();
  change(lastOfClubs);
  await goTo('/clubs?sort=name');
  expect(reported).toEqual([]);
});
