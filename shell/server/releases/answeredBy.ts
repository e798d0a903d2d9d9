import type { BrowserRegistry } from '../../src/services/remotes/registry';
import type { ServedShell } from '../shells';
import { type ReleaseDocument, releasesOf, shellName } from './releaseDocument';

/** Header of every page of the app. */
export const releasesHeader = 'x-touchline-releases';

const isCanary = (document: ReleaseDocument, name: string, id: string) => {
  const { live, canary } = releasesOf(document, name);
  return canary?.id === id && live !== id ? canary : undefined;
};

/** Why a reader gets this release: `live`, `pinned`, `preview`, `canary 10 %`, `canary BETA`. */
function reasonFor(document: ReleaseDocument, name: string, id: string, isPreview: boolean): string {
  if (isPreview) return 'preview';
  const canary = isCanary(document, name, id);
  if (canary) return `canary ${canary.role ?? `${canary.share} %`}`;
  return releasesOf(document, name).pinned ? 'pinned' : 'live';
}

/** An item of a list as RFC 9651 writes it: `mf-team;id="1.2.0-3f9a1c20de";why="live"`. */
const itemOf = (name: string, id: string, why: string) => `${name};id="${id}";why="${why}"`;

/**
 * The releases that a page is made of, and why this reader gets them.
 *
 * @param remotes those whose code the page needs
 */
export function answeredBy(
  document: ReleaseDocument,
  registry: BrowserRegistry,
  { release, isPreview }: Pick<ServedShell, 'release' | 'isPreview'>,
  remotes: readonly string[],
): string {
  const shell = release
    ? [itemOf(shellName, release.id, reasonFor(document, shellName, release.id, isPreview))]
    : [itemOf(shellName, '', 'not a release')];
  const others = remotes.map((name) => {
    const { live, preview = false } = registry.remotes[name] ?? {};
    if (!live) return itemOf(name, '', 'switched off');
    const id = live.base.split('/').at(-2) ?? '';
    return live.base.startsWith('/r/')
      ? itemOf(name, id, reasonFor(document, name, id, preview))
      : itemOf(name, live.version, 'local');
  });
  return [`registry;generation=${document.generation}`, ...shell, ...others].join(', ');
}
