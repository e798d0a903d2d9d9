import { join, posix } from 'node:path';
import { sourceRules } from '@touchline/shared/federation/baseConfig.js';

const folder = import.meta.dirname;

/**
 * What renders pages on the server: the app, React and the theme in one CommonJS file. Packages are inside, so that the
 * page is rendered with the very code that the browser's build has.
 *
 * @param {{ mode?: 'development' | 'production', path?: string }} [options] in development the file's name changes with
 *   its content
 */
export const rendererConfig = ({ mode = 'production', path = join(folder, 'dist/renderer') } = {}) => ({
  name: 'renderer',
  mode,
  context: folder,
  target: 'node20',
  entry: { renderer: './server/rendering/renderProcess.ts' },
  output: {
    path,
    filename: mode === 'production' ? '[name].cjs' : '[name].[contenthash:10].cjs',
    library: { type: 'commonjs2' },
    asyncChunks: false,
    clean: true,
    ...(mode === 'development' && {
      devtoolModuleFilenameTemplate: ({ resourcePath }) => posix.join('shell', resourcePath),
    }),
  },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  module: { rules: sourceRules({ mode, refresh: false }) },
  optimization: { minimize: false },
  devtool: 'source-map',
  stats: 'errors-warnings',
  performance: { hints: false },
});

export default rendererConfig();
