import { join } from 'node:path';
import type { EpochMs } from '@touchline/shared/domain';
import type { Clock } from '../../platform/clock';
import { ConfigError, type Config } from '../../platform/config';
import type { DbAssets } from '../../platform/db/assets';
import { HomeBroken, keepFile } from '../../platform/home/homeFiles';
import { withInventedNames } from './inventedNames';
import { createLiveSource } from './live/liveSource';
import { createLocalSource, type LocalSourceChoice } from './localSource';
import type { DocumentSource } from './source';
import { codeOfSource, openThreadedSource } from './thread/threadedSource';

/** Seed of the demo season; another seed is another season. */
const demoSeed = 2324;

/**
 * The instant around which the demo season lies: that of the first start on this data folder, so that time
 * continues between starts.
 *
 * @throws {HomeBroken} when the file is invalid
 */
function demoAnchor(home: string, now: EpochMs): EpochMs {
  const file = join(home, 'demo-season.json');
  const anchor = readAnchor(keepFile(file, () => JSON.stringify({ anchor: now })));
  if (anchor !== undefined) return anchor;
  throw new HomeBroken(
    `${file} does not hold the instant of the demo season. ` +
      'Put back the file from a backup, or delete it to begin a new demo season.',
  );
}

function readAnchor(text: string): EpochMs | undefined {
  try {
    const { anchor } = JSON.parse(text) as { anchor?: unknown };
    return typeof anchor === 'number' && Number.isFinite(anchor) ? anchor : undefined;
  } catch {
    // The caller reports it, with the file and what to do.
    return undefined;
  }
}

type SourceConfig = Pick<
  Config,
  'fplSource' | 'fplApiBase' | 'fplRate' | 'season' | 'home' | 'demoMode' | 'demoSeasons'
>;

/**
 * The configured source, in this thread.
 *
 * @throws {ConfigError} when a replay folder does not contain a recorded season
 */
export function createSource(
  config: SourceConfig,
  clock: Clock,
  { documentThread }: Partial<ThreadFiles> = {},
): DocumentSource {
  const choice = localChoice(config, clock);
  if (choice === undefined) {
    const { fplApiBase: base, fplRate: perSecond, season } = config;
    return named(
      config,
      createLiveSource({ base, season, perSecond, now: clock.now(), threadFile: documentThread }),
    );
  }
  try {
    return named(config, createLocalSource(choice, clock));
  } catch (thrown) {
    throw explained(choice, thrown);
  }
}

/** Files of the worker threads, where the build has emitted them. */
type ThreadFiles = Pick<DbAssets, 'sourceThread' | 'documentThread'>;

/**
 * The same; a season that has to be computed runs in a worker thread if the thread's file exists.
 *
 * @throws {ConfigError} as above
 */
export async function openSource(
  config: SourceConfig,
  clock: Clock,
  files: ThreadFiles,
): Promise<DocumentSource> {
  const choice = localChoice(config, clock);
  const { sourceThread: file } = files;
  if (choice === undefined || file === undefined) return createSource(config, clock, files);
  try {
    return named(config, await openThreadedSource({ file, choice: keeping(choice, config, file), clock }));
  } catch (thrown) {
    throw explained(choice, thrown);
  }
}

/** A demo season is computed once for all starts: it takes seconds. */
const keeping = (
  choice: LocalSourceChoice,
  { demoSeasons }: SourceConfig,
  threadFile: string,
): LocalSourceChoice =>
  choice.kind === 'demo'
    ? { ...choice, keptIn: { folder: demoSeasons, code: codeOfSource(threadFile) } }
    : choice;

/** Demo mode shows invented names with every source; the demo source has them already. */
const named = ({ demoMode }: SourceConfig, source: DocumentSource): DocumentSource =>
  demoMode && !source.can.hasInventedNames ? withInventedNames(source) : source;

function localChoice(
  { fplSource, home, demoMode }: SourceConfig,
  clock: Clock,
): LocalSourceChoice | undefined {
  switch (fplSource.kind) {
    case 'demo':
      return { kind: 'demo', seed: demoSeed, anchor: demoAnchor(home, clock.now()), demoMode };
    case 'replay':
      return fplSource;
    case 'live':
      return undefined;
  }
}

/** A folder without a season is a configuration error; any other error is ours. */
function explained(choice: LocalSourceChoice, thrown: unknown): unknown {
  if (choice.kind !== 'replay') return thrown;
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  const mayBe = `"replay:" and a folder with a recorded season (${why})`;
  return new ConfigError('FPL_SOURCE', `replay:${choice.folder}`, mayBe);
}
