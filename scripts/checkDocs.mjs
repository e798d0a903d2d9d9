// @ts-check
/**
 * What the documents name must exist: relative links and their headings; in code marks file paths, entries of packages,
 * names of code and of settings; `npm run` commands and their options. Also the documents that comments of the source name. `node scripts/checkDocs.mjs` runs it alone.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders that are installed, built or kept by a running app: a document may name them before they exist. */
const madeFolders =
  /(^|\/)(node_modules|dist|generated|storybook-static|coverage|test-results|\.(cache|touchline[^/]*|git))(\/|$)/;

/**
 * Files named without their folder that a build, a running app or a team in its own repository writes, and documents of
 * the official game in a recording.
 */
const madeFiles = new Set([
  'release.json',
  'mf-manifest.json',
  'touchline.json',
  'server.json',
  'demo-season.json',
  'bootstrap-static.json',
  'fixtures.json',
  'event/1/live.json',
]);

/** Placeholders in names: `mf-<name>`, `{id}`, `:view`, `0001-…`, `*.slice.ts`. */
const standsForOthers = /[<>{}*…:?$|\s]/;

const fileName = /\.(ts|tsx|js|mjs|cjs|json|md|mdx|css|sql|svg|sh)$/;

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (madeFolders.test(relative(root, path))) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** A heading's anchor, as the usual viewers make it. */
const anchorOf = (heading) =>
  heading
    .replace(/`/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const headingsOf = (text) => [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => anchorOf(heading));

/** The document without its fenced blocks, which contain examples and pictures. */
const withoutFences = (text) => text.replace(/^```[\s\S]*?^```/gm, '');

/** A comment may outlive what it names. */
const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** Links to places in this repository. @returns {{ named: number, faults: string[] }} */
function checkLinks(file, text) {
  const faults = [];
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target);
  const inside = links.filter((target) => !/^[a-z]+:/i.test(target));
  for (const target of inside) {
    const [path = '', anchor] = target.split('#');
    const aimed = path === '' ? file : resolve(dirname(file), decodeURIComponent(path));
    if (!existsSync(aimed)) faults.push(`links to ${target}, which is not there`);
    else if (anchor && aimed.endsWith('.md') && !headingsOf(readFileSync(aimed, 'utf8')).includes(anchor))
      faults.push(`links to ${target}, but there is no such heading`);
  }
  return { named: inside.length, faults };
}

/** Folders a path may be meant from: the repository, the document's own, and its workspace. */
function placesOf(file) {
  const [workspace = ''] = relative(root, file).split('/');
  return [root, dirname(file), join(root, workspace)];
}

/** Whether a path is there; `shared/domain` is short for `shared/src/domain`, and `platform/http/asker.ts` for its only place. */
function isThere(path, places, pathsOfFiles) {
  const [first = '', ...rest] = path.split('/');
  return (
    places.some((place) => existsSync(join(place, path))) ||
    existsSync(join(root, first, 'src', ...rest)) ||
    pathsOfFiles.some((one) => one.endsWith(`/${path}`))
  );
}

/** Whether code in a document is meant as a path: it begins with a folder that is here, or ends like a file. */
function isPath(code, places) {
  if (standsForOthers.test(code) || /^[/@#.-]/.test(code) || madeFolders.test(code)) return false;
  const [first = ''] = code.split('/');
  return (
    code.includes('/') &&
    (fileName.test(code) || places.some((place) => existsSync(join(place, first)) && first !== ''))
  );
}

/** File paths and file names in code marks. @returns {{ named: number, faults: string[] }} */
function checkPaths(file, text, pathsOfFiles) {
  const namesOfFiles = new Set(pathsOfFiles.map((path) => basename(path)));
  const places = placesOf(file);
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const paths = codes.filter((code) => isPath(code, places));
  const names = codes.filter(
    (code) => !code.includes('/') && fileName.test(code) && /^\w/.test(code) && !standsForOthers.test(code),
  );
  const faults = [
    ...paths.filter((path) => !isThere(path, places, pathsOfFiles) && !madeFiles.has(path)),
    ...names.filter((name) => !namesOfFiles.has(name) && !madeFiles.has(name)),
  ].map((name) => `names ${name}, which is not there`);
  return { named: paths.length + names.length, faults };
}

/** The list of decisions: each page, with the status that the page has. @returns {{ named: number, faults: string[] }} */
function checkDecisions() {
  const folder = join(root, 'docs/decisions');
  const rows = readFileSync(join(folder, 'README.md'), 'utf8').split('\n');
  const pages = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  const faults = pages.flatMap((name) => {
    const row = rows.find((line) => line.includes(`(${name})`));
    if (row === undefined) return [`lists no ${name}`];
    return wrongStatus(row, statusIn(readFileSync(join(folder, name), 'utf8'))).map(
      (fault) => `${fault} ${name}`,
    );
  });
  return { named: pages.length, faults };
}

/** The paragraph of a page that says whether it still holds; undefined if there is none. */
const statusIn = (page) => /^(?:\**Status[.:]\**|## Status\n)\s*([\s\S]+?)(?:\n\n|\n*$)/im.exec(page)?.[1];

/** What the last cell of a row says wrongly about a page. */
function wrongStatus(row, status) {
  if (status === undefined) return ['finds no status in'];
  const [, isPart, by] = /\| (?:accepted|(partly )?replaced by (\d{4})) *\|$/.exec(row) ?? [
    row,
    undefined,
    'none',
  ];
  if (by === 'none') return ['gives no status to'];
  if (by === undefined) return /^(superseded|replaced)/i.test(status) ? ['does not say what replaced'] : [];
  if (!status.includes(by)) return [`says that ${by} replaced, but so does not`];
  return isPart || /^(superseded|replaced)/i.test(status) ? [] : ['calls replaced what is accepted:'];
}

/** Names that are not ours and that no source file has, by what they belong to. */
const namesOfOthers = new Set([
  // React Router and Redux Toolkit: decisions compare them, and we do not use them.
  ...['useLoaderData', 'useBlocker', 'createSelector'],
  // Read by OpenTelemetry's SDK.
  ...[
    'OTEL_EXPORTER_OTLP_HEADERS',
    'OTEL_METRICS_EXPORTER',
    'OTEL_BSP_SCHEDULE_DELAY',
    'OTEL_BSP_MAX_QUEUE_SIZE',
  ],
  ...['OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG', 'parentbased_traceidratio'],
  // PostgreSQL, PgBouncer, Node.
  ...['pg_locks', 'connect_query', 'NODE_EXTRA_CA_CERTS'],
]);

/** Whether a decision says that another one replaces it, in whole or in part. */
const isReplaced = (text) => /^\**Status[.:]\**\s+(Superseded|Replaced)/im.test(text);

/** A chain of names, each maybe called: `FplSource`, `useShell()`, `season.derived`, `shell().api`, `createGames({ db })`. */
const chain = /^@?([A-Za-z_$][\w$]*(?:\(\))?(?:\.[A-Za-z_$][\w$]*(?:\(\))?)*)(?:\([^`]*\))?$/;

/** `TEST_CONTROLS`, `RENDER=browser`. */
const setting = /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=.*)?$/;

/**
 * The names of code in one code mark. A single word without capitals, underscore or call may be a value or a word of a
 * protocol, and is not checked; nor is the end of a file's name.
 */
function namesIn(code) {
  const [, variable] = setting.exec(code) ?? [];
  if (variable !== undefined) return [variable];
  const [, names] = fileName.test(code) ? [] : (chain.exec(code) ?? []);
  if (names === undefined) return [];
  const isCalled = /\(.*\)$/.test(code);
  const parts = names.replaceAll('()', '').split('.');
  return parts.length > 1 || isCalled
    ? parts
    : parts.filter((name) => /[a-z][A-Z]|[A-Za-z]_[A-Za-z]/.test(name));
}

/** Names of functions, types, fields and settings. @returns {{ named: number, faults: string[] }} */
function checkNames(text, wordsOfSource) {
  const names = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => namesIn(code));
  const faults = names
    .filter((name) => !wordsOfSource.has(name) && !namesOfOthers.has(name))
    .map((name) => `names ${name}, which no source file has`);
  return { named: names.length, faults };
}

/** Entries of our packages: `@touchline/shared/domain`. @returns {{ named: number, faults: string[] }} */
function checkEntries(text) {
  const entries = [...text.matchAll(/`@touchline\/([\w-]+)(\/[\w/-]+)?`/g)].map(
    ([, name = '', entry = '']) => ({
      name,
      entry,
    }),
  );
  const faults = entries
    .filter(({ name, entry }) => !packages.get(name)?.has(`.${entry}`))
    .map(({ name, entry }) => `names @touchline/${name}${entry}, which no package offers`);
  return { named: entries.length, faults };
}

/** The entries of each workspace, by the end of its name; a package without `exports` has one, itself. */
const packages = new Map(
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => [name, `${name}/demo-game`])
    .map((folder) => join(root, folder, 'package.json'))
    .filter((path) => existsSync(path))
    .map((path) => JSON.parse(readFileSync(path, 'utf8')))
    .map(({ name = '', exports = {} }) => [name.split('/').at(-1), new Set(['.', ...Object.keys(exports)])]),
);

/** Tests that a table names without code marks: `file`, or `file › title`. @returns {{ named: number, faults: string[] }} */
function checkTests(text) {
  const tests = [
    ...text.matchAll(
      /(?<![\w`./-])([\w-]+(?:\/[\w.-]+)+\.(?:test|e2e)\.(?:tsx?|mjs))\b(?: › (.+?)(?=; | — | *\||$))?/gm,
    ),
  ].map(([, path = '', title = '']) => ({ path, title }));
  const faults = tests.flatMap(({ path, title }) => {
    if (!existsSync(join(root, path))) return [`names the test ${path}, which is not there`];
    return readFileSync(join(root, path), 'utf8').includes(title) ? [] : [`${path} has no test "${title}"`];
  });
  return { named: tests.length, faults };
}

/** Options as scripts write them: `'--since'`, or by the name that `parseArgs` is given. */
const optionsOfScripts = new Set(
  [
    ...filesBelow(join(root, 'scripts')),
    ...filesBelow(join(root, 'shell/server')),
    ...filesBelow(join(root, 'api/test')),
  ]
    .filter((path) => /\.(mjs|js|ts)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .flatMap((text) => [
      ...[...text.matchAll(/['"`](--[a-z][\w-]*)/g)].map(([, option]) => option),
      ...[...text.matchAll(/['"]?([a-z][\w-]*)['"]?: \{ type: '(?:string|boolean)'/g)].map(
        ([, name]) => `--${name}`,
      ),
    ]),
);

/** `npm run` commands, in fences too. @returns {{ named: number, faults: string[] }} */
function checkCommands(text) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const faults = commands.flatMap((name) => {
    const script = scripts[name];
    if (script === undefined) return [`names the command npm run ${name}, which does not exist`];
    const [, started] = /^(?:node|tsx) (\S+)/.exec(script) ?? [];
    return started === undefined || existsSync(join(root, started))
      ? []
      : [`names the command npm run ${name}, but ${started} is not there`];
  });
  const options = [...text.matchAll(/npm (?:test|start|run [\w:-]+) --(?: [\w./:=-]+)+/g)].flatMap(
    ([command]) => command.match(/(?<= )--[a-z][\w-]*/g) ?? [],
  );
  const unknown = options
    .filter((option) => !optionsOfScripts.has(option))
    .map((option) => `names the option ${option}, which no script reads`);
  return { named: commands.length + options.length, faults: [...faults, ...unknown] };
}

/** Documents that a source file's comments send their reader to. @returns {{ named: number, faults: string[] }} */
function checkMentions(text) {
  const named = [...text.matchAll(/\bdocs\/(?:decisions|tasks)\/[\w-]+/g)].map(([path]) => path);
  const isWritten = (path) =>
    existsSync(dirname(join(root, path))) &&
    readdirSync(dirname(join(root, path))).some((name) => name.startsWith(basename(path)));
  const faults = named.filter((path) => !isWritten(path)).map((path) => `names ${path}, which is not there`);
  return { named: named.length, faults };
}

/**
 * Checks every document of the repository, and references to documents in its source.
 *
 * @returns {{ files: number, named: number, faults: string[] }} one sentence for each fault
 */
export function checkDocs() {
  const all = [...filesBelow(root)].filter((path) => statSync(path).isFile());
  const documents = all.filter((path) => path.endsWith('.md'));
  const sources = all.filter((path) => /\.(ts|tsx|js|mjs|cjs)$/.test(path));
  const textOf = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]));
  const settings = all
    .filter((path) => /(\.(json|sql|ya?ml|sh|service|conf|example)|Dockerfile|\/run)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'));
  const wordsOfSource = new Set(
    [...[...textOf.values()].map(withoutComments), ...settings].flatMap(
      (text) => text.match(/[\w$]+/g) ?? [],
    ),
  );
  let named = 0;
  const faults = [];
  const count = (file, found) => {
    named += found.named;
    faults.push(...found.faults.map((fault) => `${relative(root, file)} ${fault}`));
  };
  for (const file of documents) {
    const text = readFileSync(file, 'utf8');
    const prose = withoutFences(text);
    count(file, checkLinks(file, prose));
    count(file, checkPaths(file, prose, all));
    count(file, checkEntries(prose));
    count(file, checkTests(prose));
    // A replaced decision may name code that was removed.
    if (!isReplaced(text)) count(file, checkNames(prose, wordsOfSource));
    count(file, checkCommands(text));
  }
  count(join(root, 'docs/decisions/README.md'), checkDecisions());
  for (const [file, text] of textOf) count(file, checkMentions(text));
  return { files: documents.length, named, faults: [...new Set(faults)] };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, named, faults } = checkDocs();
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(`${named} links, paths and commands in ${files} files, ${faults.length} wrong\n`);
  process.exit(faults.length === 0 ? 0 : 1);
}
