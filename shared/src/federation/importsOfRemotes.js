// @ts-check
/** Libraries that travel once, with the shell: remotes take them from our facades. */
const behindFacades = [
  ['react-router-dom', '@touchline/shared/router'],
  ['@reduxjs/toolkit', '@touchline/shared/store'],
  ['react-redux', '@touchline/shared/store'],
  ['redux-saga', '@touchline/shared/store'],
  ['typed-redux-saga', '@touchline/shared/store'],
  ['@mui/material', '@touchline/design-system'],
  ['axios', '@touchline/shared/contract (useShell().api)'],
];

/**
 * What a remote may not import: options of ESLint's `no-restricted-imports`, for remotes of this repository and of others.
 */
export const importsOfRemotes = {
  paths: behindFacades.map(([name, facade]) => ({
    name: /** @type {string} */ (name),
    message: `Take it from ${facade}: it exists once in the page.`,
  })),
  patterns: [
    {
      group: ['@mui/material/*', '@mui/x-charts/*', '@emotion/*', 'redux-saga/*'],
      message: 'Take it from our facade: it exists once in the page.',
    },
    {
      // By package, by federation's name of a container, and by a way out of the own folder.
      regex: '^@touchline/(mf-|shell(/|$))|^mf[-_]|^(\\.\\./)+(mf-[a-z0-9]+|shell)(/|$)',
      message:
        'A remote imports no other remote and nothing of the shell: use the contract, a slot or an event.',
    },
  ],
};
