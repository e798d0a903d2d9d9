import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** What the routes are filled with: ids that the running app really has. */
export interface Ids {
  readonly gameweek: number;
  readonly club: string;
  readonly footballer: number;
  readonly league: number;
  /** A head-to-head league. */
  readonly h2h: number;
  /** Pairs of fixtures by their state now. */
  readonly pairs: { readonly before: string; readonly live: string; readonly after: string };
}

export interface CheckedRoute {
  /** As the remotes and the table of pages say it, with `:name` for a parameter. */
  readonly pattern: string;
  /** Concrete addresses to open; more than one where the page looks different by its parameter. */
  readonly open: (ids: Ids) => readonly string[];
  readonly h1: RegExp;
  /** Only these accounts may see it; all others get the 404 page. */
  readonly access?: 'admin';
}

const anyHeading = /\S/;
const at =
  (...paths: string[]): CheckedRoute['open'] =>
  () =>
    paths;

const plain = (pattern: string, h1: RegExp): CheckedRoute => ({ pattern, open: at(pattern), h1 });

const below = (
  prefix: string,
  subs: readonly string[],
  open: (ids: Ids, sub: string) => readonly string[],
  h1: RegExp = anyHeading,
): CheckedRoute[] =>
  ['', ...subs].map((sub) => {
    const end = sub && `/${sub}`;
    return { pattern: prefix + end, open: (ids) => open(ids, end), h1 };
  });

const tiers = ['top_250', 'top_500', 'top_1000'];

/** Every route and sub-page of the product, in the order of the table of pages. */
export const checkedRoutes: readonly CheckedRoute[] = [
  plain('/', /Home/),
  plain('/about', /About/),
  ...below('/club/:club', ['fixtures', 'points', 'rivals'], ({ club }, sub) => [`/club/${club}${sub}`]),
  ...below('/clubs', ['lineups', 'points', 'season', 'strength'], (_, sub) => [`/clubs${sub}`], /Clubs/),
  plain('/elite_picks', /Elite/),
  { pattern: '/elite_picks/:tier', open: at(...tiers.map((tier) => `/elite_picks/${tier}`)), h1: /Elite/ },
  plain('/elite_transfers', /Elite/),
  {
    pattern: '/elite_transfers/:tier',
    open: at(...tiers.map((tier) => `/elite_transfers/${tier}`)),
    h1: /Elite/,
  },
  ...below(
    '/fixture/:pair',
    ['lineups', 'rivals', 'comments', 'points', 'bonus', 'stats'],
    ({ pairs }, sub) => [pairs.before, pairs.live, pairs.after].map((pair) => `/fixture/${pair}${sub}`),
  ),
  { pattern: '/fixtures', open: at('/fixtures'), h1: /Gameweek \d+/ },
  ...below(
    '/fixtures/:gameweek',
    ['events', 'footballers', 'points', 'streaming'],
    ({ gameweek }, sub) => [`/fixtures/${gameweek}${sub}`],
    /Gameweek \d+/,
  ),
  ...below(
    '/footballer/:id',
    [
      'details',
      'fixtures',
      'gameweeks',
      'news',
      'points',
      'predictions',
      'rivals',
      'seasons',
      'stats',
      'transfers',
    ],
    ({ footballer }, sub) => [`/footballer/${footballer}${sub}`],
  ),
  ...below(
    '/footballers',
    ['list', 'points', 'points/gameweek', 'points/fixtures', 'predictions', 'season', 'transfers', 'prices'],
    (_, sub) => [`/footballers${sub}`],
    /Players/,
  ),
  {
    pattern: '/footballers/compare',
    open: ({ footballer }) => [`/footballers/compare?ids=${footballer}`],
    h1: /Compare players/,
  },
  ...below('/profile', ['change_pass', 'delete'], (_, sub) => [`/profile${sub}`]),
  { pattern: '/rivals', open: at('/rivals'), h1: anyHeading },
  ...below(
    '/rivals/:segment',
    [
      'gameweek',
      'lineups',
      'points',
      'points/gameweek',
      'points/phase',
      'report',
      'season',
      'transfers',
      'chips',
    ],
    ({ league }, sub) => ['rivals', 'elite', league].map((segment) => `/rivals/${segment}${sub}`),
  ),
  plain('/h2h', /Head to head/),
  { pattern: '/h2h/:league', open: ({ h2h }) => [`/h2h/${h2h}`], h1: anyHeading },
  plain('/season_ticker', /Season ticker/i),
  {
    pattern: '/season_ticker/:x',
    open: at('/season_ticker/team', '/season_ticker/watchlist'),
    h1: /Season ticker/i,
  },
  ...below('/team', ['next', 'live', 'plan', 'lineups', 'points', 'review'], (_, sub) => [`/team${sub}`]),
  { pattern: '/team/plan/:draft', open: at('/team/plan/of-nobody'), h1: /Plan/ },
  plain('/timeline', /Timeline/),
  { pattern: '/timeline/:x', open: at('/timeline/team', '/timeline/prices'), h1: /Timeline/ },
  plain('/transfers', /Transfers/),
  {
    pattern: '/transfers/:order',
    open: at('/transfers/in', '/transfers/out', '/transfers/nett'),
    h1: /Transfers/,
  },
  plain('/season_pass', /Season pass/i),
  plain('/chat', /Chat/),
  plain('/suggestions', /Suggest/),
  { pattern: '/betting', open: at('/betting'), h1: /^Betting$/ },
  { pattern: '/suggestions/:topic', open: at('/suggestions/pages'), h1: /Suggest/ },
  ...['', '/overview', '/users', '/data', '/remotes', '/flags', '/events', '/status', '/audit'].map(
    (section): CheckedRoute => ({
      pattern: `/admin${section}`,
      open: at(`/admin${section}`),
      h1: anyHeading,
      access: 'admin',
    }),
  ),
];

/** Routes of pages that answer Page Not Found on purpose, and where a test says so. */
export const hiddenRoutes = ['/404'];

/** Every route of the remotes of this repository, as they are built. */
export function declaredRoutes(): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .flatMap((name) => {
      const { routes } = JSON.parse(readFileSync(join(root, name, 'dist/release.json'), 'utf8')) as {
        routes: { path: string }[];
      };
      return routes.map(({ path }) => path);
    });
}

const tableOfPages = join(root, '../shared/design/pages.md');

/** Names of parameters as the table of pages writes them, and as the routes here do. */
const parameters: Readonly<Record<string, string>> = { gw: 'gameweek', s: 'segment', section: 'section' };

/** Several values in one pair of braces stand for one parameter of the route. */
const toPattern = (path: string) =>
  path.replaceAll(/\{([^}]+)\}/g, (_, inside: string) =>
    inside.includes(',') ? ':order' : `:${parameters[inside] ?? inside}`,
  );

/**
 * The routes of section 17 of the design's pages, where the design lies beside the project; nothing elsewhere.
 * A cell may name several: `/top_250` after `/elite_picks` is a sub-page of the first one's section.
 */
export function routesOfTheTable(): string[] {
  if (!existsSync(tableOfPages)) return [];
  const text = readFileSync(tableOfPages, 'utf8').split(/^## 17\./m)[1] ?? '';
  return text.split('\n').filter(isRouteRow).flatMap(routesOfRow);
}

const isRouteRow = (line: string) => /^\| `\//.test(line);

function routesOfRow(line: string): string[] {
  const cell = line.split('|')[1] ?? '';
  const paths = [...cell.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => path);
  const section = `/${paths[0]?.split('/')[1] ?? ''}`;
  return paths.map((path) => toPattern(/^\/(top_|points\/)/.test(path) ? section + path : path));
}

/** Whether a route is one of those checked; parameters are compared by their position, not by their name. */
export function isChecked(route: string): boolean {
  return [...checkedRoutes.map(({ pattern }) => pattern), ...hiddenRoutes].some((pattern) =>
    hasSameShape(pattern.split('/'), route.split('/')),
  );
}

/** `/elite_picks/top_250` is checked by `/elite_picks/:tier`, `/admin/:section` by `/admin/users`. */
const hasSameShape = (left: readonly string[], right: readonly string[]) =>
  left.length === right.length &&
  left.every((part, index) => part === right[index] || part.startsWith(':') || right[index]?.startsWith(':'));
