import { join } from 'node:path';
import { shellConfig } from '@touchline/shared/federation/shellConfig.js';
import webpack from 'webpack';
import { ServiceWorkerPlugin } from './serviceWorkerPlugin.js';

const folder = import.meta.dirname;
const onePiece = process.env.ONE_PIECE;

/** What any page may open is there before it is asked for; pages bring the rest as they are visited. */
const serviceWorker = () =>
  new ServiceWorkerPlugin({
    source: join(folder, 'worker/serviceWorker.ts'),
    keeps: [
      /^(framework|main|home|pitch|sheet|popups|more|profile|about|kit)\.\w+\.(js|css)$/,
      // What those take from the design system: dialogs, football words and the parts that they share, which have numbers.
      /^(design-system-(popups|football)|\d+)\.\w+\.js$/,
      /-latin-w\w+-normal\.\w+\.woff2$/,
    ],
  });

/** Remotes leave out what their packages (HiGHS) import in Node only: shared/src/federation/remoteConfig.js. */
const withoutNode = () => new webpack.IgnorePlugin({ resourceRegExp: /^node:/ });

/**
 * V8 compiles a function when it is first called, on the main thread. With this comment all functions of a file are compiled beside it,
 * while the file loads (docs/decisions/0164). https://v8.dev/blog/explicit-compile-hints
 */
const compiledWhileLoading = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: /^(main|framework)\./,
    // After the comments of the sources are removed, before files are hashed.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

export default shellConfig({
  folder,
  onePiece,
  plugins: onePiece ? [withoutNode()] : [serviceWorker(), compiledWhileLoading()],
});
