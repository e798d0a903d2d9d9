// @ts-check
/**
 * The one list of modules that exist once in the page, whoever asks for them. The shell provides them, the
 * remotes take them (`import: false`). Facades of ours stand in for libraries, because sharing a library
 * whole defeats tree shaking (docs/decisions/0003).
 *
 * Eager ones are in the shell's first files; lazy ones arrive with the page that needs them.
 */
export const eagerModules = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  '@touchline/shared/contract',
  '@touchline/shared/router',
  '@touchline/shared/store',
  '@touchline/shared/remote-data',
  '@touchline/design-system',
];

export const lazyModules = [
  '@touchline/design-system/data',
  '@touchline/design-system/inputs',
  '@touchline/design-system/forms',
  '@touchline/design-system/charts',
  '@touchline/design-system/football',
  '@touchline/design-system/frames',
  '@touchline/design-system/match',
  '@touchline/design-system/pickers',
  '@touchline/design-system/popups',
  '@touchline/design-system/tabs',
];

const isOfDesignSystem = (/** @type {string} */ name) => name.startsWith('@touchline/design-system');

/** Shared modules of the contract, and those of the design system: each follow a version of their own (docs/decisions/0066). */
export const contractModules = eagerModules.filter((name) => name.startsWith('@touchline/shared/'));
export const designSystemModules = [...eagerModules, ...lazyModules].filter(isOfDesignSystem);

/**
 * Version of every shared module that is not of the contract, which has a list of versions.
 *
 * @param {{ react: string, reactDom: string, designSystem: string }} versions
 * @returns {Record<string, string>}
 */
export const versionsOf = ({ react, reactDom, designSystem }) =>
  Object.fromEntries([
    ...eagerModules.filter((name) => /^react(\/|$)/.test(name)).map((name) => [name, react]),
    ['react-dom', reactDom],
    ...designSystemModules.map((name) => [name, designSystem]),
  ]);

/** Chunk of the shell that contains a lazy module. */
export const lazyChunk = (/** @type {string} */ name) => name.replace('@touchline/', '').replace('/', '-');

/** What remotes are tested with, and what the shell must therefore have. */
const reactRange = '^19.3.0';

/** The range that a build requires of a shared module. */
function rangeOf(name, { contract, designSystem }) {
  if (isOfDesignSystem(name)) return designSystem;
  return contractModules.includes(name) ? contract : reactRange;
}

/**
 * The `shared` option of a remote's build: nothing of it is bundled, all of it comes from the shell.
 *
 * @param {{ contract: string, designSystem: string }} builtFor ranges of our own modules, from the remote's declaration
 */
export const sharedByRemote = (builtFor) =>
  Object.fromEntries(
    [...eagerModules, ...lazyModules].map((name) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        import: /** @type {const} */ (false),
        requiredVersion: rangeOf(name, builtFor),
      },
    ]),
  );
