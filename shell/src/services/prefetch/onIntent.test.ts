import { aRelease } from '../../testing/renderShell';
import { prefetchPage, prefetchWidgets } from './onIntent';
import type { BrowserRegistry } from '../remotes/registry';

const files = Array.from({ length: 7 }, (_, index) => `/r/mf-team/1/${index}.js`);
const registry: BrowserRegistry = {
  generation: 1,
  integrity: { '/r/mf-team/1/0.js': 'sha384-first' },
  remotes: {
    'mf-team': {
      live: { ...aRelease('mf-team', ['/team']), routes: [{ path: '/team', heading: 'My team', files }] },
    },
  },
};
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
const addresses = () => links().map((link) => link.getAttribute('href'));

it('fetches at most five files at once, each once, with the hash of the script that follows', () => {
  prefetchPage(registry, '/team');
  expect(addresses()).toEqual(files.slice(0, 5));
  expect(links()[0]?.integrity).toBe('sha384-first');

  prefetchPage(registry, '/team');
  expect(links()).toHaveLength(5);

  links()[0]?.dispatchEvent(new Event('load'));
  expect(addresses()).toEqual(files.slice(0, 6));
  // A failed one frees its place as well.
  links()[1]?.dispatchEvent(new Event('error'));
  expect(addresses()).toEqual(files);
});

it('fetches nothing for an unknown address', () => {
  const before = links().length;
  prefetchPage(registry, '/nowhere');
  expect(links()).toHaveLength(before);
});

it('fetches the files of the widgets that are about to be drawn', () => {
  for (const link of links()) link.dispatchEvent(new Event('load'));
  const release = aRelease('mf-rivals', []);
  const widgets = [{ name: 'RivalsBox', slot: 'home.rivals', files: ['/r/mf-rivals/1/RivalsBox.js'] }];
  const remotes = { 'mf-rivals': { live: { ...release, widgets } } };
  prefetchWidgets({ ...registry, remotes }, ['home.rivals', 'home.fixtures']);
  expect(addresses().slice(files.length)).toEqual(['/r/mf-rivals/1/RivalsBox.js']);
});
