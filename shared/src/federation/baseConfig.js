// @ts-check
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** TypeScript and JSX by swc; the same for shell, remotes and the build in one piece. */
export const sourceRules = ({ mode, refresh }) => [
  {
    test: /\.[cm]?tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
      },
    },
  },
  {
    test: /\.css$/,
    use: [mode === 'development' ? 'style-loader' : MiniCssExtractPlugin.loader, 'css-loader'],
  },
  { test: /\.(woff2|png|svg)$/, type: 'asset/resource' },
  // ajv's compiled checks name their helpers without an extension.
  { test: /\.js$/, resolve: { fullySpecified: false } },
];

/** @param {{ context: string, mode: 'development' | 'production', refresh?: boolean }} options */
export function baseConfig({ context, mode, refresh = false }) {
  return {
    mode,
    context,
    target: ['web', 'es2022'],
    devtool: mode === 'development' ? 'eval-cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
    module: { rules: sourceRules({ mode, refresh }) },
    // Sizes are held by our own budgets (scripts/verify.mjs), in brotli.
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
