import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochMs } from '@touchline/shared/domain';
import type { Clock } from '../clock';
import { ConfigError, type Config } from '../config';
import { createDemoSource } from './demo/demoSource';
import { createLiveSource } from './live/liveSource';
import { createReplaySource } from './replay/replaySource';
import type { FplSource } from './source';

/** The demo season is always the same one; another seed is another season. */
const demoSeed = 2324;

/**
 * The instant the demo season lies around: that of the first start on this data folder, so that time goes on
 * from start to start.
 */
function demoAnchor(home: string, now: EpochMs): EpochMs {
  const file = join(home, 'demo-season.json');
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { anchor: EpochMs }).anchor;
  mkdirSync(home, { recursive: true });
  writeFileSync(file, JSON.stringify({ anchor: now }));
  return now;
}

/**
 * The source that the configuration names.
 *
 * @throws {ConfigError} when a replay folder does not hold a recorded season
 */
export function createSource(
  config: Pick<Config, 'fplSource' | 'fplApiBase' | 'season' | 'home' | 'demoMode'>,
  clock: Clock,
): FplSource {
  const { fplSource, home, demoMode } = config;
  switch (fplSource.kind) {
    case 'demo':
      return createDemoSource({ clock, seed: demoSeed, anchor: demoAnchor(home, clock.now()), demoMode });
    case 'replay':
      return openReplay(fplSource.folder, clock);
    case 'live':
      return createLiveSource({ base: config.fplApiBase, season: config.season });
  }
}

function openReplay(folder: string, clock: Clock): FplSource {
  try {
    return createReplaySource({ folder, clock });
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    throw new ConfigError(
      'FPL_SOURCE',
      `replay:${folder}`,
      `"replay:" and a folder with a recorded season (${why})`,
    );
  }
}
