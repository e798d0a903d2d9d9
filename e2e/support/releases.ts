import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { RunningApp } from './runningApp';

const root = resolve(import.meta.dirname, '../..');

export type Build = Map<string, Buffer>;

interface ServerFile {
  file: string;
  integrity: string;
}

interface Manifest {
  name: string;
  server?: ServerFile;
  version: string;
  hash: string;
  routes: { path: string; chunk: string }[];
  entry: string;
  contract: string;
  integrity: Record<string, string>;
}

/** The build of a remote as it lies in the repository. */
export const readBuild = (remote: string) => readFiles(join(root, remote, 'dist'));

/** A remote that was built for contract 4.4 and is kept as it was (e2e/support/keptRemote/README.md). */
export const keptBuild = () => readFiles(join(import.meta.dirname, 'keptRemote/dist-4.4'));

function readFiles(folder: string): Build {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

const manifestOf = (build: Build) => JSON.parse(build.get('release.json')?.toString() ?? '{}') as Manifest;

/** Range of the contract that a build was made for. */
export const contractOf = (build: Build) => manifestOf(build).contract;

/** Id under which a build is published. */
export const idOf = (build: Build) => `${manifestOf(build).version}-${manifestOf(build).hash}`;

/** File of a build's container. */
export const entryOf = (build: Build) => manifestOf(build).entry;

/** Name of the chunk that holds the page of a route. */
export function chunkOf(build: Build, path: string): string {
  const chunk = manifestOf(build).routes.find((route) => route.path === path)?.chunk;
  if (chunk === undefined) throw new Error(`The build has no route ${path}.`);
  return chunk;
}

/**
 * Another build with some files changed, its hashes right again and its version raised: what a team might really
 * publish.
 */
export function changedBuild(build: Build, change: (name: string, text: string) => string): Build {
  const manifest = manifestOf(build);
  const changed: Build = new Map(build);
  for (const name of Object.keys(manifest.integrity)) {
    const text = change(name, build.get(name)?.toString() ?? '');
    changed.set(name, Buffer.from(text));
    changed.delete(`${name}.br`);
    changed.delete(`${name}.gz`);
    manifest.integrity[name] = integrityOf(text);
  }
  manifest.hash = createHash('sha256').update(JSON.stringify(manifest.integrity)).digest('hex').slice(0, 10);
  // A version names one content.
  manifest.version = `1.0.${Number.parseInt(manifest.hash.slice(0, 7), 16)}`;
  changed.set('release.json', Buffer.from(JSON.stringify(manifest)));
  return changed;
}

/**
 * Another build of the shell, for browser and server: a text of its first file is another one. Its files are named by their content,
 * so the changed file has another name.
 */
export function shellWith(from: string, to: string): Build {
  const folder = join(root, 'shell/dist');
  const build = readFiles(join(folder, 'web'));
  const manifest = manifestOf(build) as Manifest & { entry: readonly string[] };
  const main = manifest.entry.find((file) => /^main\..*js$/.test(file)) ?? '';
  const changed = (text = '') => Buffer.from(text.replaceAll(from, to));
  const content = changed(build.get(main)?.toString());
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const renamed = `main.${hash}.js`;
  for (const name of [main, `${main}.br`, `${main}.gz`]) build.delete(name);
  build.set(renamed, content);
  const renderer = changed(readFileSync(join(folder, 'renderer/renderer.cjs'), 'utf8'));
  build.set('renderer.cjs', renderer);
  const { [main]: _old, ...integrity } = manifest.integrity;
  const release = {
    ...manifest,
    hash,
    entry: manifest.entry.map((file) => (file === main ? renamed : file)),
    integrity: { ...integrity, [renamed]: integrityOf(content) },
    server: { file: 'renderer.cjs', integrity: integrityOf(renderer) },
  };
  return build.set('release.json', Buffer.from(JSON.stringify(release)));
}

const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Fixtures whose deadline is named otherwise: a change that a reader sees. */
export const fixturesWith = (word: string) =>
  changedBuild(readBuild('mf-fixtures'), (_name, text) => text.replaceAll('"Deadline ', `"${word} `));

/** JavaScript of another page in place of a remote's own. @param component of the page, as JavaScript */
function pageFile(build: Build, chunk: string, component: string): string {
  const chunks = `self.webpackChunk${manifestOf(build).name.replace('-', '_')}`;
  const module = `(m,e,r)=>{r.d(e,{default:()=>${component}})}`;
  return `"use strict";(${chunks}=${chunks}||[]).push([["${chunk}"],{${pageModule(build, chunk)}:${module}}]);`;
}

/** A build with another page at the address of a route. @param component as JavaScript: `()=>"A sentence."` */
export const buildWithPage = (build: Build, path: string, component: string): Build =>
  buildWithChunk(build, chunkOf(build, path), component);

/** A build with another page or widget, by the name of its chunk. @param component as for `buildWithPage` */
export function buildWithChunk(build: Build, chunk: string, component: string): Build {
  return changedBuild(build, (name, text) =>
    name.startsWith(`${chunk}.`) ? pageFile(build, chunk, component) : text,
  );
}

/** The same build with one page and no widget: a trial of it is short. */
export function onlyPage(build: Build, path: string): Build {
  const manifest = manifestOf(build);
  const only = { ...manifest, widgets: [], routes: manifest.routes.filter((route) => route.path === path) };
  return new Map(build).set('release.json', Buffer.from(JSON.stringify(only)));
}

/** The same build for the browser alone: the server does not draw what the browser draws otherwise. */
export function inBrowserOnly(build: Build): Build {
  const { server: _, ...manifest } = manifestOf(build);
  return new Map(build).set('release.json', Buffer.from(JSON.stringify(manifest)));
}

/** A build whose code for the server has something in front of it; its hash is right again. */
export function changedOnServer(build: Build, code: string): Build {
  const manifest = manifestOf(build);
  const { server } = manifest;
  if (!server) throw new Error('The build has no code for the server.');
  const text = code + (build.get(server.file)?.toString() ?? '');
  server.integrity = integrityOf(text);
  manifest.hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  manifest.version = `1.0.${Number.parseInt(manifest.hash.slice(0, 7), 16)}`;
  const changed: Build = new Map(build);
  changed.set(server.file, Buffer.from(text));
  return changed.set('release.json', Buffer.from(JSON.stringify(manifest)));
}

/** The same build, declaring feature flags. */
export const withFlags = (build: Build, flags: readonly { name: string; text: string }[]): Build =>
  new Map(build).set('release.json', Buffer.from(JSON.stringify({ ...manifestOf(build), flags })));

function deployer(app: RunningApp) {
  const token = readFileSync(join(app.home, 'deploy-token'), 'utf8').trim();
  return async (path: string, body: object) => {
    const answer = await fetch(app.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  };
}

/** Name under which a release is stored. */
export function releaseIdOf(build: Build): string {
  const { version, hash } = manifestOf(build);
  return `${version}-${hash}`;
}

/** Makes a build live, as the release tool does; or a canary for some users, or a preview for staff. */
export const publish = (
  app: RunningApp,
  build: Build,
  audience: { canary?: { role: string } | { share: number }; preview?: true } = {},
) =>
  deployer(app)('/releases', {
    files: Object.fromEntries([...build].map(([name, content]) => [name, content.toString('base64')])),
    ...audience,
  });

/** `disable`, `enable`, …: what else the release tool does to a remote or to the shell. */
export const changeReleases = (app: RunningApp, remote: string, verb: string, options: object = {}) =>
  deployer(app)(`/releases/${remote}/${verb}`, options);

/** Number of the last change of what is live. */
export async function generationOf(app: RunningApp): Promise<number> {
  const token = readFileSync(join(app.home, 'deploy-token'), 'utf8').trim();
  const answer = await fetch(`${app.url}/releases`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { generation: number }).generation;
}

export const rollback = (app: RunningApp, remote: string) =>
  deployer(app)(`/releases/${remote}/rollback`, {});

/** Number under which a remote's own code knows a module that it takes from the page. */
export function takenModule(build: Build, name: string): string {
  for (const [file, content] of build) {
    const taken = /\.js$/.test(file) ? content.toString().split(`Can not get '${name}'`)[0] : undefined;
    const id =
      taken && taken !== content.toString() ? taken.match(/(\d+):\{fallback(?!.*fallback)/)?.[1] : undefined;
    if (id) return id;
  }
  throw new Error(`The build does not take ${name} from the page.`);
}

/** Number of the module behind a lazily loaded page, as the remote's own code asks for it. */
function pageModule(build: Build, chunk: string): string {
  const asks = new RegExp(
    `e\\("${chunk}"\\)(?:\\])?\\)?\\.then\\((?:\\w+\\.bind\\(\\w+,|\\(\\)=>\\w+\\()(\\d+)\\)`,
  );
  for (const [name, content] of build) {
    const found = name.endsWith('.js') ? asks.exec(content.toString()) : null;
    if (found?.[1]) return found[1];
  }
  throw new Error(`No file of the build asks for the chunk ${chunk}.`);
}
