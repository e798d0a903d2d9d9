/** Who may import whom (ARCHITECTURE.md): the arrows, for every remote there is and will be. */
const front = (folder) => `^${folder}/`;

module.exports = {
  forbidden: [
    {
      name: 'remotes-stay-apart',
      severity: 'error',
      comment: 'Two remotes meet only through the contract in shared.',
      from: { path: '^(mf-[^/]+)/' },
      to: { path: '^mf-', pathNot: '^$1/' },
    },
    {
      name: 'remotes-stand-on-shared-and-design-system',
      severity: 'error',
      comment: 'A remote never imports the shell, the API or the journeys.',
      from: { path: '^mf-' },
      to: { path: '^(shell|api|e2e)/' },
    },
    {
      name: 'shell-meets-remotes-at-run-time',
      severity: 'error',
      comment: 'The shell knows remotes by the registry only.',
      from: { path: front('shell') },
      to: { path: '^(mf-|e2e/)' },
    },
    {
      name: 'browser-half-knows-no-server',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { path: '^(shell/server|api)/' },
    },
    {
      name: 'shared-stands-on-nothing-of-ours',
      severity: 'error',
      from: { path: front('shared') },
      to: { path: '^(shell|api|design-system|e2e|mf-)' },
    },
    {
      name: 'design-system-has-no-state-and-no-fetching',
      severity: 'error',
      comment: 'It may use the rules of the game, formats, RemoteData and router links.',
      from: { path: front('design-system') },
      to: {
        path: '^(shell|api|e2e|mf-|shared/src/)',
        pathNot: '^shared/src/(domain|format|remote-data|testing|contract/router)',
      },
    },
    {
      name: 'api-stands-on-wire-and-domain',
      severity: 'error',
      from: { path: front('api') },
      to: { path: '^(shell|design-system|e2e|mf-|shared/src/)', pathNot: '^shared/src/(wire|domain|format)' },
    },
    {
      name: 'journeys-see-the-browser-only',
      severity: 'error',
      from: { path: front('e2e') },
      to: { path: '^(shell|api|design-system|shared|mf-)' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/dist/|/generated/|storybook-static|\\.cache)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
