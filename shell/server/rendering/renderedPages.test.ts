import type { Boot } from '../../src/services/boot/boot';
import type { Outcome } from './renderer';
import { createServerCode } from '../releases/serverCode';
import { createRenderedPages } from './renderedPages';

const names = ['mf-team', 'mf-rivals'];
const live = (name: string) => ({ base: `/r/${name}/1.0.0-aaaaaaaaaa/` });
const server = { file: 'server.a.cjs', integrity: 'sha384-a' };

/** Pages of a server on which the rendering of given remotes together has an outcome. */
async function openHome(
  outcomeFor: (remotes: readonly string[]) => Outcome['kind'] | string,
  { withCode = names, width = 1280 } = {},
) {
  const rendered: string[][] = [];
  const render = (_: unknown, code: readonly { name: string }[]) => {
    const remotes = code.map(({ name }) => name);
    rendered.push(remotes);
    const outcome = outcomeFor(remotes);
    if (outcome === 'rendered') return Promise.resolve({ kind: 'rendered', page: { html: 'page' }, ms: 1 });
    return Promise.resolve({ kind: 'browser', reason: outcome });
  };
  const counted: string[] = [];
  const pages = createRenderedPages({
    renderers: { of: () => ({ render }) as never },
    api: () => Promise.resolve({ status: 200, body: {} } as never),
    apiKey: '',
    code: createServerCode({ folder: '/releases', fetchFiles: () => Promise.resolve() }),
    count: (remote, outcome) => counted.push(`${remote} ${outcome}`),
  });
  const releasesOf = (name: string) => ({
    releases: [{ id: '1.0.0-aaaaaaaaaa', trusted: true, ...(withCode.includes(name) && { server }) }],
  });
  const answer = await pages.answer({
    page: {
      ...{ status: 200, heading: 'Home', files: [], calls: [], params: {}, server: true },
      remotes: ['mf-team'],
      further: ['mf-rivals'],
    },
    shell: {} as never,
    document: { remotes: Object.fromEntries(names.map((name) => [name, releasesOf(name)])) } as never,
    boot: {
      registry: { remotes: Object.fromEntries(names.map((name) => [name, { live: live(name) }])) },
    } as unknown as Boot,
    ...{ address: '/', calls: [], screen: { width, isCalm: false, zone: 'UTC' }, client: '' },
  });
  return { html: answer.rendered?.html, rendered, counted };
}

it('renders Home with the widgets of every remote where more than the first is in view', async () => {
  const { html, rendered, counted } = await openHome(() => 'rendered');
  expect(html).toBe('page');
  expect(rendered).toEqual([names]);
  expect(counted).toEqual(['shell rendered']);
});

it.each(['threw', 'starting', 'left-out'])(
  'renders Home without the further remotes when with them it is %s',
  async (reason) => {
    const { html, rendered } = await openHome((remotes) => (remotes.length > 1 ? reason : 'rendered'));
    expect(html).toBe('page');
    expect(rendered).toEqual([names, ['mf-team']]);
  },
);

it('does not try again when the time is over', async () => {
  const { html, rendered, counted } = await openHome(() => 'slow');
  expect(html).toBeUndefined();
  expect(rendered).toEqual([names]);
  expect(counted).toEqual(['shell slow']);
});

it('leaves a further remote without server code to the browser, and not the page', async () => {
  const { html, rendered } = await openHome(() => 'rendered', { withCode: ['mf-team'] });
  expect(html).toBe('page');
  expect(rendered).toEqual([['mf-team']]);
});

it('renders Home with its first widget alone on a phone, whose first content the others would delay', async () => {
  const { html, rendered } = await openHome(() => 'rendered', { width: 390 });
  expect(html).toBe('page');
  expect(rendered).toEqual([['mf-team']]);
});
