import type { Decorator, Preview } from '@storybook/react-webpack5';
import { MemoryRouter } from 'react-router-dom';
import { TouchlineTheme } from '../theme/TouchlineTheme';
import '../theme/fonts.css';
import { calmStyles } from './calmStyles';

const inTheApp: Decorator = (Story, { globals, args }) => {
  const { scheme, motion, pass } = globals as { scheme: 'light' | 'dark'; motion: string; pass: string };
  const withPass = 'pass' in args ? { ...args, pass: pass === 'pass' || args.pass === true } : args;
  return (
    <TouchlineTheme key={scheme} forcedMode={scheme}>
      {motion === 'reduced' && <style>{calmStyles}</style>}
      <MemoryRouter>
        <Story args={withPass} />
      </MemoryRouter>
    </TouchlineTheme>
  );
};

const width = (name: string, pixels: number) => ({ name, styles: { width: `${pixels}px`, height: '860px' } });

/** Schemes, motion, pass and widths of every Storybook: the designers' one, and those of remotes outside this repository. */
export const preview: Preview = {
  decorators: [inTheApp],
  globalTypes: {
    scheme: {
      description: 'Light or dark',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    motion: {
      description: 'As for readers who want less motion',
      toolbar: { title: 'Motion', icon: 'lightning', items: ['full', 'reduced'], dynamicTitle: true },
    },
    pass: {
      description: 'With or without a season pass',
      toolbar: { title: 'Pass', icon: 'lock', items: ['free', 'pass'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'light', motion: 'full', pass: 'free' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    viewport: {
      options: {
        small: width('Small phone, 360', 360),
        phone: width('Phone, 390', 390),
        tablet: width('Tablet, 768', 768),
        desktop: width('Desktop, 1280', 1280),
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          'Changelog',
          'Ask and contribute',
          'Design',
          'Components',
          'Pages',
          'Core',
          'Football',
          'Data',
          'Charts',
          'Inputs',
          'Forms',
        ],
      },
    },
  },
  tags: ['autodocs'],
};
