import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { releasesTest as test } from '../support/demo';
import {
  type Build,
  buildWithPage,
  changedBuild,
  entryOf,
  onlyPage,
  readBuild,
  releaseIdOf,
} from '../support/releases';
import { root, type RunningApp } from '../support/runningApp';
import { expect } from '../support/test';

const clubs = onlyPage(readBuild('mf-clubs'), '/clubs');
// Each opens three pages in a browser of its own, beside those of other workers.
test.setTimeout(300_000);

/** A page that does things once, in the browser, and then shows a heading's worth of text. */
const pageThat = (...does: string[]) =>
  buildWithPage(
    clubs,
    '/clubs',
    `()=>{self.isDone||(self.isDone=1,(()=>{${does.join(';')}})());return"Clubs"}`,
  );

/** A trial takes a browser of its own: what one page can do together is tried together. */
const broken: readonly (readonly [kind: string, build: Build, words: readonly RegExp[]])[] = [
  [
    'a container that throws',
    changedBuild(clubs, (name, text) => (name === entryOf(clubs) ? 'throw new Error("no container")' : text)),
    [/fault: mf-clubs, load: /],
  ],
  [
    'a page that throws',
    buildWithPage(clubs, '/clubs', '()=>{throw new Error("broken page")}'),
    [/fault: mf-clubs, render: broken page/],
  ],
  [
    'other HTML than the server’s, an error that nobody catches, a picture from elsewhere, a button without a name, a long task and a changed built-in',
    pageThat(
      'setTimeout(()=>{throw new Error("too late")})',
      'new Image().src="https://elsewhere.example/pixel.png"',
      // After React has drawn the page anew.
      'setTimeout(()=>document.querySelector("main").append(document.createElement("button")),200)',
      'let sum=0;for(let i=0;i<2e9;i++)sum+=i;self.sum=sum',
      // A name of its own: what Home of the live releases changes as well is no finding, and another file may have left one there.
      'Array.prototype.middle=()=>0',
    ),
    [
      /hydration: The browser rendered other HTML/,
      /error: too late/,
      /policy: img-src refused https:\/\/elsewhere\.example/,
      /accessibility: button-name: /,
      /long task: The page was held up/,
      /built-in: Array\.prototype\.middle/,
    ],
  ],
  [
    'a timer, a capturing listener, a style sheet and an animation that outlive the page',
    pageThat(
      'setInterval(()=>{},1000)',
      'document.addEventListener("keydown",()=>{},true)',
      'const sheet=document.createElement("style");sheet.textContent="main{opacity:.99}";document.head.append(sheet)',
      'const turn=()=>requestAnimationFrame(turn);turn()',
    ),
    [
      /left behind: An interval of 1000 ms is still there when the page is left \(.*\/r\/mf-clubs\//,
      /left behind: A capturing listener of keydown/,
      /left behind: A style sheet/,
      /left behind: An animation that goes on/,
    ],
  ],
];

interface Ended {
  readonly code: number;
  readonly output: string;
}

/** What a team types, in a folder with its build. */
async function release(app: RunningApp, build: Build, ...words: string[]): Promise<Ended> {
  const place = mkdtempSync(join(tmpdir(), 'touchline-team-'));
  const dist = join(place, 'mf-clubs/dist');
  mkdirSync(dist, { recursive: true });
  for (const [name, content] of build) writeFileSync(join(dist, name), content);
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [join(root, 'shell/dist/server/release.mjs'), ...words],
      { cwd: place, env: { ...process.env, TOUCHLINE_HOME: app.home, TOUCHLINE_URL: app.url } },
    );
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const {
      code = 1,
      stdout = '',
      stderr = '',
    } = error as { code?: number; stdout?: string; stderr?: string };
    return { code, output: stdout + stderr };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

interface Document {
  readonly generation: number;
  readonly remotes: Record<string, { live: string; releases: { id: string }[] }>;
}

async function releasesOf(app: RunningApp) {
  const token = readFileSync(join(app.home, 'deploy-token'), 'utf8').trim();
  const answer = await fetch(`${app.url}/releases`, { headers: { authorization: `Bearer ${token}` } });
  const { remotes } = (await answer.json()) as Document;
  const { live, releases } = remotes['mf-clubs'] ?? { live: '', releases: [] };
  return { live, ids: releases.map(({ id }) => id) };
}

for (const [kind, build, words] of broken)
  test(`publish refuses ${kind}, with a picture, and nothing is changed`, async ({ app }) => {
    const before = await releasesOf(app);
    const { code, output } = await release(app, build, 'publish', 'mf-clubs');
    for (const word of words) expect(output).toMatch(word);
    expect(output).toContain(`${releaseIdOf(build)} does not go live; nothing was changed`);
    expect(code).toBe(1);
    const picture = /\(picture: (.*\.png)\)/.exec(output)?.[1] ?? '';
    expect(statSync(picture).size).toBeGreaterThan(1000);
    expect(await releasesOf(app)).toEqual(before);
  });

test('publish opens the pages of a build that is right, and makes it live', async ({ app }) => {
  const build = changedBuild(readBuild('mf-clubs'), (name, text) =>
    name === entryOf(readBuild('mf-clubs')) ? `${text};` : text,
  );
  const { code, output } = await release(app, build, 'publish', 'mf-clubs');
  expect(output).toContain('✓ /clubs');
  expect(output).toContain(`${releaseIdOf(build)} is live`);
  expect(code).toBe(0);
  expect((await releasesOf(app)).live).toBe(releaseIdOf(build));
});
