import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { adopt, Declaration, declarationFile } from './adopt';
import { buildFolder, isBuilt, readBuildOf, type ReleaseFiles, remoteHere } from './builtFiles';
import { changesOf } from './changelog';
import type { ReleaseActionOptions, ReleaseVerb } from './releaseActions';
import type { CanaryAudience } from './releaseChanges';
import { ReleaseRefused, releasesOf } from './releaseDocument';
import { releaseListing, stateWords, tokenListing } from './releaseListing';
import { parseAnyManifest, ReleaseManifest } from './releaseManifest';
import type { PublishRequest, ReleaseTarget } from './releaseTarget';
import { bisect } from './trial/bisect';
import { foundIn, runTrial } from './trial/trial';

const usage = `Usage: npm run release -- <command> [remote] [options]

  publish mf-team …                 make the build in mf-team/dist live; it is built first when it is stale. In the
                                    folder of a remote outside this repository, the name may be left out
          --same-version            accept other files under a version that was used before (local data folder only)
          --preview                 store it without serving it: staff open it by the link that is printed
          --untried                 do not open its pages in a browser before they are served
          --built                   outside this repository: send the build in dist, which is otherwise built first; a stale one is refused
  try mf-team@next                  open every page and widget of the build in mf-team/dist in a browser, inside what is live
      mf-team@<id>                  … of a stored release
      shell@next                    … every page of every live remote, under the shell that is built here
  bisect --from 810 --to 823        find the change of what was live that brought a fault, by opening a page in the releases of then
         --page /clubs              … this page; without it Home. Generations are in the audit log and in x-touchline-releases
  canary mf-team --share 10         serve the build in mf-team/dist to 10 % of the users, the same ones every time
         mf-team --role BETA        … to everybody whose role includes BETA, MODERATOR or ADMIN
         --release 1.2.0-3f9a1c20de use a stored release in place of the build; also changes a running canary's share
         --stop                     end the canary; its users get the live release again
  promote mf-team                   make the canary live for everybody
          --release <id>            … or a stored release
  rollback mf-team                  go back to the release before; once more undoes it
           --release <id>           … or to any of the last 20
  pin mf-team [--release <id>]      hold the live release (or another): publishes are stored and do not go live
  unpin mf-team
  disable mf-team [--reason "…"]    serve nothing of it: its pages say that they are switched off
  enable mf-team
  discard mf-team --release <id>    forget a stored release that was never served: its version is free again
  list [mf-team]                    releases with state, who, when, commit, size, failed pages, contract; of one its changes too
  publish shell, rollback shell, …  the same for the shell, whose browser files and server rendering are one release;
          --force                   serve a build of it that cannot load every live remote. The shell is never disabled
  adopt dist                        write release.json into the folder of a build by federation's plugin for webpack or Rsbuild alone, from
                                    its mf-manifest.json and the touchline.json in or beside the folder (docs/release-format.md)
  schema                            print the JSON schema of release.json; schema touchline.json that of the declaration
  token make mf-team --for ada@example.com [--note CI] [--days 365]
                                    a deploy token that changes this remote only; shown once. --for names who answers for it: the
                                    audit log names them with every change
  token list
  token revoke <id>

A link with ?preview=mf-team@<id> shows staff (BETA, MODERATOR, ADMIN) a stored release until they sign in again,
?preview=mf-team@live the live one; ?safe-mode shows everybody's releases, ?safe-mode=off leaves it.
A publish and a canary open the build's pages in a browser first, where this machine has one and a server runs: what fails is
named, with a picture, and nothing changes.
Every change is live on the next navigation and stands in the audit log (/admin/audit).
Server: TOUCHLINE_URL with TOUCHLINE_DEPLOY_TOKEN, else the one that runs on TOUCHLINE_HOME, else the data folder itself.`;

const options = {
  help: { type: 'boolean', short: 'h' },
  share: { type: 'string' },
  role: { type: 'string' },
  release: { type: 'string' },
  reason: { type: 'string' },
  note: { type: 'string' },
  for: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  page: { type: 'string' },
  days: { type: 'string' },
  stop: { type: 'boolean' },
  preview: { type: 'boolean' },
  'same-version': { type: 'boolean' },
  force: { type: 'boolean' },
  untried: { type: 'boolean' },
  built: { type: 'boolean' },
} as const;

type Flags = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values'];

const say = (text: string) => process.stdout.write(`${text}\n`);

/** @throws ReleaseRefused unless the text is a number */
function numberOf(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number)) return number;
  throw new ReleaseRefused(`--${name} wants a number, not "${text}".`);
}

function audienceOf({ share, role }: Flags): CanaryAudience {
  return {
    ...(share !== undefined && { share: numberOf('share', share.replace(/%$/, '')) }),
    ...(role !== undefined && { role: role.toUpperCase() }),
  };
}

/** Commit checked out in the working folder; undefined outside a repository. */
function commitHere(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    // No repository here.
    return undefined;
  }
}

/**
 * Link for users whose role includes BETA. For a data folder without a running server only the path is known.
 */
const previewLink = ({ place }: ReleaseTarget, remote: string, release: string) =>
  `${place.startsWith('http') ? place : ''}/?preview=${remote}@${release}`;

/** A build as it is sent to the server. */
interface BuildToPublish {
  readonly remote: string;
  readonly id: string;
  readonly files: ReleaseFiles;
  readonly request: PublishRequest;
}

async function readBuildHere(remote: string, flags: Flags): Promise<BuildToPublish> {
  const folder = buildFolder(remote);
  if (!isBuilt(remote, folder))
    throw new ReleaseRefused(
      `${remote} is not built: ${folder} has no release.json. Run npm run build -- ${remote}.`,
    );
  const commit = commitHere();
  const files = await readBuildOf(remote, folder);
  const { version, hash } = parseAnyManifest(files.get('release.json')?.toString('utf8') ?? '');
  const changes = changesOf(join(folder, '..'), version);
  const request = {
    ...(commit !== undefined && { commit }),
    ...(changes !== undefined && { changes }),
    ...(flags['same-version'] && { trial: true }),
    ...(flags.force && { force: true }),
  };
  return { remote, id: `${version}-${hash}`, files, request };
}

/**
 * Stores a build without serving it and opens its pages in a browser. One that fails is forgotten again, unless it was stored before.
 *
 * @returns how it was tried, for the audit log
 * @throws ReleaseRefused naming what was found
 */
async function tryBuild(
  target: ReleaseTarget,
  { remote, id, files, request }: BuildToPublish,
): Promise<string> {
  const { live, canary, releases } = releasesOf(await target.document(), remote);
  if ([live, canary?.id].includes(id)) return 'not tried again: it is served already';
  if (!target.startTrial) return notTried('no server runs on the data folder');
  const isNew = !releases.some((release) => release.id === id);
  await target.publish(files, { ...request, preview: true });
  const discard = () => target.change(remote, 'discard', { release: id });
  let found: string | undefined;
  let why: string | undefined;
  try {
    say(`Opening the pages of ${remote} ${id} in a browser:`);
    const tried = await runTrial(target, remote, id, say);
    if (typeof tried === 'string') why = tried;
    else found = foundIn(tried);
  } catch (error) {
    if (isNew) await discard();
    throw error;
  }
  if (found === undefined) return why === undefined ? 'in a browser' : notTried(why);
  if (isNew) await discard();
  throw new ReleaseRefused(
    `${remote} ${id} does not go live; nothing was changed. In a browser it shows:\n${found}`,
  );
}

function notTried(why: string): string {
  const words = `not tried in a browser: ${why}`;
  say(`It is ${words}.`);
  return words;
}

async function publishRemote(target: ReleaseTarget, remote: string, flags: Flags, canary?: CanaryAudience) {
  const build = await readBuildHere(remote, flags);
  const isPreview = flags.preview === true && !canary;
  const tried = isPreview ? undefined : await triedBefore(target, build, flags);
  const { release, live, pinned } = await target.publish(build.files, {
    ...build.request,
    ...(canary && { canary }),
    ...(isPreview && { preview: true }),
    ...(tried !== undefined && { tried }),
  });
  if (canary)
    return say(`${remote} ${release} is a canary at ${target.place}. Live is ${live ?? 'nothing'}.`);
  if (isPreview)
    return say(
      `${remote} ${release} is stored at ${target.place}; live is ${live ?? 'nothing'}. Staff see it at ${previewLink(target, remote, release)}`,
    );
  if (pinned && live !== release)
    return say(
      `${remote} ${release} is stored at ${target.place} and not live: ${remote} is pinned to ${live ?? 'nothing'}.`,
    );
  return say(`${remote} ${release} is live at ${target.place}. It is served on the next navigation.`);
}

const triedBefore = (target: ReleaseTarget, build: BuildToPublish, { untried }: Flags) =>
  untried ? notTried('--untried was given') : tryBuild(target, build);

/** `try mf-team@next`, `try mf-team@1.2.0-3f9a1c20de`, `try shell@next`. */
async function tryRelease(target: ReleaseTarget, name: string, flags: Flags) {
  const [remote = '', release = 'next'] = name.split('@');
  const found =
    release === 'next' ? await tryHere(target, remote, flags) : await tryStored(target, remote, release);
  say(
    found === 'in a browser' ? `${name} has been tried in a browser: every page is as it should be.` : found,
  );
}

/** The build in this folder; unless it was stored before, it is forgotten afterwards. */
async function tryHere(target: ReleaseTarget, remote: string, flags: Flags): Promise<string> {
  const build = await readBuildHere(remote, flags);
  const { releases } = releasesOf(await target.document(), remote);
  if (releases.some(({ id }) => id === build.id)) return tryStored(target, remote, build.id);
  const words = await tryBuild(target, build);
  if (target.startTrial) await target.change(remote, 'discard', { release: build.id });
  return words;
}

async function tryStored(target: ReleaseTarget, remote: string, release: string): Promise<string> {
  const tried = await runTrial(target, remote, release, say);
  if (typeof tried === 'string') return notTried(tried);
  const found = foundIn(tried);
  if (found !== undefined) throw new ReleaseRefused(`${remote} ${release} shows in a browser:\n${found}`);
  return 'in a browser';
}

async function change(
  target: ReleaseTarget,
  remote: string,
  verb: ReleaseVerb,
  change: ReleaseActionOptions,
) {
  const changed = await target.change(remote, verb, change);
  say(`${remote} at ${target.place}: ${stateWords(changed)}.`);
}

async function runToken(target: ReleaseTarget, [verb, name]: readonly string[], flags: Flags) {
  if (verb === 'list') return say(tokenListing(await target.tokens()));
  if (verb === 'make' && name !== undefined) {
    const days = numberOf('days', flags.days ?? '365');
    const { note = '', for: person = '' } = flags;
    const { token, made } = await target.makeToken({ remote: name, person, note, days });
    say(
      `Deploy token ${made.id} of ${name} for ${person}, good until ${made.expires_at}. It is shown only now:`,
    );
    return say(token);
  }
  if (verb === 'revoke' && name !== undefined) {
    const { id, remote } = await target.revokeToken(name);
    return say(`Deploy token ${id} of ${remote} is revoked.`);
  }
  throw new ReleaseRefused(usage);
}

async function runBisect(target: ReleaseTarget, { from, to, page = '/' }: Flags) {
  if (from === undefined || to === undefined)
    throw new ReleaseRefused('Name the generations: --from without the fault, --to with it.');
  const range = { from: numberOf('from', from), to: numberOf('to', to), page };
  say(`Opening ${page} in what was live between generation ${from} and ${to}:`);
  say(await bisect(target, range, say));
}

/** In the folder of a remote its name may be left out. */
function namesHere(verb: string): readonly string[] {
  const here = remoteHere();
  return here === undefined || verb === 'token' || verb === 'list' || verb === 'bisect' ? [] : [here];
}

async function runCommand(target: ReleaseTarget, verb: string, names: readonly string[], flags: Flags) {
  const [remote] = names;
  if (verb === 'list') return say(releaseListing(await target.document(), remote));
  if (verb === 'bisect') return runBisect(target, flags);
  if (verb === 'token') return runToken(target, names, flags);
  if (remote === undefined) throw new ReleaseRefused(usage);
  const release = {
    ...(flags.release !== undefined && { release: flags.release }),
    ...(flags.force && { force: true }),
  };
  switch (verb) {
    case 'publish':
      for (const name of names) await publishRemote(target, name, flags);
      return;
    case 'canary':
      if (flags.stop) return change(target, remote, 'canary-stop', {});
      if (flags.release === undefined) return publishRemote(target, remote, flags, audienceOf(flags));
      return change(target, remote, 'canary', { ...release, ...audienceOf(flags) });
    case 'rollback':
    case 'promote':
    case 'pin':
      return change(target, remote, verb, release);
    case 'discard':
      return change(target, remote, verb, release);
    case 'try':
      for (const name of names) await tryRelease(target, name, flags);
      return;
    case 'unpin':
    case 'enable':
      return change(target, remote, verb, {});
    case 'disable':
      return change(target, remote, verb, flags.reason === undefined ? {} : { reason: flags.reason });
    default:
      throw new ReleaseRefused(`There is no command "${verb}".\n\n${usage}`);
  }
}

/** Commands that need no server. @returns false for all others */
async function runHere(verb: string | undefined, [name]: readonly string[]): Promise<boolean> {
  if (verb === 'schema') {
    const schema = name === declarationFile ? Declaration : ReleaseManifest;
    say(JSON.stringify(schema, null, 2));
    return true;
  }
  if (verb !== 'adopt') return false;
  if (name === undefined) throw new ReleaseRefused('Name the folder of the build: adopt dist');
  const { name: remote, version, hash } = await adopt(resolve(name));
  say(`${join(name, 'release.json')} is written: ${remote} ${version}-${hash}.`);
  return true;
}

/** Whether a command sends the build in the folder, and no stored release. */
function takesBuild(verb: string, names: readonly string[], flags: Flags): boolean {
  if (verb === 'try') return names.some((name) => !name.includes('@') || name.endsWith('@next'));
  return verb === 'publish' || (verb === 'canary' && !flags.stop && flags.release === undefined);
}

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new ReleaseRefused(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/**
 * Runs the command of the process's arguments and prints what it did. What was refused is printed in words, and the process ends
 * with 1.
 *
 * @param open called once a command is to run; throws `ReleaseRefused` when there is nothing to run it on
 * @param makeFresh called before the build in the folder is read; throws `ReleaseRefused` when it cannot be sent
 */
export async function runReleaseCommand(
  open: () => ReleaseTarget | Promise<ReleaseTarget>,
  makeFresh?: (how: { readonly built: boolean }) => Promise<void>,
): Promise<void> {
  try {
    const { values: flags, positionals } = readArguments();
    const [verb, ...named] = positionals;
    if (flags.help || verb === 'help') {
      say(usage);
      return;
    }
    if (verb === undefined) throw new ReleaseRefused(usage);
    if (await runHere(verb, named)) return;
    const names = named.length > 0 ? named : namesHere(verb);
    const target = await open();
    try {
      if (takesBuild(verb, names, flags)) await makeFresh?.({ built: flags.built === true });
      await runCommand(target, verb, names, flags);
    } finally {
      await target.close();
    }
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
