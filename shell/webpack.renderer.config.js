import { join } from 'node:path';
import { sourceRules } from '@touchline/shared/federation/baseConfig.js';

const folder = import.meta.dirname;

/**
 * What renders pages on the server: the app, React and the theme in one CommonJS file. Packages are inside, so that the
 * page is rendered with the very code that the browser's build has.
 */
export default {
  name: 'renderer',
  mode: 'production',
  context: folder,
  target: 'node20',
  entry: { renderer: './server/rendering/renderProcess.ts' },
  output: {
    path: join(folder, 'dist/renderer'),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    asyncChunks: false,
    clean: true,
  },
  resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  module: { rules: sourceRules({ mode: 'production', refresh: false }) },
  optimization: { minimize: false },
  devtool: 'source-map',
  stats: 'errors-warnings',
  performance: { hints: false },
};
