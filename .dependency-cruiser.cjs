/** Who may import whom (ARCHITECTURE.md): the arrows, for every remote there is and will be. */
const front = (folder) => `^${folder}/`;

/** Folders of the API that features are built on, lowest first: each imports only those before it. */
const apiBase = [
  'home',
  'telemetry',
  'db',
  'jobs',
  'mail',
  'fpl',
  'http',
  'season',
  'reports',
  'ingest',
  'game',
];
/** Tests and their helpers start the whole app. */
const apiTests = '\\.test\\.ts$|^api/src/(testing|acceptance|oracle)/';

const apiBaseRules = apiBase.map((folder, index) => ({
  name: `api-${folder}-is-below-the-features`,
  severity: 'error',
  comment: `api/src/${folder} imports only ${['clock', 'config', ...apiBase.slice(0, index)].join(', ')}.`,
  from: { path: `^api/src/${folder}/`, pathNot: apiTests },
  to: {
    path: '^api/src/',
    pathNot: `^api/src/((clock|config)\\.ts$|(${apiBase.slice(0, index + 1).join('|')})/)`,
  },
}));

/** Folders of the shell that its features are built on, lowest first (docs/decisions/0076). */
const shellBase = [
  'loading',
  'platform',
  'components',
  'remotes',
  'boot',
  'store',
  'prefetch',
  'live',
  'notifications',
  'offline',
  'api',
  'session',
  'context',
];

const shellBaseRules = shellBase.map((folder, index) => ({
  name: `shell-${folder}-is-below-the-features`,
  severity: 'error',
  comment: `shell/src/${folder} imports only ${shellBase.slice(0, index).join(', ') || 'packages'}.`,
  from: { path: `^shell/src/${folder}/`, pathNot: '\\.(test|stories)\\.tsx?$' },
  to: { path: '^shell/src/', pathNot: `^shell/src/(${shellBase.slice(0, index + 1).join('|')})/` },
}));

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
      name: 'remotes-take-what-is-promised',
      severity: 'error',
      comment:
        "The shell's side of the contract and of the store is promised to nobody; tests of a remote may stand in for the shell.",
      from: { path: '^mf-', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { path: '^shared/src/(contract/host|contract/version|store/shellStore)' },
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
    ...shellBaseRules,
    {
      name: 'shell-features-are-put-together-at-the-root',
      severity: 'error',
      comment: 'A feature is put together with the others by app, and does not know it.',
      from: {
        path: '^shell/src/[^/]+/',
        pathNot: '^shell/src/(app|rendering|testing)/|\\.(test|stories)\\.tsx?$',
      },
      to: { path: '^shell/src/((app|rendering)/|index\\.tsx$)' },
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
      to: {
        path: '^(shell|design-system|e2e|mf-|shared/src/)',
        pathNot: '^shared/src/(wire|domain|format|testing/jestProject)',
      },
    },
    ...apiBaseRules,
    {
      name: 'api-features-are-put-together-at-the-root',
      severity: 'error',
      comment: 'A feature is registered by app.ts or gameRoutes.ts and knows neither.',
      from: { path: '^api/src/[^/]+/', pathNot: apiTests },
      to: { path: '^api/src/(app|gameRoutes|openBackend|index|server)\\.ts$' },
    },
    {
      name: 'api-services-are-a-type-for-features',
      severity: 'error',
      comment:
        'services.ts names what app.ts makes; whatever it imported at run time would be imported by every feature.',
      from: { path: '^api/src/[^/]+/' },
      to: { path: '^api/src/services\\.ts$', dependencyTypesNot: ['type-only'] },
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
      to: { circular: true },
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
