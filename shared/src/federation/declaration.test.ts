import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDeclaration } from './declaration.js';

const pageOf = (chunk: string) => `() => import(/* webpackChunkName: "${chunk}" */ './pages/${chunk}')`;
const aRoute = (more = '') =>
  `{ path: '/sample', title: 'Sample', access: 'user', page: ${pageOf('SamplePage')}, ${more} }`;

interface Parts {
  routes?: string;
  widgets?: string;
  flags?: string;
  more?: string;
}

/** A folder with the `src/remote.ts` and the package of mf-sample. */
function remoteWith({ routes = aRoute(), widgets = '', flags, more = '' }: Parts) {
  const folder = mkdtempSync(join(tmpdir(), 'declaration-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "@touchline/mf-sample" }');
  writeFileSync(
    join(folder, 'src/remote.ts'),
    `import type { RemoteModule } from '@touchline/shared/contract';
     import { userPages } from '@touchline/shared/pages';
     import { sampleQueries } from './state/sample.queries';
     export const remote: RemoteModule = {
       contract: '^4.2 || ^5.0', designSystem: '^4.4', prefixes: ['/sample'],
       routes: [${routes}], widgets: {${widgets}}, slices: [sampleQueries.slice],
       ${flags ? `flags: [${flags}],` : ''}
       ${more}
     };`,
  );
  return folder;
}

it('reads routes and widgets from remote.ts without loading what it imports', () => {
  const folder = remoteWith({
    routes: aRoute("heading: 'Samples', calls: ['/v1/gameweeks/index'], draws: ['pitch']"),
    widgets: `SampleWidget: { slot: 'home.sample', component: ${pageOf('SampleWidget')} }`,
  });
  expect(readDeclaration(folder)).toEqual({
    name: 'mf-sample',
    contract: '^4.2 || ^5.0',
    designSystem: '^4.4',
    prefixes: ['/sample'],
    routes: [
      {
        path: '/sample',
        heading: 'Samples',
        chunk: 'SamplePage',
        calls: ['/v1/gameweeks/index'],
        draws: ['pitch'],
      },
    ],
    widgets: { SampleWidget: { slot: 'home.sample', chunk: 'SampleWidget' } },
  });
});

it('fills in what userPages have in common: everyone in the app sees them, and the server renders them', () => {
  const pages = `{ path: '/sample', title: 'Sample', page: ${pageOf('SamplePage')} },
    { path: '/sample/old', title: 'Old', server: false, page: ${pageOf('OldPage')} }`;
  const folder = remoteWith({ routes: `...userPages([${pages}])` });
  expect(readDeclaration(folder).routes).toEqual([
    { path: '/sample', heading: 'Sample', chunk: 'SamplePage', server: true },
    { path: '/sample/old', heading: 'Old', chunk: 'OldPage' },
  ]);
});

it('leaves a route as it is written where its list has no defaults: the browser renders it', () => {
  expect(readDeclaration(remoteWith({})).routes[0]).not.toHaveProperty('server');
});

it('reads the title, the places and where a widget stands, which are absent where none is declared', () => {
  const folder = remoteWith({
    widgets: `SampleWidget: { slot: 'home.sample', home: { order: 70 }, access: 'pass', component: ${pageOf('SampleWidget')} }`,
    more: "title: 'Samples', places: [{ to: '/sample', label: 'Samples', icon: 'Kit' }]",
  });
  expect(readDeclaration(folder)).toMatchObject({
    title: 'Samples',
    places: [{ to: '/sample', label: 'Samples', icon: 'Kit' }],
    widgets: { SampleWidget: { home: { order: 70 }, access: 'pass' } },
  });
  expect(readDeclaration(remoteWith({}))).not.toHaveProperty('title');
  expect(readDeclaration(remoteWith({}))).not.toHaveProperty('places');
});

it('takes the title for the heading where none is given', () =>
  expect(readDeclaration(remoteWith({})).routes[0]?.heading).toBe('Sample'));

it('reads the flags, which are absent where none is declared', () => {
  const flag = { name: 'sample.new-list', text: 'The new list' };
  expect(readDeclaration(remoteWith({ flags: JSON.stringify(flag) })).flags).toEqual([flag]);
  expect(readDeclaration(remoteWith({}))).not.toHaveProperty('flags');
});

it.each([
  ['a page without a chunk name', { routes: aRoute("page: () => import('./pages/SamplePage')") }, /\/sample/],
  [
    'a place outside the prefixes',
    { more: "places: [{ to: '/other?x=1', label: 'Other', icon: 'Kit' }]" },
    /\/other is outside/,
  ],
  [
    'a place without a label',
    { more: "places: [{ to: '/sample', icon: 'Kit' }]" },
    /\/places\/0 must have required property 'label'/,
  ],
  ['a route outside the prefixes', { routes: aRoute("path: '/other'") }, /\/other is outside/],
  ['a call that is none of the API', { routes: aRoute("calls: ['/v3/x']") }, /\/routes\/0\/calls\/0/],
  [
    'a flag without a text',
    { flags: "{ name: 'sample.new' }" },
    /\/flags\/0 must have required property 'text'/,
  ],
  [
    'a flag that is declared twice',
    { flags: "{ name: 'sample.new', text: 'New' }, { name: 'sample.new', text: 'Old' }" },
    /the flag sample\.new twice/,
  ],
  ['a flag of another remote', { flags: "{ name: 'clubs.new', text: 'New' }" }, /clubs\.new/],
  ['a path that is imported', { routes: aRoute('path: sampleQueries.path') }, /\/routes\/0\/path/],
])('refuses %s', (_, parts, message) => expect(() => readDeclaration(remoteWith(parts))).toThrow(message));
