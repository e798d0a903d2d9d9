/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as made from '../../theme/madeTokens';
import { componentPages } from './componentPages';

const root = join(__dirname, '../../../..');
const stories = ['design-system', 'shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))]
  .map((name) => join(root, name, 'src'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const { modules } = JSON.parse(readFileSync(join(root, 'design-system/promised.json'), 'utf8')) as {
  modules: Record<string, Record<string, string>>;
};

/** Public components of the design system that a story draws. */
function componentsWithAStory(): string[] {
  const names = Object.values(modules).flatMap((names) =>
    Object.entries(names).flatMap(([name, type]) =>
      type === 'component' && !name.includes('.') ? [name] : [],
    ),
  );
  return [...new Set(names)].filter((name) => new RegExp(`(<|component: )${name}\\b`).test(stories)).sort();
}

/** Components that still have no page of their own. It only falls: lower it with every page. */
const withoutPage = 0;

it('the list of pages has every page of this folder', () => {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.mdx'));
  expect(componentPages).toEqual(files.map((file) => basename(file, '.mdx')).sort());
});

/** Entries whose components only the shell renders, or that each remote bundles: no promise holds their names. */
const withoutPromise: Readonly<Record<string, string>> = {
  '@touchline/design-system/pitch': 'pitch.ts',
  '@touchline/design-system/ticker': 'football/ticker/index.ts',
  '@touchline/design-system/feed': 'football/feed/index.ts',
};

const isExported = (from: string, name: string) => {
  const file = withoutPromise[from];
  if (file === undefined) return Object.hasOwn(modules[from] ?? {}, name);
  const text = readFileSync(join(root, 'design-system/src', file), 'utf8');
  return new RegExp(`export \\{[^}]*\\b${name}\\b`).test(text);
};

it('every page is about a component that a story draws', () => {
  const isDrawn = (name: string) => new RegExp(`(<|component: )${name}\\b`).test(stories);
  expect(componentPages.filter((name) => !isDrawn(name))).toEqual([]);
});

it('no component with a story comes without a page, but for those that had none', () => {
  expect(componentsWithAStory().filter((name) => !componentPages.includes(name))).toHaveLength(withoutPage);
});

it.each(componentPages)(
  '%s says what it is for, its states, how it is used without a pointer, and its props',
  (name) => {
    const page = readFileSync(join(__dirname, `${name}.mdx`), 'utf8');
    const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([
      'What it is for',
      'What it is not for',
      'Anatomy',
      'States',
      'Sizes',
      'Long, empty, failed and right-to-left',
      'Keyboard and spoken text',
      'Content',
      'Do and don’t',
      'Who uses it',
      'Props',
    ]);
    expect(page).toMatch(/<Facts\s+status="(new|stable|deprecated)"\s+since="\d+\.\d+\.\d+"/);
  },
);

const pageOf = (name: string) => readFileSync(join(__dirname, `${name}.mdx`), 'utf8');

/** What is at a path such as `row.comfortable`; undefined where nothing is. */
const valueAt = (tree: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], tree);

const { palette, type, chart, benchmark, contour } = made;
const trees: readonly unknown[] = [
  made,
  palette.light,
  type.heading,
  type.text,
  { chart: chart.light, benchmark: benchmark.light, contour: contour.light },
];
const isToken = (path: string) => trees.some((tree) => valueAt(tree, path) !== undefined);

it.each(componentPages)('%s names the module that exports it, and tokens that exist', (name) => {
  const page = pageOf(name);
  const [, from = ''] = /from="([^"]+)"/.exec(page) ?? [];
  expect(isExported(from, name)).toBe(true);
  const [, list = ''] = /tokens=\{\[([^\]]*)\]\}/.exec(page) ?? [];
  const tokens = [...list.matchAll(/'([^']+)'/g)].map(([, token = '']) => token);
  expect(tokens.filter((token) => !isToken(token))).toEqual([]);
});

it.each(componentPages)('%s links the components to take in its place', (name) => {
  const [, places = ''] = /## What it is not for\n(.*?)\n## /s.exec(pageOf(name)) ?? [];
  const named: readonly string[] = places.match(/(?<![\w[`])[A-Z][a-z]+[A-Z]\w+(?![\w\]`])/g) ?? [];
  const unlinked = named.filter((other) => other !== name && componentPages.includes(other));
  expect(unlinked).toEqual([]);
  const linked = [...places.matchAll(/\?path=\/docs\/components-(\w+)--docs/g)].map(([, page]) => page);
  const pages = componentPages.map((page) => page.toLowerCase());
  expect(linked.filter((page) => !pages.includes(page ?? ''))).toEqual([]);
});

/** Components whose props Storybook cannot read: none, a union, and a component that is loaded later. */
const propsByHand: Readonly<Record<string, RegExp>> = {
  ChipGrid: /'rows',\s+'list of/,
  DifficultyLegend: /## Props\n\nIt takes none\./,
  TintCell: /'benchmarks',\s+'TransferBenchmarks'/,
};

it.each(componentPages)('%s is drawn at several widths, and names its users and props', (name) => {
  const page = pageOf(name);
  expect(page).toMatch(/^<SeenAt of=\{stories\.\w+\} \/>$/m);
  expect(page).toContain(`<UsedBy of="${name}" />`);
  expect(page).toMatch(propsByHand[name] ?? `<ArgTypes of={${name}} />`);
});

it.each(componentPages)('%s shows at least one state and one do and don’t that are drawn', (name) => {
  const page = pageOf(name);
  expect(page).toMatch(/^<Canvas of=\{stories\.\w+\} \/>$/m);
  expect(page).toMatch(/<Do why=/);
  expect(page).toMatch(/<Dont why=/);
});
