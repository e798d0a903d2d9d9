import type { BrowserRegistry } from '../remotes/registry';

/** Milliseconds between checks for a new build (specification section 9). */
export const buildCheckMs = 60 * 60 * 1000;

interface BuildCheck {
  /** Id of the build that this tab runs. */
  readonly buildId: string;
  readonly registry: () => BrowserRegistry;
  readonly onNewBuild: () => void;
}

async function readJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/**
 * Whether the server has another shell build, or other releases of remotes, than this tab. Invalid answers
 * count as no.
 */
export async function hasNewBuild({ buildId, registry }: Pick<BuildCheck, 'buildId' | 'registry'>) {
  const [build, latest] = await Promise.allSettled([
    readJson('/builds/latest.json'),
    readJson('/builds/registry.json'),
  ]);
  const newId = build.status === 'fulfilled' ? (build.value as { id?: unknown } | null)?.id : undefined;
  const generation =
    latest.status === 'fulfilled' ? (latest.value as { generation?: unknown } | null)?.generation : undefined;
  return (
    (typeof newId === 'string' && newId !== buildId) ||
    (typeof generation === 'number' && generation > registry().generation)
  );
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
