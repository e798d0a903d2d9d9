import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Boot, FirstAnswer } from '../../src/services/boot/boot';
import type { Rehearse } from '../releases/publish';
import { ReleaseRefused, shellName } from '../releases/releaseDocument';
import type { ReleaseManifest, ShellManifest } from '../releases/releaseManifest';
import { examplePage, exampleReader } from './exampleData';
import type { Answer } from './messages';
import { startProcess } from './processQueue';

/** Milliseconds that one page may take; a reader waits for 300 at most. */
const defaultLimitMs = 5000;

/** First line of what was thrown, without the places in the code. */
const reasonOf = (answer: Answer | undefined) =>
  answer?.kind === 'threw' ? (answer.message.split('\n')[0] ?? '') : 'it does not end, or ends the process';

function bootFor({ name, contract, prefixes, routes, widgets, entry, version }: ReleaseManifest): Boot {
  const base = `/r/${name}/${version}/`;
  // Pages are rendered, and Home is none of them.
  const inPages = widgets.map(({ home: _, ...widget }) => widget);
  const live = { version, base, entry: `${base}${entry}`, contract, prefixes, routes, widgets: inPages };
  return {
    build: { id: 'rehearsal', version },
    apiBase: '',
    apiKey: '',
    clock: { now: new Date().toISOString(), rate: 1 },
    registry: { generation: 0, remotes: { [name]: { live } }, integrity: {} },
    serviceWorker: false,
    ...exampleReader(),
  };
}

type Route = ReleaseManifest['routes'][number];

/** The keys that a build names are those that belong to it in the registry: its code must have the same. */
function checkSlices({ name, slices: named }: ReleaseManifest, keys: readonly string[] | undefined) {
  if (!keys || isDeepStrictEqual([...named].sort(), [...keys].sort())) return;
  throw new ReleaseRefused(
    `release.json of ${name} names the slice keys ${named.join(', ') || 'none'}, and its code has ${keys.join(', ') || 'none'}. Build the remote again.`,
  );
}

/** Starts the rendering process of a build of the shell: one that does not start would draw no page. */
async function rehearseShell({ server }: ShellManifest, folder: string, longestMs: number) {
  if (!server) return;
  const rendering = startProcess({ file: join(folder, server.file), hangMs: longestMs });
  const alive = setInterval(() => {}, 1000);
  try {
    const { answer } = await rendering.ask({ kind: 'load', id: 0, code: [] });
    if (answer?.kind !== 'loaded')
      throw new ReleaseRefused(`${server.file} of the shell does not start: ${reasonOf(answer)}.`);
  } finally {
    clearInterval(alive);
    rendering.stop();
  }
}

/**
 * Renders every page that a build declares for the server, without data and with example data, in a process of
 * its own: code that throws, hangs or ends its process is refused with words.
 *
 * @param file the rendering process's code, for remotes; the shell brings its own
 */
export const rehearseWith =
  (file: string, longestMs = defaultLimitMs): Rehearse =>
  (manifest, folder) =>
    manifest.name === shellName
      ? rehearseShell(manifest as ShellManifest, folder, longestMs)
      : rehearseRemote(manifest as ReleaseManifest, folder, file, longestMs);

async function rehearseRemote(manifest: ReleaseManifest, folder: string, file: string, longestMs: number) {
  const { name, server, routes } = manifest;
  if (!server) return;
  const code = [{ name, folder, ...server }];
  const boot = bootFor(manifest);
  const rendering = startProcess({ file, hangMs: longestMs });
  // The process alone does not keep the release tool running.
  const alive = setInterval(() => {}, 1000);

  async function render({ path, draws = [] }: Route, address: string, answers: Record<string, FirstAnswer>) {
    const screen = { width: 390, isCalm: false, zone: 'UTC' };
    const job = { boot, address, screen, answers, draws, remotes: [name] };
    const { answer } = await rendering.ask({ kind: 'render', id: 0, job, code });
    if (answer?.kind === 'rendered') return;
    const data = Object.keys(answers).length > 0 ? 'with data' : 'before its data is there';
    throw new ReleaseRefused(
      `${path} of ${name} cannot be rendered on the server ${data}: ${reasonOf(answer)}. ` +
        'Cure the page, or take `server: true` out of its route.',
    );
  }

  try {
    const { answer } = await rendering.ask({ kind: 'load', id: 0, code });
    if (answer?.kind !== 'loaded')
      throw new ReleaseRefused(
        `${server.file} of ${name} cannot be loaded on the server: ${reasonOf(answer)}.`,
      );
    checkSlices(manifest, answer.slices?.[name]);
    for (const route of routes.filter((each) => each.server)) {
      const { address, answers } = examplePage(route.path, route.calls ?? []);
      await render(route, address, {});
      await render(route, address, { ...answers });
    }
  } finally {
    clearInterval(alive);
    rendering.stop();
  }
}
