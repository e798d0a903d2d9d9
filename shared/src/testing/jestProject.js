/**
 * What every workspace's Jest project shares, and remotes outside this repository too: TypeScript by swc, and ESM-only
 * packages compiled as well.
 */
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
/** A part of this package by its name: TypeScript in this repository, JavaScript where the package was packed. */
const part = (name) => fileURLToPath(import.meta.resolve(`@touchline/shared/testing/${name}`));

/** Packages that ship no CommonJS; Jest runs CommonJS, so swc compiles them. */
const esmOnly = [
  'cookie',
  'jose',
  'json-schema-faker',
  'typebox',
  '@fastify/type-provider-typebox',
  'uuid',
  'otpauth',
  'pixelmatch',
  '@mui',
  '@touchline',
  '@babel/runtime',
];

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** Node looks up the globals of a test's realm anew each time: the demo season, simulated, spent a third of its time on `Math`. */
const globalsOftenAsked = ['Math', 'Map', 'Set', 'Object', 'Array', 'Number', 'String', 'Boolean', 'JSON'];

/** @param {{ name: string, browser?: boolean } & import('jest').Config} options */
export function jestProject({ name, browser = false, ...rest }) {
  return {
    displayName: name,
    sandboxInjectedGlobals: globalsOftenAsked,
    testEnvironment: browser ? here('./browserEnvironment.cjs') : 'node',
    transform: { '\\.[cm]?[jt]sx?$': swc },
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
    moduleNameMapper: { '\\.(css|svg|woff2)$': here('./emptyFile.cjs') },
    setupFilesAfterEnv: [part('setUp'), ...(browser ? [part('setUpBrowser')] : [])],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.e2e\\.ts$'],
    ...rest,
  };
}
