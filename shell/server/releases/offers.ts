import { designSystemVersion } from '@touchline/design-system/version';
import { satisfy } from '@module-federation/enhanced/runtime';
import * as react from 'react';
import * as reactDom from 'react-dom';
import {
  bootFormat,
  type BuiltFor,
  satisfiesRange,
  servedContracts,
  unmetVersions,
} from '@touchline/shared/contract/version';
import { eagerModules, lazyModules, versionsOf } from '@touchline/shared/federation/sharedModules.js';
import {
  type Needs,
  type Release,
  type ReleaseDocument,
  releasesOf,
  remotesIn,
  type ShellOffers,
  shellName,
} from './releaseDocument';

/** Of the build that this server was made with: asked where no release of the shell is stored. */
const ownOffers: ShellOffers = {
  contracts: servedContracts,
  designSystem: designSystemVersion,
  modules: [...eagerModules, ...lazyModules],
  versions: versionsOf({
    react: react.version,
    reactDom: reactDom.version,
    designSystem: designSystemVersion,
  }),
  boot: bootFormat,
};

/** Releases of an owner that are served: the live one and the canary. */
export function servedReleases(document: ReleaseDocument, owner: string): readonly Release[] {
  const { live, canary, releases } = releasesOf(document, owner);
  return releases.filter(({ id }) => id === live || id === canary?.id);
}

/** What each served build of the shell has. */
export function servedOffers(document: ReleaseDocument): readonly ShellOffers[] {
  const offers = servedReleases(document, shellName).flatMap((release) => release.offers ?? []);
  return offers.length > 0 ? offers : [ownOffers];
}

/** What the shell has that everybody gets. */
export function liveOffers(document: ReleaseDocument): ShellOffers {
  const { live, releases } = releasesOf(document, shellName);
  return releases.find(({ id }) => id === live)?.offers ?? ownOffers;
}

/** Shared modules that a build takes in a version that the shell does not have, with both; in words. */
export function wrongVersions(
  { requires = {} }: Pick<BuildNeeds, 'requires'>,
  { contracts, versions = {} }: ShellOffers,
): readonly string[] {
  return Object.entries(requires).flatMap(([module, range]) => {
    const had = isOfContract(module) ? contracts : [versions[module]].filter((one) => one !== undefined);
    const isIn = isOfContract(module) ? satisfiesRange : satisfy;
    if (had.length === 0 || had.some((version) => isIn(version, range))) return [];
    return [`${module} ${range}, and this shell shares ${had.join(' and ')}`];
  });
}

/** Modules of the contract serve older versions of it, too (shell/src/services/remotes/sharedModules.ts). */
const isOfContract = (module: string) => module.startsWith('@touchline/shared/');

/** What a build says of its needs; a manifest and a stored release both do. */
export interface BuildNeeds extends BuiltFor {
  readonly requires?: Readonly<Record<string, string>>;
  readonly uses?: Readonly<Record<string, readonly string[]>>;
  readonly routes: readonly Pick<Needs, 'shared'>[];
  readonly widgets: readonly Pick<Needs, 'shared'>[];
}

/** Shared modules that a build takes from the page, and the shell does not share. */
export function missingModules({ requires = {}, routes, widgets }: BuildNeeds, { modules }: ShellOffers) {
  const taken = [...Object.keys(requires), ...[...routes, ...widgets].flatMap(({ shared }) => shared)];
  return [...new Set(taken)].filter((module) => !modules.includes(module));
}

/**
 * Exports that a build uses and the shell's modules do not have, as text. Only asked of builds for the newest contract: a shell that serves
 * an older one too has what that promised, beyond its own exports (shell/src/services/remotes/contractFour.ts).
 */
export function missingExports(
  { contract, uses = {} }: BuildNeeds,
  { contracts, exports = {} }: ShellOffers,
) {
  const [newest = ''] = contracts;
  if (!satisfiesRange(newest, contract)) return [];
  return Object.entries(uses).flatMap(([module, names]) => {
    const offered = exports[module];
    const missing = offered ? names.filter((name) => !offered.includes(name)) : [];
    return missing.length > 0 ? [`${missing.join(', ')} of ${module}`] : [];
  });
}

/** What a remote's build needs and a build of the shell does not have, in words. */
export function unmetBy(offers: ShellOffers, build: BuildNeeds): string | undefined {
  const unmet = unmetVersions(build, offers);
  if (unmet !== undefined) return unmet;
  const [wrong] = wrongVersions(build, offers);
  if (wrong !== undefined) return wrong;
  const [missing] = missingModules(build, offers);
  if (missing !== undefined) return `a shell that shares ${missing}; this one does not`;
  const [unknown] = missingExports(build, offers);
  return unknown && `a shell that has ${unknown}; this one does not`;
}

/** What a remote's build needs and one of the served builds of the shell does not have, in words. */
export const unmetIn = (document: ReleaseDocument, build: BuildNeeds): string | undefined =>
  servedOffers(document)
    .map((offers) => unmetBy(offers, build))
    .find((unmet) => unmet !== undefined);

/** Live releases and canaries of remotes that a build of the shell cannot load: one sentence each. */
export const unloadableBy = (document: ReleaseDocument, offers: ShellOffers): readonly string[] =>
  remotesIn(document).flatMap(([remote]) =>
    servedReleases(document, remote).flatMap((release) => {
      const unmet = unmetBy(offers, release);
      return unmet === undefined
        ? []
        : [`${remote} ${release.id} cannot be loaded: it was built for ${unmet}.`];
    }),
  );

/** Why this server cannot serve a build of the shell at all, in words. */
export const unservable = ({ boot }: ShellOffers): string | undefined =>
  boot === bootFormat
    ? undefined
    : `it reads boot data of format ${boot}, and this server writes format ${bootFormat}`;
