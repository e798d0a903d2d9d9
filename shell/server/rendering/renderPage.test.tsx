import type { ClientCall } from '@touchline/shared/api';
import { useShell, useUser, type RemoteModule, type Shell } from '@touchline/shared/contract';
import { lastValue } from '@touchline/shared/remote-data';
import { createQueries } from '@touchline/shared/queries';
import { aContent, aFantasyState, aUser } from '@touchline/shared/testing/builders';
import { lazy } from 'react';
import { createRenderMemory, renderPage } from '../../src/app/rendering/renderPage';
import type { RenderJob } from '../../src/app/rendering/rendered';

const memory = createRenderMemory();
const render = (job: RenderJob, modules: Parameters<typeof renderPage>[1]) =>
  renderPage(job, modules, memory);

type Names = { success: boolean; payload: { names: string[] } };
type NamesCall = ClientCall<{ reply: unknown }>;
const namesCall = {
  method: 'GET',
  path: '/v1/names',
  reply: {
    type: 'object',
    required: ['payload'],
    properties: {
      payload: {
        type: 'object',
        required: ['names'],
        properties: { names: { type: 'array', items: { type: 'string' } } },
      },
    },
  },
} as const satisfies NamesCall;

const queries = createQueries('sample', (api) => ({
  names: async () => ((await api.call(namesCall)) as unknown as Names).payload.names,
}));

function NamesPage() {
  const { data } = queries.useQuery({ name: 'names' }, 'calm');
  const user = useUser();
  return (
    <>
      <h1>{user?.username}</h1>
      <ul>{lastValue(data)?.map((name) => <li key={name}>{name}</li>) ?? <li>waiting</li>}</ul>
    </>
  );
}

const sample = (Page: () => React.ReactNode = NamesPage): RemoteModule => ({
  contract: '^4.2.0',
  prefixes: ['/sample'],
  routes: [{ path: '/sample', title: 'Sample', access: 'user', page: async () => ({ default: Page }) }],
  widgets: {},
  slices: [queries.slice],
});

const answered = (...names: string[]) => ({
  '/v1/names': { status: 200, body: { success: true, payload: { names } } },
});

function jobFor(username: string, answers: RenderJob['answers'], width = 390): RenderJob {
  const live = {
    version: '1.0.0',
    base: '/r/mf-sample/1.0.0/',
    entry: '/r/mf-sample/1.0.0/remoteEntry.js',
    contract: '^4.2.0',
    prefixes: ['/sample'],
    routes: [{ path: '/sample', heading: 'Sample', files: [] }],
    widgets: [],
  };
  return {
    boot: {
      build: { id: 'build-1', version: '1.0' },
      apiBase: '',
      apiKey: 'test',
      clock: { now: '2024-02-10T16:20:00Z', rate: 1 },
      session: { user: aUser({ username }), sessionToken: 'test-session' },
      state: aFantasyState(),
      content: aContent(),
      registry: { generation: 1, remotes: { 'mf-sample': { live } }, integrity: {} },
      serviceWorker: false,
    },
    address: '/sample',
    screen: { width, isCalm: false, zone: 'Europe/London' },
    answers,
    draws: [],
    remotes: ['mf-sample'],
  };
}

it('renders a page with the data of its first calls, and lists the requests that were answered', async () => {
  const { html, styles, rendered } = await render(jobFor('Ronnie', answered('Arsenal')), {
    'mf-sample': sample(),
  });
  expect(html).toContain('<li>Arsenal</li>');
  expect(html).not.toContain('<script');
  expect(rendered.requests).toEqual([{ type: 'sample/requested', payload: { name: 'names' } }]);
  expect(styles.map(({ css }) => css).join('')).toContain('--tl-palette');
});

it('loads what only a component requests that the data of another request draws', async () => {
  const Nested = () => {
    const { data } = queries.useQuery({ name: 'names' }, 'calm');
    return lastValue(data) ? <MoreNames /> : null;
  };
  const modules = { 'mf-sample': { ...sample(Nested), slices: [queries.slice, moreQueries.slice] } };
  const job = jobFor('Ronnie', answered('Arsenal'));
  const { html, rendered } = await renderPage(job, modules, createRenderMemory());
  expect(html).toContain('<li>Arsenal</li>');
  expect(rendered.requests.map(({ type }) => type)).toEqual(['sample/requested', 'more/requested']);
});

it.each([
  ['did not come', {}],
  ['was refused', { '/v1/names': { status: 403, body: { success: false } } }],
  ['has another shape', { '/v1/names': { status: 200, body: { payload: { names: [1] } } } }],
])(
  'renders the error state of an answer that %s, and leaves the request to the browser',
  async (_, answers) => {
    const { html, rendered } = await render(jobFor('Ronnie', answers), { 'mf-sample': sample() });
    expect(html).toContain('<li>waiting</li>');
    expect(rendered.requests).toEqual([]);
  },
);

it('renders a page once when it is known that one of its requests has no answer', async () => {
  const own = createRenderMemory();
  let rendered = 0;
  const counted = () => {
    rendered += 1;
    return <NamesPage />;
  };
  const modules = { 'mf-sample': sample(counted) };
  const first = await renderPage(jobFor('Ronnie', {}), modules, own);
  expect(rendered).toBeGreaterThan(1);
  rendered = 0;
  expect((await renderPage(jobFor('Ronnie', {}), modules, own)).html).toBe(first.html);
  expect(rendered).toBe(1);
});

it('gives a reader the answers that an earlier reader of the same page did not have, and the other way round', async () => {
  const own = createRenderMemory();
  const modules = { 'mf-sample': sample() };
  const linesOf = async (answers: RenderJob['answers']) => {
    const { html, rendered } = await renderPage(jobFor('Ronnie', answers), modules, own);
    return [[...html.matchAll(/<li>(\w+)<.li>/g)].map(([, name]) => name), rendered.requests.length];
  };
  expect(await linesOf({})).toEqual([['waiting'], 0]);
  expect(await linesOf(answered('Arsenal'))).toEqual([['Arsenal'], 1]);
  expect(await linesOf({})).toEqual([['waiting'], 0]);
  expect(await linesOf(answered('Luton'))).toEqual([['Luton'], 1]);
});

it('loads what a page requests that the earlier reader of the same page, without an answer, did not request', async () => {
  const own = createRenderMemory();
  const More = () => (useUser()?.username === 'Ronnie' ? <NamesPage /> : <MoreNames />);
  const modules = { 'mf-sample': { ...sample(More), slices: [queries.slice, moreQueries.slice] } };
  await renderPage(jobFor('Ronnie', {}), modules, own);
  const { html, rendered } = await renderPage(jobFor('Jimmy', answered('Arsenal')), modules, own);
  expect(html).toContain('<li>Arsenal</li>');
  expect(rendered.requests.map(({ type }) => type)).toEqual(['more/requested']);
});

/** Home with a first widget of one remote and a further one of another. */
function homeJob(answers: RenderJob['answers']) {
  const job = jobFor('Ronnie', answers);
  const live = job.boot.registry.remotes['mf-sample']?.live;
  const releaseWith = (slot: string, order: number) => ({
    live: live && { ...live, widgets: [{ name: 'Names', slot, home: { order }, files: [] }] },
  });
  const remotes = { 'mf-sample': releaseWith('home.team', 1), 'mf-more': releaseWith('home.more', 2) };
  const registry = { ...job.boot.registry, remotes };
  const first = { ...sample(), widgets: { Names: async () => ({ default: NamesPage }) } };
  const more = {
    ...sample(),
    slices: [moreQueries.slice],
    widgets: { Names: async () => ({ default: MoreNames }) },
  };
  return { job: { ...job, address: '/', boot: { ...job.boot, registry } }, first, more };
}

const moreQueries = createQueries('more', (api) => ({
  names: async () => ((await api.call(namesCall)) as unknown as Names).payload.names,
}));

function MoreNames() {
  const { data } = moreQueries.useQuery({ name: 'names' }, 'calm');
  return (
    <ol>
      {lastValue(data)?.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
  );
}

it('renders every widget of Home whose code it has, and lists the requests of the further ones by remote', async () => {
  const { job, first, more } = homeJob(answered('Arsenal'));
  const { html, rendered } = await render(job, { 'mf-sample': first, 'mf-more': more });
  expect(html).toContain('>Home</h1>');
  expect(html).toContain('<ul><li>Arsenal</li></ul>');
  expect(html).toContain('<ol><li>Arsenal</li></ol>');
  expect(rendered.remotes).toEqual(['mf-sample']);
  expect(rendered.requests).toEqual([{ type: 'sample/requested', payload: { name: 'names' } }]);
  expect(rendered.further).toEqual({ 'mf-more': [{ type: 'more/requested', payload: { name: 'names' } }] });
});

it('leaves a place for a widget of Home whose code it does not have', async () => {
  const { job, first } = homeJob(answered('Arsenal'));
  const { html, rendered } = await render(job, { 'mf-sample': first });
  expect(html).toContain('<ul><li>Arsenal</li></ul>');
  expect(html).toContain('MuiSkeleton');
  expect(rendered.further).toBeUndefined();
});

it('leaves a place for a further widget of the first one’s remote, as the browser does when it takes over', async () => {
  const { job, first } = homeJob(answered('Arsenal'));
  const live = job.boot.registry.remotes['mf-sample'].live;
  const again = { name: 'Names', slot: 'home.again', home: { order: 3 }, files: [] };
  const remotes = { 'mf-sample': { live: live && { ...live, widgets: [...live.widgets, again] } } };
  const boot = { ...job.boot, registry: { ...job.boot.registry, remotes } };
  const { html } = await render({ ...job, boot }, { 'mf-sample': first });
  expect(html.match(/<ul>/g)).toHaveLength(1);
  expect(html).toContain('MuiSkeleton');
});

it('gives each of ten pages that are rendered at the same time the data and the services of its own reader', async () => {
  const services = new Map<string, Shell['api']>();
  function LatePart() {
    services.set(useUser()?.username ?? '', useShell().api);
    return <NamesPage />;
  }
  // All ten wait for it, and go on after the last of them was begun.
  const Late = lazy(async () => {
    await new Promise(setImmediate);
    return { default: LatePart };
  });
  const Page = () => <Late />;
  const readers = Array.from({ length: 10 }, (_, at) => `Reader ${at}`);
  const pages = await Promise.all(
    readers.map((name) => render(jobFor(name, answered(`Club of ${name}`)), { 'mf-sample': sample(Page) })),
  );
  expect(pages.map(({ html }) => html.match(/(?<=<h1>|<li>)[^<]+/g))).toEqual(
    readers.map((name) => [name, `Club of ${name}`]),
  );
  expect(new Set(services.values()).size).toBe(readers.length);
});

it('gives each reader only their own data', async () => {
  const modules = { 'mf-sample': sample() };
  await render(jobFor('Ronnie', answered('Arsenal')), modules);
  const { html } = await render(jobFor('Kenny', {}), modules);
  expect(html).toContain('<h1>Kenny</h1>');
  expect(html).not.toMatch(/Ronnie|Arsenal/);
});

it('renders for the reader’s width, and reports the assumed screen', async () => {
  const media = async (width: number) =>
    (await render(jobFor('Ronnie', {}, width), { 'mf-sample': sample() })).rendered.media;
  expect((await media(390))['(min-width:1200px)']).toBe(false);
  expect((await media(1280))['(min-width:1200px)']).toBe(true);
});

it('renders the frame around a page that returns nothing', async () => {
  const { html } = await render(jobFor('Ronnie', {}), { 'mf-sample': sample(() => undefined) });
  expect(html).toContain('<main');
  expect(html).not.toContain('<h1');
});

it('fails as a whole when the file of a page has no page', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const empty = { ...sample(), routes: [{ ...sample().routes[0]!, page: async () => ({}) as never }] };
  await expect(render(jobFor('Ronnie', {}), { 'mf-sample': empty })).rejects.toThrow();
});

it('renders what a visitor sees, without fields that a browser would fill in before any script hears of it', async () => {
  const { session: _session, state: _state, ...boot } = jobFor('Ronnie', {}).boot;
  const job = { ...jobFor('Ronnie', {}), boot: { ...boot, session: null, state: null }, remotes: [] };
  const { html, rendered } = await render(job, {});
  expect(html).toContain('>Sign up</button>');
  expect(html).toContain('Signing in and signing up need JavaScript.');
  expect(html).not.toContain('<input');
  expect(rendered.requests).toEqual([]);
});

it('fails as a whole when a component throws', async () => {
  const Broken = () => <p>{window.innerWidth}</p>;
  await expect(render(jobFor('Ronnie', {}), { 'mf-sample': sample(Broken) })).rejects.toThrow(
    'window is not defined',
  );
});
