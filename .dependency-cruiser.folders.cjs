const base = require('./.dependency-cruiser.cjs');

/**
 * The folders inside a package import each other in one direction only, types included. A run of its own, because a
 * rule about folders looks at all files: tests and their helpers start the whole app from everywhere.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      comment: 'What two features share goes to a lower folder (docs/decisions/0065, 0076).',
      scope: 'folder',
      from: {
        path: '^(api/src|api/demo-game/src|shell/src|shell/server|shared/src|design-system/src|mf-[a-z]+/src)',
      },
      to: { circular: true },
    },
  ],
  options: {
    ...base.options,
    exclude: {
      path: `${base.options.exclude.path}|\\.(test|stories)\\.tsx?$|^api/test/|^api/demo-game/src/testing\\.ts$|^(shared|shell|mf-[a-z]+)/src/testing/`,
    },
  },
};
