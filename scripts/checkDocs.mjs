// @ts-check
/**
 * What the documents name must exist: relative links and their headings, file paths and names of code in code marks,
 * `npm run` commands. Also the documents that comments of the source name. `node scripts/checkDocs.mjs` runs it alone.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Folders that are installed, built or kept by a running app: a document may name them before they exist. */
const madeFolders =
  /(^|\/)(node_modules|dist|generated|storybook-static|coverage|test-results|\.(cache|touchline[^/]*|git))(\/|$)/;

/**
 * Files named without their folder that a build or a running app writes into those folders, and documents of the
 * official game in a recording.
 */
const madeFiles = new Set([
  'release.json',
  'server.json',
  'demo-season.json',
  'bootstrap-static.json',
  'fixtures.json',
]);

/** What stands for a name in place of being one: `mf-<name>`, `{id}`, `:view`, `0001-…`, `*.slice.ts`. */
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

/** The document without its fenced blocks: what stands in those are examples and pictures. */
const withoutFences = (text) => text.replace(/^```[\s\S]*?^```/gm, '');

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

/** Whether a path is there; `shared/domain` is short for the folder behind that front door. */
function isThere(path, places) {
  const [first = '', ...rest] = path.split('/');
  return (
    places.some((place) => existsSync(join(place, path))) || existsSync(join(root, first, 'src', ...rest))
  );
}

/** Whether code in a document is meant as a path: it begins with a folder that is here, or ends like a file. */
function isPath(code, places) {
  if (standsForOthers.test(code) || /^[/@#.-]/.test(code) || madeFolders.test(code)) return false;
  const [first = ''] = code.split('/');
  return code.includes('/') && places.some((place) => existsSync(join(place, first)) && first !== '');
}

/** File paths and file names in code marks. @returns {{ named: number, faults: string[] }} */
function checkPaths(file, text, namesOfFiles) {
  const places = placesOf(file);
  const codes = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const paths = codes.filter((code) => isPath(code, places));
  const names = codes.filter(
    (code) => !code.includes('/') && fileName.test(code) && /^\w/.test(code) && !standsForOthers.test(code),
  );
  const faults = [
    ...paths.filter((path) => !isThere(path, places)),
    ...names.filter((name) => !namesOfFiles.has(name) && !madeFiles.has(name)),
  ].map((name) => `names ${name}, which is not there`);
  return { named: paths.length + names.length, faults };
}

/** The list of decisions: each page, and what replaced it. @returns {{ named: number, faults: string[] }} */
function checkDecisions() {
  const folder = join(root, 'docs/decisions');
  const rows = readFileSync(join(folder, 'README.md'), 'utf8').split('\n');
  const pages = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  const faults = pages.flatMap((name) => {
    const row = rows.find((line) => line.includes(`(${name})`));
    if (row === undefined) return [`lists no ${name}`];
    return isReplaced(readFileSync(join(folder, name), 'utf8')) && !/replaced by \d{4}\)/.test(row)
      ? [`does not say what replaced ${name}`]
      : [];
  });
  return { named: pages.length, faults };
}

/** Names of libraries that a decision compares and that we do not use. */
const namesOfOthers = new Set(['useLoaderData', 'useBlocker', 'createSelector']);

/** Whether a decision says that another one replaces it, in whole or in part. */
const isReplaced = (text) => /^\**Status[.:]\**\s+(Superseded|Replaced)/im.test(text);

/** A name of code in code marks: it has a capital inside, and may be called: `createShell`, `FplSource`, `useShell()`. */
const codeName = /^(?:\w+\.)?([A-Za-z]+[a-z][A-Z]\w*)(?:\(\))?$/;

/** Names of functions and types. @returns {{ named: number, faults: string[] }} */
function checkNames(text, wordsOfSource) {
  const names = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => codeName.exec(code)?.[1] ?? []);
  const faults = names
    .filter((name) => !wordsOfSource.has(name) && !namesOfOthers.has(name))
    .map((name) => `names ${name}, which no source file has`);
  return { named: names.length, faults };
}

/** Tests that a table names without code marks. @returns {{ named: number, faults: string[] }} */
function checkTests(text) {
  const tests = [...text.matchAll(/(?<![\w`./-])[\w-]+(?:\/[\w.-]+)+\.(?:test|e2e)\.tsx?\b/g)].map(
    ([path]) => path,
  );
  const faults = tests
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `names the test ${path}, which is not there`);
  return { named: tests.length, faults };
}

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
  return { named: commands.length, faults };
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
 * Checks every document of the repository, and what its source says of documents.
 *
 * @returns {{ files: number, named: number, faults: string[] }} one sentence for each fault
 */
export function checkDocs() {
  const all = [...filesBelow(root)].filter((path) => statSync(path).isFile());
  const namesOfFiles = new Set(all.map((path) => basename(path)));
  const documents = all.filter((path) => path.endsWith('.md'));
  const sources = all.filter((path) => /\.(ts|tsx|js|mjs|cjs)$/.test(path));
  const textOf = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]));
  const settings = all
    .filter((path) => /\.(json|sql|ya?ml)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'));
  const wordsOfSource = new Set(
    [...textOf.values(), ...settings].flatMap((text) => text.match(/\w+/g) ?? []),
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
    count(file, checkPaths(file, prose, namesOfFiles));
    count(file, checkTests(prose));
    // A decision that no longer holds may name what is gone.
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
