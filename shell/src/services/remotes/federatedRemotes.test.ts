import { designSystemVersion } from '@touchline/design-system/version';
import { contractVersion } from '@touchline/shared/contract/version';
import { eagerModules, lazyModules } from '@touchline/shared/federation/sharedModules.js';
import * as react from 'react';
import { remoteSource } from './federatedRemotes';
import { lazyModuleLoaders } from './lazyModules';
import { allowScripts } from './scriptGuard';
import type { RegisteredRelease } from './registry';

type Scope = Readonly<
  Record<string, Readonly<Record<string, { get(): Promise<() => unknown>; loading: unknown }>>>
>;

const aRelease = (name: string, more: Partial<RegisteredRelease> = {}): RegisteredRelease => ({
  version: '1.0.0',
  base: `/r/${name}/1.0.0/`,
  entry: `/r/${name}/1.0.0/remoteEntry.js`,
  contract: `^${contractVersion}`,
  prefixes: [],
  routes: [],
  widgets: [],
  ...more,
});

let network: MutationObserver | undefined;
afterEach(() => network?.disconnect());

/** Answers every script that is added to the page, in place of the network. */
function answerScripts(answer: (script: HTMLScriptElement) => 'load' | 'error') {
  const requested: string[] = [];
  network = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement) {
        requested.push(node.src.replace('http://localhost', ''));
        node.dispatchEvent(new Event(answer(node)));
      }
  });
  network.observe(document.head, { childList: true });
  return requested;
}

/** Adds a container to the page as a script does, and returns the share scope that the host passed to it. */
function aContainer(name: string, exposed: unknown) {
  const given: { scope?: Scope } = {};
  Reflect.set(window, name, {
    init: (scope: Scope) => void (given.scope = scope),
    get: () => Promise.resolve(() => exposed),
  });
  return given;
}

it('loads a remote’s module by its hash, and gives its container every shared module of the list', async () => {
  allowScripts({ '/r/mf-one/1.0.0/remoteEntry.js': 'sha384-known' });
  const hashes: string[] = [];
  let given: ReturnType<typeof aContainer> = {};
  const requested = answerScripts((script) => {
    hashes.push(script.integrity);
    given = aContainer('mf_one', { remote: 'one' });
    return 'load';
  });
  expect(await remoteSource.load('mf-one', aRelease('mf-one'), 0)).toEqual({ remote: 'one' });
  expect(requested).toEqual(['/r/mf-one/1.0.0/remoteEntry.js']);
  expect(hashes).toEqual(['sha384-known']);

  const { scope = {} } = given;
  expect(Object.keys(scope)).toEqual(expect.arrayContaining([...eagerModules, ...lazyModules]));
  const [version] = Object.keys(scope['react'] ?? {});
  expect(version).toBe(react.version);
  expect((await scope['react']?.[react.version]?.get())?.()).toHaveProperty('useState');
  const football = scope['@touchline/design-system/football']?.[designSystemVersion];
  expect((await football?.get())?.()).toHaveProperty('Kit');
});

it('requests a container that failed once more, at a new address', async () => {
  const requested = answerScripts((script) => {
    if (!script.src.includes('retry')) return 'error';
    aContainer('mf_two', { remote: 'two' });
    return 'load';
  });
  expect(await remoteSource.load('mf-two', aRelease('mf-two'), 0)).toEqual({ remote: 'two' });
  expect(requested).toEqual(['/r/mf-two/1.0.0/remoteEntry.js', '/r/mf-two/1.0.0/remoteEntry.js?retry=1']);
});

it('replaces a release by a later attempt, without the chunks of the one before', async () => {
  Reflect.set(window, 'webpackChunkmf_three', ['chunk of the first']);
  let count = 0;
  answerScripts(() => {
    count += 1;
    aContainer('mf_three', { remote: count });
    return 'load';
  });
  expect(await remoteSource.load('mf-three', aRelease('mf-three'), 0)).toEqual({ remote: 1 });
  expect(await remoteSource.load('mf-three', aRelease('mf-three'), 1)).toEqual({ remote: 2 });
  expect(Reflect.get(window, 'webpackChunkmf_three')).toBeUndefined();
});

it.each([
  [undefined, undefined],
  [{ react: '^19.0.0' }, undefined],
  [{ react: '^18.3.0' }, `react ^18.3.0 (the shell has ${react.version})`],
  [{ lodash: '*' }, 'lodash * (the shell has none)'],
  [{ '@touchline/shared/store': '^4.2.0', '@touchline/design-system/data': '^4.2.0' }, undefined],
  [
    { '@touchline/shared/store': '^3.0.0' },
    `@touchline/shared/store ^3.0.0 (the shell has ${contractVersion})`,
  ],
])(
  'knows before the download whether it has the shared modules that a release requires: %j',
  (requires, unmet) => {
    expect(remoteSource.unmet?.(aRelease('mf-four', requires && { requires }))).toBe(unmet);
  },
);

it('has a loader for every lazy module of the list that remotes build against', () => {
  expect(Object.keys(lazyModuleLoaders).sort()).toEqual([...lazyModules].sort());
});
