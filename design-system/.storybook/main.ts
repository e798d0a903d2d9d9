import type { StorybookConfig } from '@storybook/react-webpack5';
import { fileURLToPath } from 'node:url';
import { componentUses } from '../src/docs/uses/componentUses.ts';
import { storyModules } from './storyModules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = /[\\/](design-system|shell|mf-[\w-]+)[\\/]src[\\/].*\.tsx$/;

/** `STORYBOOK_REFS="mf-weather=http://localhost:6007"`: Storybooks of remotes outside this repository, shown beside ours. */
const refs = Object.fromEntries(
  (process.env.STORYBOOK_REFS ?? '')
    .split(',')
    .map((word) => word.trim().split('='))
    .filter(([name, url]) => name && url)
    .map(([name, url]) => [name, { title: name, url }]),
);

const everyStory = [
  '../src/**/*.mdx',
  '../src/**/*.stories.tsx',
  '../../shell/src/**/*.mdx',
  '../../shell/src/**/*.stories.tsx',
  '../../mf-*/src/**/*.stories.tsx',
];

/** `STORIES="design-system/src/components/Pieces.stories.tsx,…"`: a Storybook of these files alone, for a comparison of looks. */
const only = process.env.STORIES?.split(',').map((file) => `../../${file}`);

/** One Storybook for everybody: ours, and the stories of the shell and of every remote that has some. */
const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: only ?? everyStory,
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  // Pages of remotes are drawn in the frame of the shell, with its pitch, and lead to each other.
  previewAnnotations: (others: string[] = []) => [
    ...others,
    `${root}/shell/src/testing/storyShell.tsx`,
    `${root}/design-system/.storybook/storyLinks.tsx`,
  ],
  refs,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  swc: () => ({
    jsc: { transform: { react: { runtime: 'automatic' } } },
  }),
  webpackFinal: (webpack) => ({
    ...webpack,
    module: {
      ...webpack.module,
      rules: [
        ...(webpack.module?.rules ?? []),
        {
          test: sources,
          exclude: /\.(test|stories)\.tsx$|node_modules/,
          enforce: 'pre',
          loader: fileURLToPath(new URL('ownerLoader.cjs', import.meta.url)),
          options: { root },
        },
      ],
    },
    plugins: [
      ...(webpack.plugins ?? []),
      (compiler) =>
        new compiler.webpack.DefinePlugin({ COMPONENT_USES: JSON.stringify(componentUses(root)) }).apply(
          compiler,
        ),
      storyModules(root),
      // The solver's library imports a module of Node where it runs there.
      (compiler) => new compiler.webpack.IgnorePlugin({ resourceRegExp: /^node:/ }).apply(compiler),
    ],
    // Its warnings are about bundle size, which says nothing in a workshop of all components.
    performance: { hints: false },
  }),
};

export default config;
