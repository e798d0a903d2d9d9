/** What every workspace's Jest project shares: TypeScript by swc, and ESM-only packages compiled too. */
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Packages that ship no CommonJS; Jest runs CommonJS, so swc compiles them. */
const esmOnly = [
  'cookie',
  'jose',
  'typebox',
  '@fastify/type-provider-typebox',
  'uuid',
  'otpauth',
  '@mui',
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
    testEnvironment: browser ? here('./shared/src/testing/browserEnvironment.cjs') : 'node',
    transform: { '\\.[cm]?[jt]sx?$': swc },
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
    moduleNameMapper: { '\\.(css|svg|woff2)$': here('./shared/src/testing/emptyFile.cjs') },
    setupFilesAfterEnv: [
      here('./shared/src/testing/setUp.ts'),
      ...(browser ? [here('./shared/src/testing/setUpBrowser.ts')] : []),
    ],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.e2e\\.ts$'],
    ...rest,
  };
}
