import type { BrowserRegistry } from '../services/remotes/registry';
import { readJson } from './readJson';

/** Milliseconds between checks for a new build (specification section 9). */
export const buildCheckMs = 60 * 60 * 1000;

interface BuildCheck {
  /** Id of the build that this tab runs. */
  readonly buildId: string;
  readonly registry: () => BrowserRegistry;
  readonly onNewBuild: () => void;
}

interface BuildFields {
  readonly id?: unknown;
  readonly generation?: unknown;
}

/** @returns the fields of the answer, unchecked; none when it cannot be had */
async function readFields(address: string): Promise<BuildFields> {
  try {
    return Object(await readJson(address)) as BuildFields;
  } catch {
    return {};
  }
}

/**
 * Whether the server has another shell build, or other releases of remotes, than this tab. Invalid answers
 * count as no.
 */
export async function hasNewBuild({ buildId, registry }: Pick<BuildCheck, 'buildId' | 'registry'>) {
  const [{ id = buildId }, { generation }] = await Promise.all([
    readFields(`/builds/latest.json?build=${buildId}`),
    readFields('/builds/registry.json'),
  ]);
  return (typeof id === 'string' && id !== buildId) || Number(generation) > registry().generation;
}

/** Checks for a new build every hour, and notifies once. */
export function watchBuilds(check: BuildCheck): () => void {
  const timer = setInterval(() => {
    void hasNewBuild(check).then((isNew) => {
      if (!isNew) return;
      clearInterval(timer);
      check.onNewBuild();
    });
  }, buildCheckMs);
  return () => clearInterval(timer);
}
