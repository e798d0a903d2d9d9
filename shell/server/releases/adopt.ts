import { createHash } from 'node:crypto';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@touchline/shared/federation/integrity.js';
import Type, { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { readBuild, type ReleaseFiles } from './builtFiles';
import { ReleaseRefused } from './releaseDocument';
import { entryPattern, parseManifest, ReleaseManifest } from './releaseManifest';

/** The file that says what a build's manifest of federation does not say. */
export const declarationFile = 'touchline.json';

const { title, places, slices, prefixes, flags, contract, designSystem, version } =
  ReleaseManifest.properties;
const { path, heading } = ReleaseManifest.properties.routes.items.properties;
const { name, slot, home, access } = ReleaseManifest.properties.widgets.items.properties;
const closed = { additionalProperties: false };

/** `touchline.json`: fields of `release.json` under the same names (docs/release-format.md). */
export const Declaration = Type.Object(
  {
    contract,
    designSystem,
    version: Type.Optional(version),
    title,
    prefixes,
    slices,
    places,
    flags,
    routes: Type.Array(Type.Object({ path, heading }, closed), { minItems: 1 }),
    widgets: Type.Optional(Type.Array(Type.Object({ name, slot, home, access }, closed))),
  },
  closed,
);
type Declaration = Static<typeof Declaration>;

const Assets = Type.Object({
  js: Type.Object({ sync: Type.Array(Type.String()), async: Type.Array(Type.String()) }),
  css: Type.Object({ sync: Type.Array(Type.String()), async: Type.Array(Type.String()) }),
});

/** What is read of `mf-manifest.json`, as @module-federation/sdk types it (`Manifest`). */
const FederationManifest = Type.Object({
  metaData: Type.Object({
    globalName: Type.String(),
    buildInfo: Type.Object({ buildVersion: Type.String() }),
    publicPath: Type.Optional(Type.String()),
    remoteEntry: Type.Object({ name: Type.String(), path: Type.String(), type: Type.String() }),
  }),
  shared: Type.Array(Type.Object({ name: Type.String(), requiredVersion: Type.String(), assets: Assets })),
  remotes: Type.Array(Type.Unknown()),
  exposes: Type.Array(Type.Object({ path: Type.Optional(Type.String()), assets: Assets })),
});
type FederationManifest = Static<typeof FederationManifest>;

function parse<Schema extends TSchema>(
  schema: Schema,
  text: string | undefined,
  file: string,
): Static<Schema> {
  if (text === undefined) throw new ReleaseRefused(`There is no ${file}.`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    // The parser's position helps nobody in a file that a build writes.
    throw new ReleaseRefused(`${file} is not JSON.`);
  }
  if (Value.Check(schema, parsed)) return parsed;
  const [first] = Value.Errors(schema, parsed);
  throw new ReleaseRefused(`${file}: ${first?.instancePath || '/'} ${first?.message ?? 'is wrong'}.`);
}

/** Libraries that leave the container in a global variable, which the shell reads. */
const globals = ['var', 'global', 'window', 'self', 'script'];

/** @throws ReleaseRefused with what to change in the options of federation's plugin */
function checkFederation({ metaData: { globalName, publicPath, remoteEntry }, remotes }: FederationManifest) {
  const { type } = remoteEntry;
  if (!/^mf(_[a-z0-9]+)+$/.test(globalName))
    throw new ReleaseRefused(
      `The container is called ${globalName}. Call it as the remote with underscores: mf_weather for mf-weather.`,
    );
  if (type === 'module' || type === 'esm')
    throw new ReleaseRefused(
      'The container is an ES module. The shell loads containers as scripts with a hash, and what a module imports has none. Build it with the library type "var".',
    );
  if (!globals.includes(type))
    throw new ReleaseRefused(`The container has the library type ${type}. Build it with "var".`);
  if (publicPath !== 'auto')
    throw new ReleaseRefused(
      `The build has the public path ${publicPath ?? 'of a function'}, but a release is served under an address of its own. Set it to "auto".`,
    );
  if (remotes.length > 0)
    throw new ReleaseRefused(
      'The build loads other containers. A remote of Touchline loads none: remove them.',
    );
}

/** Modules that a build takes from the page, with their ranges: those that it has no copy of. */
const requiredOf = ({ shared }: FederationManifest) =>
  Object.fromEntries(
    shared
      .filter(({ assets: { js } }) => js.sync.length + js.async.length === 0)
      .map(({ name, requiredVersion }) => [name, requiredVersion || '*']),
  );

function remoteExpose({ exposes }: FederationManifest) {
  const found = exposes.find((one) => one.path === './remote');
  if (!found) throw new ReleaseRefused('The container does not expose "./remote", which the shell asks for.');
  return found;
}

const isCode = (file: string) => /\.(js|css)$/.test(file);

/** Name of the entry in a release: its own, if it names its content. */
const entryOf = (file: string, content: Buffer) =>
  new RegExp(entryPattern).test(file)
    ? file
    : `remoteEntry.${createHash('sha256').update(content).digest('hex').slice(0, 16)}.js`;

/**
 * `release.json` of a build that federation's plugin alone has made.
 *
 * @param files of the build, with `mf-manifest.json`
 * @throws ReleaseRefused naming what is missing or wrong
 */
export function adopted(
  files: ReleaseFiles,
  declaration: string | undefined,
): { readonly manifest: ReleaseManifest; readonly entryBefore: string } {
  const federation = parse(FederationManifest, files.get('mf-manifest.json')?.toString(), 'mf-manifest.json');
  const declared: Declaration = parse(Declaration, declaration, declarationFile);
  checkFederation(federation);
  const { globalName, remoteEntry, buildInfo } = federation.metaData;
  const entryBefore = `${remoteEntry.path}${remoteEntry.path && !remoteEntry.path.endsWith('/') ? '/' : ''}${remoteEntry.name}`;
  const container = files.get(entryBefore);
  if (!container)
    throw new ReleaseRefused(`mf-manifest.json names ${entryBefore}, but the build has no such file.`);
  const entry = entryOf(entryBefore, container);
  const { assets } = remoteExpose(federation);
  const requires = requiredOf(federation);
  const needs = { files: [...assets.js.sync, ...assets.css.sync], shared: Object.keys(requires) };
  const code = [...files].filter(([file]) => isCode(file) && file !== entryBefore && file !== entry);
  const integrity = Object.fromEntries(
    [[entry, container] as const, ...code].map(([file, content]) => [file, integrityOf(content)]),
  );
  const { routes, widgets = [], version = buildInfo.buildVersion, ...others } = declared;
  const manifest = {
    ...others,
    name: globalName.replaceAll('_', '-'),
    version,
    hash: createHash('sha256').update(JSON.stringify(integrity)).digest('hex').slice(0, 10),
    entry,
    requires,
    routes: routes.map((route) => ({ ...route, chunk: 'remote', ...needs })),
    widgets: widgets.map((widget) => ({ ...widget, ...needs })),
    integrity,
    sizes: {},
  };
  return { manifest: parseManifest(JSON.stringify(manifest)), entryBefore };
}

/**
 * Writes `release.json` into a build's folder, and gives its entry the name that a release has for it.
 *
 * @param folder of the build; `touchline.json` is in it or beside it
 * @throws ReleaseRefused; nothing is written then
 */
export async function adopt(folder: string): Promise<ReleaseManifest> {
  const files = await readBuild(folder).catch(() => {
    throw new ReleaseRefused(`${folder} is no folder of a build.`);
  });
  // Whoever keeps it beside the sources has it one folder up.
  const beside = await readFile(join(folder, '..', declarationFile), 'utf8').catch(() => undefined);
  const { manifest, entryBefore } = adopted(files, files.get(declarationFile)?.toString() ?? beside);
  if (entryBefore !== manifest.entry) await copyFile(join(folder, entryBefore), join(folder, manifest.entry));
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return manifest;
}
