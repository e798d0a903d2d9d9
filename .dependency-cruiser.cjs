/** Who may import whom (ARCHITECTURE.md): the arrows, for every remote there is and will be. */
const front = (folder) => `^${folder}/`;

/** The rooms of the API's two lower floors (docs/decisions/0111): each imports only those before it. */
const apiRooms = [
  ...['home', 'telemetry', 'db', 'jobs', 'mail', 'http', 'backup'].map((room) => `platform/${room}`),
  ...['fpl', 'season', 'ingest', 'reports', 'handlers'].map((room) => `game/${room}`),
];
/** Files of the platform that every room may import. */
const apiGround = 'platform/(asker|clock|config|fcmAccount)\\.ts$';
const isTest = '\\.test\\.ts$';

const apiBaseRules = apiRooms.map((room, index) => ({
  name: `api-${room.replace('/', '-')}-is-below-the-features`,
  severity: 'error',
  comment: `api/src/${room} imports only ${['clock', 'config', ...apiRooms.slice(0, index)].join(', ')}.`,
  from: { path: `^api/src/${room}/`, pathNot: isTest },
  to: {
    path: '^api/src/',
    pathNot: `^api/src/(${apiGround}|(${apiRooms.slice(0, index + 1).join('|')})/)`,
  },
}));

/** Rooms of the shell's services, lowest first (docs/decisions/0076). */
const shellServices = [
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

const shellServiceRules = shellServices.map((room, index) => ({
  name: `shell-${room}-is-below-the-features`,
  severity: 'error',
  comment: `shell/src/services/${room} imports only ${shellServices.slice(0, index).join(', ') || 'packages'}.`,
  from: { path: `^shell/src/services/${room}/`, pathNot: '\\.(test|stories)\\.tsx?$' },
  to: {
    path: '^shell/src/',
    pathNot: `^shell/src/services/(${shellServices.slice(0, index + 1).join('|')})/`,
  },
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
    ...shellServiceRules,
    {
      name: 'shell-features-are-put-together-at-the-root',
      severity: 'error',
      comment: 'A feature is put together with the others by app, and does not know it.',
      from: { path: '^shell/src/(services|features)/', pathNot: '\\.(test|stories)\\.tsx?$' },
      to: { path: '^shell/src/(app/|index\\.tsx$)' },
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
      comment: 'It may use the rules of the game, formats, RemoteData, storage and router links.',
      from: { path: front('design-system') },
      to: {
        path: '^(shell|api|e2e|mf-|shared/src/)',
        pathNot: '^shared/src/(domain|format|remote-data|storage|testing|contract/router)',
      },
    },
    {
      name: 'api-stands-on-wire-and-domain',
      severity: 'error',
      from: { path: front('api') },
      to: {
        path: '^(shell|design-system|e2e|mf-|shared/src/)',
        pathNot: '^shared/src/(wire|domain|format|text|testing/jestProject)',
      },
    },
    ...apiBaseRules,
    {
      name: 'api-features-are-put-together-at-the-root',
      severity: 'error',
      comment: 'A feature is registered by app.ts or gameRoutes.ts and knows neither.',
      from: { path: '^api/src/[^/]+/', pathNot: isTest },
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
      name: 'api-ingest-is-passed',
      severity: 'error',
      comment:
        'Only the ingest loop and app.ts run what writes the season; whoever needs a document for a request asks `GameServices.ingest` (docs/decisions/0167).',
      from: { path: '^api/src/(features|game/(reports|handlers))/', pathNot: isTest },
      to: { path: '^api/src/game/ingest/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'api-in-production-knows-no-machinery-of-tests',
      severity: 'error',
      comment:
        'api/src is what runs in production; api/test starts it, measures it and stands in for the world around it.',
      from: { path: '^api/src/', pathNot: isTest },
      to: { path: '^api/test/|^api/demo-game/src/testing\\.ts$' },
    },
    {
      name: 'whole-backend-is-loaded-by-its-start',
      severity: 'error',
      comment:
        'api/src/index.ts loads the whole backend; the web server takes parts by entries of their own (docs/decisions/0168).',
      from: {
        path: '^shell/server/',
        pathNot: `^shell/server/(startServer|openApi|server|releases/dataFolderTarget)\\.ts$|/testing/|${isTest}`,
      },
      to: { path: '^api/src/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'demo-game-knows-no-backend',
      severity: 'error',
      comment: 'It is a source like the other two: the backend meets it by `FplSource` and its package name.',
      from: { path: '^api/demo-game/' },
      to: { path: '^api/(src|test)/' },
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
