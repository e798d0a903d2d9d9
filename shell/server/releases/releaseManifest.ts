import { placeIcons } from '@touchline/shared/contract/places';
import { flagNamePattern } from '@touchline/shared/flags';
import Type, { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { hashPattern, longestRemoteName, longestVersion, remoteNamePattern, versionPattern } from './names';
import { ReleaseRefused, shellName } from './releaseDocument';

/** `release.json` as a remote's build writes it (shared/src/federation/releaseManifestPlugin.js). */
const Needs = { files: Type.Array(Type.String()), shared: Type.Array(Type.String()) };

const version = Type.String({ pattern: versionPattern, maxLength: longestVersion });
const hash = Type.String({ pattern: hashPattern });
const prefix = Type.String({ pattern: '^/[a-z][a-z0-9_]*$' });
const order = Type.Integer({ minimum: 0, maximum: 999 });

const closed = { additionalProperties: false };

/** A place in the navigation, as the contract has it (shared/src/contract/places.ts). */
const Place = Type.Object(
  {
    to: Type.String({ pattern: '^/[a-z][a-z0-9_/-]*(\\?[a-z0-9_=&-]+)?$' }),
    label: Type.String({ minLength: 1, maxLength: 24 }),
    icon: Type.Enum([...placeIcons]),
    bar: Type.Optional(Type.Literal('main')),
    group: Type.Optional(Type.Enum(['research', 'account'])),
    order: Type.Optional(order),
    covers: Type.Optional(Type.Array(prefix)),
    badge: Type.Optional(Type.Literal('watchlist')),
  },
  closed,
);

const HomePlace = Type.Object(
  {
    order: Type.Optional(order),
    column: Type.Optional(Type.Literal('left')),
    height: Type.Optional(Type.Integer({ minimum: 40, maximum: 1200 })),
  },
  closed,
);

/** File of a container. */
export const entryPattern = '^remoteEntry\\.[0-9a-z]+\\.js$';

export const ReleaseManifest = Type.Object({
  name: Type.String({ pattern: remoteNamePattern, maxLength: longestRemoteName }),
  version,
  hash,
  entry: Type.String({ pattern: entryPattern }),
  contract: Type.String(),
  /** Absent in builds from before contract 5. */
  designSystem: Type.Optional(Type.String()),
  requires: Type.Optional(Type.Record(Type.String(), Type.String())),
  uses: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** Store keys of its slices: the browser registers no others. */
  slices: Type.Array(Type.String({ pattern: '^[a-z][A-Za-z0-9_]*$', maxLength: 60 }), { maxItems: 40 }),
  prefixes: Type.Array(prefix, { minItems: 1 }),
  /** This and the places are absent in builds from before contract 5.2. */
  title: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  places: Type.Optional(Type.Array(Place, { maxItems: 9 })),
  routes: Type.Array(
    Type.Object({
      path: Type.String(),
      heading: Type.String(),
      chunk: Type.String(),
      later: Type.Optional(Type.Array(Type.Object({ media: Type.String(), ...Needs }))),
      draws: Type.Optional(Type.Array(Type.String())),
      server: Type.Optional(Type.Boolean()),
      calls: Type.Optional(Type.Array(Type.String())),
      ...Needs,
    }),
    { minItems: 1 },
  ),
  widgets: Type.Array(
    Type.Object({
      name: Type.String(),
      slot: Type.String(),
      home: Type.Optional(HomePlace),
      access: Type.Optional(Type.Enum(['user', 'pass', 'admin'])),
      calls: Type.Optional(Type.Array(Type.String())),
      ...Needs,
    }),
  ),
  /** Absent in builds that declare none. */
  flags: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String({ pattern: flagNamePattern, maxLength: 60 }),
        text: Type.String({ minLength: 1, maxLength: 200 }),
      }),
    ),
  ),
  server: Type.Optional(
    Type.Object({
      file: Type.String({ pattern: '^server\\.[0-9a-z]+\\.cjs$' }),
      integrity: Type.String({ pattern: '^sha384-' }),
    }),
  ),
  integrity: Type.Record(Type.String(), Type.String({ pattern: '^sha384-' })),
  sizes: Type.Record(Type.String(), Type.Object({ raw: Type.Integer(), brotli: Type.Integer() })),
});
export type ReleaseManifest = Static<typeof ReleaseManifest>;

const files = Type.Array(Type.String());

/** `release.json` of the shell (shared/src/federation/shellConfig.js); `server` is added when it becomes a release (builtFiles.ts). */
const ShellManifest = Type.Object({
  name: Type.Literal(shellName),
  version,
  hash,
  onePiece: Type.Literal(false),
  entry: Type.Array(Type.String(), { minItems: 1 }),
  lazy: Type.Record(Type.String(), files),
  chunks: Type.Record(Type.String(), files),
  developmentReact: Type.Optional(Type.String()),
  fonts: files,
  offers: Type.Object({
    contracts: Type.Array(Type.String(), { minItems: 1 }),
    designSystem: Type.String(),
    modules: Type.Array(Type.String()),
    versions: Type.Optional(Type.Record(Type.String(), Type.String())),
    exports: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    boot: Type.Integer(),
  }),
  server: Type.Optional(
    Type.Object({ file: Type.Literal('renderer.cjs'), integrity: Type.String({ pattern: '^sha384-' }) }),
  ),
  integrity: Type.Record(Type.String(), Type.String({ pattern: '^sha384-' })),
  sizes: Type.Record(Type.String(), Type.Object({ raw: Type.Integer(), brotli: Type.Integer() })),
});
export type ShellManifest = Static<typeof ShellManifest>;

/** @throws ReleaseRefused naming the first wrong field */
export function parseManifest(text: string): ReleaseManifest {
  return checked(ReleaseManifest, parseJson(text));
}

/** @throws ReleaseRefused naming the first wrong field */
export function parseAnyManifest(text: string): ReleaseManifest | ShellManifest {
  const parsed = parseJson(text);
  const isShell = (parsed as { name?: unknown } | null)?.name === shellName;
  return isShell ? checked(ShellManifest, parsed) : checked(ReleaseManifest, parsed);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's position helps nobody: the file is written by the build.
    throw new ReleaseRefused('release.json is no JSON. Build it again.');
  }
}

function checked<Schema extends TSchema>(schema: Schema, parsed: unknown): Static<Schema> {
  if (Value.Check(schema, parsed)) return parsed;
  const [first] = Value.Errors(schema, parsed);
  throw new ReleaseRefused(
    `release.json is not what a build writes: ${first?.instancePath ?? '/'} ${first?.message ?? 'is wrong'}. Build it again.`,
  );
}
