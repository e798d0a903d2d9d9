// @ts-check
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

/** TypeScript and JSX by swc; the same for shell, remotes and the build in one piece. */
export const sourceRules = ({ mode, refresh, development = mode === 'development' }) => [
  {
    test: /\.[cm]?tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development, refresh } },
      },
    },
  },
  {
    test: /\.css$/,
    // Development too: the content security policy lets no script write a style element without its nonce.
    use: [MiniCssExtractPlugin.loader, 'css-loader'],
  },
  { test: /\.(woff2|png|svg)$/, type: 'asset/resource' },
  // Only emotion's withTheme needs it, which this app does not use.
  { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
];

/**
 * The part of a file's name that changes with its content. A development server keeps one name: its page is
 * asked for anew at every look.
 *
 * @param {'development' | 'production'} mode
 */
export const contentStamp = (mode) => (mode === 'production' ? '[contenthash:10]' : 'dev');

/**
 * @param {{ context: string, mode: 'development' | 'production', refresh?: boolean, development?: boolean }} options
 *   `refresh`: components are exchanged in a running page; only for a development server. `development`: elements are made by
 *   `react/jsx-dev-runtime`, which only the development build of React has
 */
export function baseConfig({ context, mode, refresh = false, development }) {
  return {
    mode,
    context,
    target: ['web', 'es2022'],
    // No `eval-…`: the content security policy forbids eval in development too.
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
    // A module that threw while it was evaluated is evaluated again when it is asked for again. Otherwise the
    // next who asks gets the half of it that stood before the throw.
    output: { strictModuleExceptionHandling: true },
    module: { rules: sourceRules({ mode, refresh, development }) },
    plugins: [
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false })] : []),
      new MiniCssExtractPlugin({ filename: `[name].${contentStamp(mode)}.css` }),
    ],
    // Sizes are held by our own budgets (scripts/verify.mjs), in brotli.
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
