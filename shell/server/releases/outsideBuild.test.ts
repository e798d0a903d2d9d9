import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeFresh } from './outsideBuild';

let folder: string;
const release = () => join(folder, 'dist/release.json');

/** @param minutes after the hour at which it was changed */
function write(name: string, text: string, minutes: number) {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const at = new Date(Date.UTC(2024, 0, 20, 13, minutes));
  utimesSync(file, at, at);
}

/** What stands for webpack: writes which sources the build is of. */
const builds = (exitCode = 0) =>
  JSON.stringify({
    name: 'mf-weather',
    scripts: {
      build: `node -e "const f=require('fs');f.mkdirSync('dist',{recursive:true});f.copyFileSync('src/remote.ts','dist/release.json');process.exit(${exitCode})"`,
    },
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-outside-'));
  write('package.json', builds(), 0);
  write('src/remote.ts', 'first', 10);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('builds before a publish, so that what is sent is of the sources as they are', async () => {
  await makeFresh(folder, { built: false });
  write('src/remote.ts', 'second', 20);
  await makeFresh(folder, { built: false });
  expect(readFileSync(release(), 'utf8')).toBe('second');
});

it('publishes nothing of a build that fails', async () => {
  write('package.json', builds(1), 0);
  await expect(makeFresh(folder, { built: false })).rejects.toThrow(
    'npm run build failed; nothing was published',
  );
});

it('refuses a folder that it cannot build', async () => {
  write('package.json', '{"name":"mf-weather"}', 0);
  await expect(makeFresh(folder, { built: false })).rejects.toThrow('package.json has no script "build"');
  expect(existsSync(release())).toBe(false);
});

describe('with --built', () => {
  it('takes what was built after the last change of a source, and builds nothing', async () => {
    write('dist/release.json', 'as it was', 20);
    await makeFresh(folder, { built: true });
    expect(readFileSync(release(), 'utf8')).toBe('as it was');
  });

  it.each(['src/remote.ts', 'src/pages/Page.tsx', 'package.json', 'packages/touchline-shared-5.2.0.tgz'])(
    'refuses a build that is older than %s, by its name',
    async (name) => {
      write('dist/release.json', 'as it was', 20);
      write(name, builds(), 30);
      await expect(makeFresh(folder, { built: true })).rejects.toThrow(
        `dist is stale: ${name} was changed after it was built`,
      );
    },
  );

  it.each(['README.md', 'src/Page.test.tsx', 'node_modules/react/index.js', '.git/index'])(
    'asks nothing of %s, which no build is made from',
    async (name) => {
      write('dist/release.json', 'as it was', 20);
      write(name, '', 30);
      await expect(makeFresh(folder, { built: true })).resolves.toBeUndefined();
    },
  );

  it('refuses a folder that was never built', async () => {
    await expect(makeFresh(folder, { built: true })).rejects.toThrow('dist has no release.json');
  });
});
