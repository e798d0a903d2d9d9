import { designSystemVersion } from '@touchline/design-system/version';
import { servedContracts } from '@touchline/shared/contract/version';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import { eagerModules, lazyModules } from '@touchline/shared/federation/sharedModules.js';
import { bootFormat } from '@touchline/shared/contract/version';
import type { ShellOffers } from '../releases/releaseDocument';
import type { Build } from './aBuild';

/**
 * A build of the shell as it is stored. `hash` has ten digits; the files' content names it.
 *
 * @param renderer code of its rendering process; none when absent
 */
export function aShellBuild(hash: string, offers: Partial<ShellOffers> = {}, renderer?: string): Build {
  const main = `main.${hash}.js`;
  const files: Build = new Map([
    [main, Buffer.from(`/* shell ${hash} */`)],
    ['framework.ffffffffff.js', Buffer.from('/* in every build */')],
    ['service-worker.js', Buffer.from(`/* worker ${hash} */`)],
  ]);
  const integrity = Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]));
  if (renderer !== undefined) files.set('renderer.cjs', Buffer.from(renderer));
  const manifest = {
    name: 'shell',
    version: '1.0.0',
    hash,
    onePiece: false,
    serviceWorker: true,
    entry: ['framework.ffffffffff.js', main],
    lazy: {},
    chunks: {},
    fonts: [],
    offers: {
      contracts: servedContracts,
      designSystem: designSystemVersion,
      modules: [...eagerModules, ...lazyModules],
      boot: bootFormat,
      ...offers,
    },
    ...(renderer !== undefined && {
      server: { file: 'renderer.cjs', integrity: integrityOf(Buffer.from(renderer)) },
    }),
    integrity,
    sizes: {},
  };
  return files.set('release.json', Buffer.from(JSON.stringify(manifest)));
}
