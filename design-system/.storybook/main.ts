import type { StorybookConfig } from '@storybook/react-webpack5';

/** One Storybook for everybody: ours, and the stories of the shell and of every remote that has some. */
const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../shell/src/**/*.stories.tsx',
    '../../mf-*/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-webpack5-compiler-swc', '@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen', check: false },
  swc: () => ({
    jsc: { transform: { react: { runtime: 'automatic' } } },
  }),
  webpackFinal: (webpack) => ({
    ...webpack,
    // Its warnings are about bundle size, which says nothing in a workshop of all components.
    performance: { hints: false },
  }),
};

export default config;
