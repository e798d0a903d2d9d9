// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { chromiumFlags } from './chromiumFlags.mjs';
import { freePort } from './server.mjs';

const waitMs = 60_000;

/** Changes a text of a file; a text that is not in it is a fault of the check. */
function change(file, from, to) {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no "${from}".`);
  writeFileSync(file, before.replace(from, to));
}

/** Starts `touchline-dev` as the script of the remote's package does. @returns its link, once it has compiled */
async function startDev(folder, app) {
  const port = await freePort();
  const dev = spawn(
    process.execPath,
    [join(folder, 'node_modules/@touchline/shared/src/federation/dev.js'), app, '--port', String(port)],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  const link = await new Promise((resolve, reject) => {
    const read = (chunk) => {
      said += chunk;
      const [, found] = /Open (\S+) as staff/.exec(said) ?? [];
      if (found) resolve(found);
    };
    dev.stdout.on('data', read);
    dev.stderr.on('data', read);
    dev.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}:\n${said}`)));
  });
  return { link, stop: () => dev.kill('SIGTERM') };
}

/** A page of the demo's administrator, who agrees to take the remote from this machine. */
async function openPage(browser, app, path, link) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.request.post(`${app}/v1/auth/login`, {
    headers: { 'x-api-key': 'touchline-web' },
    data: { email: 'admin@touchline.test', password: 'kick-off-at-three', remember: true },
  });
  const page = await context.newPage();
  await page.goto(`${app}${path}${new URL(link).search}`);
  await page.getByRole('button', { name: 'Take it' }).click();
  return page;
}

/**
 * Develops a remote in the pages of a running app: opens its page, presses a button of it, saves its component with another heading, and
 * holds that the heading changes in the same document, with what the component knew.
 *
 * @param {{ folder: string, name: string, server: { url: string } }} options `name`: as it was made, without `mf-`
 * @throws Error when the page is loaded again, loses the component's state, or keeps the old heading for a minute
 */
export async function checkRefresh({ folder, name, server }) {
  const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const file = join(folder, `src/pages/${title}Page/${title}Page.tsx`);
  const page = `export default function ${title}Page() {\n`;
  change(file, page, `${page}  const [presses, setPresses] = useState(0);\n`);
  change(
    file,
    '<PageBody>',
    '<PageBody>\n      <button onClick={() => setPresses(presses + 1)}>Presses: {presses}</button>',
  );
  change(file, 'import {', "import { useState } from 'react';\nimport {");
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumFlags });
  const dev = await startDev(folder, server.url);
  try {
    const opened = await openPage(browser, server.url, `/${name}`, dev.link);
    await opened.getByRole('button', { name: 'Presses: 0' }).click({ timeout: waitMs });
    await opened.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    change(file, `title="${title}"`, `title="${title} as it was just saved"`);
    const heading = opened.getByRole('heading', { level: 1, name: `${title} as it was just saved` });
    await heading.waitFor({ timeout: waitMs });
    if (!(await opened.evaluate(() => 'isSameDocument' in globalThis)))
      throw new Error('The page was loaded again after a save: its component was not exchanged.');
    await opened.getByRole('button', { name: 'Presses: 1' }).waitFor({ timeout: 5000 });
  } finally {
    dev.stop();
    await browser.close();
  }
}
