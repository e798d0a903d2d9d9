import { designSystemVersion } from '@touchline/design-system/version';
import { contractVersion } from '@touchline/shared/contract/version';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import type { ShellBuild } from '../shellBuild';

export interface TestedManifest {
  name: string;
  version: string;
  hash: string;
  contract: string;
  designSystem: string;
  prefixes: string[];
  slices: string[];
  routes: { path: string; heading: string; chunk: string; files: string[]; shared: string[] }[];
  title?: string;
  places?: { to: string; label: string; icon: string; order?: number; covers?: string[] }[];
  widgets: {
    name: string;
    slot: string;
    home?: object;
    access?: string;
    files: string[];
    shared: string[];
  }[];
  flags?: { name: string; text: string }[];
  requires: Record<string, string>;
  uses?: Record<string, string[]>;
  integrity: Record<string, string>;
  sizes: Record<string, { raw: number; brotli: number }>;
}

export type Build = Map<string, Buffer>;

/** A build of mf-clubs as its webpack configuration writes it; `hash` has ten digits. */
export function aBuild(
  hash: string,
  change: (manifest: TestedManifest, files: Build) => void = () => {},
): Build {
  const files: Build = new Map([
    ['remoteEntry.abc.js', Buffer.from(`/* container ${hash} */`)],
    ['ClubsPage.js', Buffer.from(`/* page ${hash} */`)],
  ]);
  const manifest: TestedManifest = {
    name: 'mf-clubs',
    version: '1.0.0',
    hash,
    contract: `^${contractVersion}`,
    designSystem: `^${designSystemVersion}`,
    prefixes: ['/clubs'],
    slices: ['clubs'],
    routes: [
      {
        path: '/clubs',
        heading: 'Clubs',
        chunk: 'ClubsPage',
        files: ['ClubsPage.js'],
        shared: ['react', '@touchline/design-system/data'],
      },
    ],
    widgets: [],
    requires: {},
    integrity: Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)])),
    sizes: { 'remoteEntry.abc.js': { raw: 20_000, brotli: 2_700 } },
  };
  change(manifest, files);
  return new Map([
    ...files,
    ['release.json', Buffer.from(JSON.stringify({ ...manifest, entry: 'remoteEntry.abc.js' }))],
  ]);
}

/** The same for another remote, with another page. */
export const aBuildOf = (
  name: string,
  page: string,
  hash: string,
  change: (m: TestedManifest) => void = () => {},
) =>
  aBuild(hash, (manifest) => {
    const [route] = manifest.routes;
    Object.assign(manifest, { name, prefixes: [page], slices: [name.replace('mf-', '')] });
    if (route) route.path = page;
    change(manifest);
  });

export const aShell: ShellBuild = {
  version: '1.0.0',
  hash: 'abc',
  onePiece: false,
  entry: ['main.js'],
  lazy: { '@touchline/design-system/data': ['data.js'] },
  chunks: {},
  fonts: [],
  integrity: { 'main.js': 'sha384-main', 'data.js': 'sha384-data' },
};
