// @ts-check
/**
 * Packs what a remote outside this repository is built with: `shared` and `design-system` as JavaScript with declarations, and the
 * release tool. Their folders stay as they are, so that every file keeps its neighbours.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformSync } from '@swc/core';
import { root, run, runTsc } from './run.mjs';

const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
const manifestOf = (/** @type {string} */ folder) => JSON.parse(read(`${folder}/package.json`));

/** A version from its source: the contract's, or the design system's. */
function versionIn(file, name) {
  const [, version] = new RegExp(`${name} = '([^']+)'`).exec(read(file)) ?? [];
  if (version) return version;
  throw new Error(`${file} has no ${name}.`);
}

/** @returns {{ shared: string, designSystem: string }} versions of contract and design system in the packed packages */
const packedVersions = () => ({
  shared: versionIn('shared/src/contract/version.ts', 'contractVersion'),
  designSystem: versionIn('design-system/src/version.ts', 'designSystemVersion'),
});

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

const isTest = (file) => /\.(test|stories)\.tsx?$|\.mdx?$|(^|\/)(docs|recorded)\//.test(file);
const isSource = (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
const asJavaScript = (file) => file.replace(/\.tsx?$/, '.js');

/** Types out, imports with their whole file names: modules as Node and every bundler read them. */
function compile(workspace, file) {
  const folder = join(root, workspace);
  const { code } = transformSync(readFileSync(join(folder, file), 'utf8'), {
    filename: join(folder, file),
    cwd: folder,
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      baseUrl: folder,
      // Without paths swc leaves the names of imports as they are.
      paths: { [`${workspace}/*`]: ['./*'] },
    },
    module: { type: 'es6', resolveFully: true },
  });
  return code;
}

function put(target, file, content) {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  writeFileSync(join(target, file), content);
}

function copySources(workspace, target) {
  for (const name of filesBelow(join(root, workspace, 'src'))) {
    const file = join('src', name);
    if (isTest(file)) continue;
    if (isSource(file)) put(target, asJavaScript(file), compile(workspace, file));
    else put(target, file, readFileSync(join(root, workspace, file)));
  }
}

/** Declarations of `tsc -b`, beside the JavaScript that they declare. */
function copyDeclarations(workspace, target) {
  const folder = join(root, '.cache/types', workspace, 'src');
  for (const file of filesBelow(folder))
    if (file.endsWith('.d.ts') && !isTest(file.replace(/\.d\.ts$/, '.ts')))
      put(target, join('src', file), readFileSync(join(folder, file)));
}

const packedExports = (exported) =>
  Object.fromEntries(Object.entries(exported).map(([name, file]) => [name, asJavaScript(file)]));

/** @param {Record<string, string>} dependencies */
const withOwnVersion = (dependencies, version) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [
      name,
      name === '@touchline/shared' ? version : range,
    ]),
  );

function writeManifest(workspace, target, version, versions, bin) {
  const { name, description, type, sideEffects, exports, dependencies } = manifestOf(workspace);
  put(
    target,
    'package.json',
    `${JSON.stringify(
      {
        name,
        version,
        description,
        license: 'UNLICENSED',
        type,
        sideEffects,
        exports: packedExports(exports),
        ...(bin && { bin }),
        dependencies: withOwnVersion(dependencies, versions.shared),
      },
      null,
      2,
    )}\n`,
  );
}

/** What the build kit, the test kit and the lint of `shared` use, and React; in this repository the root has them. */
const toolsOfRemotes = [
  '@eslint/js',
  '@module-federation/inject-external-runtime-core-plugin',
  '@pmmmwh/react-refresh-webpack-plugin',
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/addon-webpack5-compiler-swc',
  '@storybook/react-webpack5',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'axe-core',
  'css-loader',
  'eslint',
  'eslint-plugin-react-hooks',
  'jest',
  'jest-environment-jsdom',
  'mini-css-extract-plugin',
  'playwright-core',
  'react',
  'react-refresh',
  'storybook',
  'swc-loader',
  'typescript',
  'typescript-eslint',
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
];

/** @returns {Record<string, string>} versions of the tools as this repository has them */
export function toolVersions() {
  const { devDependencies, dependencies = {} } = JSON.parse(read('package.json'));
  const versions = {
    ...manifestOf('shared').dependencies,
    ...manifestOf('design-system').devDependencies,
    ...manifestOf('shell').devDependencies,
    ...dependencies,
    ...devDependencies,
  };
  return Object.fromEntries(
    toolsOfRemotes.filter((name) => name in versions).map((name) => [name, versions[name]]),
  );
}

/** @param {string} stage @param {{ shared: string }} versions */
function stageReleaseTool(stage, versions) {
  const target = join(stage, 'release');
  const built = (file) => read(`shell/dist/server/${file}`).replace(/^\/\/# sourceMappingURL.*$/m, '');
  put(target, 'release.mjs', `#!/usr/bin/env node\n${built('releaseOutside.mjs')}`);
  // The half that opens pages in a browser is loaded when a build is tried.
  put(target, 'trial.mjs', built('trial.mjs'));
  put(
    target,
    'package.json',
    `${JSON.stringify(
      {
        name: '@touchline/release',
        version: versions.shared,
        description: 'Publishes remotes of Touchline and changes what is live of them.',
        license: 'UNLICENSED',
        type: 'module',
        bin: { 'touchline-release': './release.mjs' },
      },
      null,
      2,
    )}\n`,
  );
}

/**
 * Lays the packages out as folders: `shared`, `design-system` and `release`. Types and the server's build must be fresh.
 *
 * @param {string} stage this folder is emptied
 */
export function stagePackages(stage) {
  const versions = packedVersions();
  rmSync(stage, { recursive: true, force: true });
  for (const workspace of ['shared', 'design-system']) {
    const target = join(stage, workspace);
    copySources(workspace, target);
    copyDeclarations(workspace, target);
    if (workspace === 'shared')
      cpSync(join(root, 'shared/generated'), join(target, 'generated'), { recursive: true });
    writeManifest(
      workspace,
      target,
      workspace === 'shared' ? versions.shared : versions.designSystem,
      versions,
      workspace === 'shared' ? { 'touchline-dev': './src/federation/dev.js' } : undefined,
    );
  }
  stageReleaseTool(stage, versions);
}

/** @returns {string[]} names of the files that `packPackages` makes */
export function packedNames() {
  const { shared, designSystem } = packedVersions();
  return [
    `touchline-shared-${shared}.tgz`,
    `touchline-design-system-${designSystem}.tgz`,
    `touchline-release-${shared}.tgz`,
  ];
}

/**
 * @param {string} folder gets one `.tgz` for each package
 * @returns {Promise<string[]>} names of the files
 */
export async function packPackages(folder) {
  const stage = join(root, '.cache/packages');
  await runTsc(['-b', 'shared', 'design-system']);
  stagePackages(stage);
  mkdirSync(folder, { recursive: true });
  for (const name of ['shared', 'design-system', 'release'])
    await run('npm', ['pack', '--silent', '--pack-destination', folder], {
      cwd: join(stage, name),
      quiet: true,
    });
  return packedNames();
}
