// @ts-check
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const folder = join(root, '.cache/against');

/**
 * The commit that a name of Git means: a branch, a tag, `HEAD~1`.
 *
 * @param {string} name
 * @returns {Promise<string>} its hash
 * @throws Error when there is none
 */
export async function commitOf(name) {
  const args = ['rev-parse', '--verify', '--quiet', `${name}^{commit}`];
  const hash = await run('git', args, { quiet: true }).catch(() => '');
  if (!hash) throw new Error(`Git knows no commit called "${name}".`);
  return hash.trim();
}

/**
 * A worktree of a commit in `.cache/against`, with the packages that are installed here and its Storybook built. The last one is
 * kept, so that a second comparison with the same commit builds nothing.
 *
 * @param {string} hash
 * @param {readonly string[]} [files] stories that are enough, in files relative to the repository; all where left out
 * @returns {Promise<string>} its folder
 */
export async function storybookOf(hash, files) {
  const checkout = join(folder, hash);
  if (hasStories(checkout, files)) return checkout;
  if (!existsSync(join(checkout, 'shared/generated'))) await checkOut(hash, checkout);
  const there = files?.filter((file) => existsSync(join(checkout, file)));
  // A test build has no documentation: three times as fast.
  const build = ['scripts/storybook.mjs', 'build', '--test'];
  await run(process.execPath, build, {
    cwd: checkout,
    quiet: true,
    env: there && { STORIES: there.join(',') },
  });
  writeFileSync(join(checkout, listOfStories), JSON.stringify(files ?? 'all'));
  return checkout;
}

/** Written when a build has ended: the files whose stories it has. */
const listOfStories = 'storybook-static/stories.json';

function hasStories(checkout, files) {
  const list = join(checkout, listOfStories);
  if (!existsSync(list)) return false;
  const built = JSON.parse(readFileSync(list, 'utf8'));
  return built === 'all' || (files?.every((file) => built.includes(file)) ?? false);
}

async function checkOut(hash, checkout) {
  await removeOthers();
  await run('git', ['worktree', 'add', '--detach', '--force', checkout, hash], { quiet: true });
  linkPackages(root, checkout);
  for (const name of readdirSync(root))
    if (existsSync(join(root, name, 'node_modules')) && existsSync(join(checkout, name)))
      linkPackages(join(root, name), join(checkout, name));
  await run('npm', ['run', '-s', 'build'], { cwd: join(checkout, 'shared'), quiet: true });
}

async function removeOthers() {
  rmSync(folder, { recursive: true, force: true });
  await run('git', ['worktree', 'prune'], { quiet: true });
}

/**
 * Links every installed package of one folder into another. Links to workspaces are made anew, so that they lead to the
 * workspaces of the other checkout.
 *
 * @param {string} from folder with `node_modules`
 * @param {string} to
 */
export function linkPackages(from, to) {
  linkEntries(join(from, 'node_modules'), join(to, 'node_modules'));
}

function linkEntries(from, to) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '.cache') continue;
    const [source, target] = [join(from, name), join(to, name)];
    if (lstatSync(source).isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (name.startsWith('@')) linkEntries(source, target);
    else symlinkSync(source, target);
  }
}
