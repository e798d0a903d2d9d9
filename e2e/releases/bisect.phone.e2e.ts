import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { join } from 'node:path';
import { releasesTest as test } from '../support/demo';
import {
  buildWithChunk,
  generationOf,
  inBrowserOnly,
  publish,
  readBuild,
  releaseIdOf,
} from '../support/releases';
import { root, type RunningApp } from '../support/runningApp';
import { expect } from '../support/test';

// It opens Home in a browser of its own, five times.
test.setTimeout(600_000);

const remote = 'mf-fixtures';
const widgetThat = (does: string) =>
  inBrowserOnly(buildWithChunk(readBuild(remote), 'FixtureSlider', `()=>{${does};return"Matches"}`));

async function bisect(app: RunningApp, from: number, to: number): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'shell/dist/server/release.mjs'), 'bisect', '--from', String(from), '--to', String(to)],
    { cwd: root, env: { ...process.env, TOUCHLINE_HOME: app.home, TOUCHLINE_URL: app.url } },
  );
  return stdout;
}

for (const [fault, does, words] of [
  [
    'a widget of Home that throws',
    'throw new Error("broken widget")',
    `fault: ${remote}, render: broken widget`,
  ],
  [
    'a widget of Home that changes a built-in, which what is live shows too',
    'Array.prototype.last=()=>0',
    'built-in: Array.prototype.last',
  ],
] as const)
  test(`bisect finds the release that brought ${fault}`, async ({ app }) => {
    const [right, broken, later] = [widgetThat('0'), widgetThat(does), widgetThat(`self.isLater=1;${does}`)];
    await publish(app, right);
    const from = await generationOf(app);
    await publish(app, broken);
    const brought = await generationOf(app);
    await publish(app, later);

    const said = await bisect(app, from, await generationOf(app));
    expect(said).toContain(`Generation ${brought} of`);
    expect(said).toContain(`${remote} from ${releaseIdOf(right)} to ${releaseIdOf(broken)}`);
    expect(said).toContain(words);
  });
