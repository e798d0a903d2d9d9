import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '@touchline/api';
import { ReleaseRefused, releasesOf, type ReleaseDocument } from './releaseDocument';
import { readBuild } from './releaseStore';
import { buildFolder, openReleaseTarget, type ReleaseTarget } from './releaseTarget';

/** `npm run release -- publish|rollback|list`: makes a remote's build live, goes back, or shows what there is. */
const usage = `npm run release -- publish mf-team    make the build in mf-team/dist live
npm run release -- rollback mf-team   go back to what was live before
npm run release -- list [mf-team]     what exists and what is live`;

const say = (text: string) => process.stdout.write(`${text}\n`);

function listing(document: ReleaseDocument, only?: string): string {
  const names = Object.keys(document.remotes).filter((name) => only === undefined || name === only);
  if (names.length === 0) return 'Nothing has been published yet.';
  return names
    .flatMap((name) => {
      const { live, previous, releases } = releasesOf(document, name);
      const mark = (id: string) => (id === live ? 'live' : id === previous ? 'previous' : '');
      return [
        name,
        ...releases.map(
          ({ id, contract, published_at }) => `  ${id}  ${published_at}  contract ${contract}  ${mark(id)}`,
        ),
      ];
    })
    .join('\n');
}

async function publishRemote(target: ReleaseTarget, remote: string) {
  const folder = buildFolder(remote);
  if (!existsSync(join(folder, 'release.json')))
    throw new ReleaseRefused(
      `${remote} is not built: ${folder}/release.json is missing. Run npm run build -- ${remote}.`,
    );
  const { live } = await target.publish(await readBuild(folder));
  say(`${remote} ${live} is live at ${target.place}. It is served on the next navigation.`);
}

async function runCommand(target: ReleaseTarget, verb: string | undefined, names: readonly string[]) {
  const [first] = names;
  if (verb === 'list') return say(listing(await target.document(), first));
  if (first !== undefined && verb === 'publish') {
    for (const remote of names) await publishRemote(target, remote);
    return;
  }
  if (first !== undefined && verb === 'rollback') {
    const { live } = await target.rollback(first);
    return say(`${first} is back at ${live ?? 'nothing'} at ${target.place}.`);
  }
  throw new ReleaseRefused(usage);
}

const [verb, ...names] = process.argv.slice(2);
try {
  const target = await openReleaseTarget(dirname(fileURLToPath(import.meta.url)));
  try {
    await runCommand(target, verb, names);
  } finally {
    await target.close();
  }
} catch (error) {
  if (!(error instanceof ReleaseRefused || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
