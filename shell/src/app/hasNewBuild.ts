import type { BrowserRegistry } from '../remotes/registry';

/** What this tab runs. */
export interface RunningBuild {
  /** Id of the build that this tab runs. */
  readonly buildId: string;
  readonly registry: () => BrowserRegistry;
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
export async function hasNewBuild({ buildId, registry }: RunningBuild) {
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
