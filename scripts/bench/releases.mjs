// @ts-check
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from '../lib/builds.mjs';
import { root, run } from '../lib/run.mjs';
import { startServer } from '../lib/server.mjs';
import { median, row, signIn } from './slowPhone.mjs';

const repeats = 5;
/** Seconds from the command until the next navigation has it. */
const most = { publish: 5, rollback: 1 };
const tool = join(root, 'shell/dist/server/release.mjs');

const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 10);
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Gives a file of a build other content, and the build the hashes and the id that follow. @returns the manifest */
function changeFile(folder, file, mark, renamed = file) {
  const manifest = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  const content = `${readFileSync(join(folder, file), 'utf8')}\n/* ${mark} */`;
  for (const end of ['', '.br', '.gz']) rmSync(join(folder, file + end));
  writeFileSync(join(folder, renamed), content);
  delete manifest.integrity[file];
  manifest.integrity[renamed] = integrityOf(content);
  manifest.hash = digest(JSON.stringify(manifest.integrity));
  return manifest;
}

/** Writes another build into a folder of its own. @returns what a page names of it */
const makeBuild = {
  'mf-fixtures'(place, mark) {
    const folder = join(place, 'mf-fixtures/dist');
    cpSync(join(root, 'mf-fixtures/dist'), folder, { recursive: true });
    const { entry } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
    const manifest = { ...changeFile(folder, entry, mark), version: `1.1.${mark}` };
    writeFileSync(join(folder, 'release.json'), JSON.stringify(manifest));
    return `/r/mf-fixtures/${manifest.version}-${manifest.hash}/`;
  },
  shell(place, mark) {
    mkdirSync(join(place, 'shell'), { recursive: true });
    for (const part of ['web', 'renderer'])
      cpSync(join(root, 'shell/dist', part), join(place, 'shell/dist', part), { recursive: true });
    const folder = join(place, 'shell/dist/web');
    const before = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
    const main = before.entry.find((file) => /^main\..*js$/.test(file));
    const renamed = `main.${digest(`${main} ${mark}`)}.js`;
    const manifest = changeFile(folder, main, mark, renamed);
    manifest.entry = before.entry.map((file) => (file === main ? renamed : file));
    writeFileSync(join(folder, 'release.json'), JSON.stringify(manifest));
    return `/s/${renamed}`;
  },
};

/** A reader's navigations: each renews the session's cookies, as a browser does. */
async function createReader(url) {
  const cookies = new Map((await signIn(url)).map(({ name, value }) => [name, value]));
  return async () => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${url}/fixtures/24`, { headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return answer.text();
  };
}

/** @returns seconds from the command until a navigation shows it */
async function secondsUntil(command, isSeen) {
  const since = performance.now();
  await command();
  if (!(await isSeen())) throw new Error('The navigation after the command has something else.');
  return (performance.now() - since) / 1000;
}

async function benchOwner(owner, { url, home }) {
  const readPage = await createReader(url);
  const token = readFileSync(join(home, 'deploy-token'), 'utf8').trim();
  const env = { TOUCHLINE_URL: url, TOUCHLINE_DEPLOY_TOKEN: token };
  const seconds = { publish: [], rollback: [] };
  for (let turn = 1; turn <= repeats; turn += 1) {
    const place = mkdtempSync(join(tmpdir(), 'touchline-bench-build-'));
    try {
      const named = makeBuild[owner](place, turn);
      const publish = () => run(process.execPath, [tool, 'publish', owner], { quiet: true, env, cwd: place });
      seconds.publish.push(await secondsUntil(publish, async () => (await readPage()).includes(named)));
      const rollback = () =>
        run(process.execPath, [join(root, 'scripts/release.mjs'), 'rollback', owner], { quiet: true, env });
      seconds.rollback.push(await secondsUntil(rollback, async () => !(await readPage()).includes(named)));
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  }
  const medians = { publish: median(seconds.publish), rollback: median(seconds.rollback) };
  const shown = (list) => list.map((one) => one.toFixed(2)).join(' ');
  for (const what of /** @type {const} */ (['publish', 'rollback']))
    process.stdout.write(
      row([`${what} ${owner}`, medians[what].toFixed(2), `of ${most[what]}`, `  ${shown(seconds[what])}`]),
    );
  return Object.entries(medians)
    .filter(([what, taken]) => taken > most[what])
    .map(([what, taken]) => `${what} ${owner}: ${taken.toFixed(2)} of ${most[what]} s`);
}

/**
 * How long a publish of a build that is there takes, with its pages rendered on trial, and a rollback, for a remote and for the
 * shell: from the command until the next navigation has it.
 *
 * @returns {Promise<string[]>} a sentence for each exceeded limit
 */
export async function benchReleases() {
  await buildStale();
  const server = await startServer({ CLOCK: '2024-01-20T13:40:00Z', RENDER: 'server' });
  process.stdout.write(
    `\nReleases, seconds until the next navigation has them, medians of ${repeats} (load of the machine ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors)\n`,
  );
  try {
    const missed = [];
    for (const owner of ['mf-fixtures', 'shell']) missed.push(...(await benchOwner(owner, server)));
    return missed;
  } finally {
    await server.stop();
  }
}
