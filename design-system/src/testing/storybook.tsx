import type { Decorator, Preview } from '@storybook/react-webpack5';
import { Fragment } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { TouchlineTheme } from '../theme/TouchlineTheme';
import '../theme/fonts.css';
import { calmStyles } from './calmStyles';
import { OwnerOutlines, useDocument, useSlowData } from './storybookTools';

interface Toolbars {
  readonly scheme: 'light' | 'dark';
  readonly motion: 'full' | 'reduced';
  readonly pass: 'free' | 'pass';
  readonly text: 'normal' | 'double';
  readonly direction: 'ltr' | 'rtl';
  readonly data: 'fast' | 'slow';
  readonly owners: 'hidden' | 'outlined';
}

interface InTheAppProps {
  readonly Story: Parameters<Decorator>[0];
  readonly args: Parameters<Decorator>[1]['args'];
  readonly toolbars: Toolbars;
  /** Stories of whole pages have the router of their remote. */
  readonly ownRouter: boolean;
}

function InTheApp({ Story, args, toolbars, ownRouter }: InTheAppProps) {
  const { scheme, motion, pass, text, direction, data, owners } = toolbars;
  const withPass = 'pass' in args ? { ...args, pass: pass === 'pass' || args.pass === true } : args;
  const shown = useSlowData(withPass, data === 'slow');
  useDocument(text === 'double', direction);
  const Router = ownRouter ? Fragment : MemoryRouter;
  return (
    <TouchlineTheme key={scheme} forcedMode={scheme}>
      {motion === 'reduced' && <style>{calmStyles}</style>}
      <Router>
        <Story args={shown} />
        {owners === 'outlined' && <OwnerOutlines />}
      </Router>
    </TouchlineTheme>
  );
}

const inTheApp: Decorator = (Story, { globals, args, parameters }) => {
  const toolbars = globals as unknown as Toolbars;
  const ownRouter = parameters['ownRouter'] === true;
  return <InTheApp key={toolbars.data} Story={Story} args={args} toolbars={toolbars} ownRouter={ownRouter} />;
};

const width = (name: string, pixels: number) => ({ name, styles: { width: `${pixels}px`, height: '860px' } });

const choice = <const Icon extends string>(
  title: string,
  description: string,
  icon: Icon,
  items: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    title,
    icon,
    items: Object.entries(items).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

/** Toolbars and widths of every Storybook: the designers' one, and those of remotes outside this repository. */
export const preview: Preview = {
  decorators: [inTheApp],
  globalTypes: {
    scheme: choice('Scheme', 'Light or dark', 'contrast', { light: 'Light', dark: 'Dark' }),
    text: choice('Text', 'Size of text that the reader has set', 'zoom', {
      normal: 'Text 100 %',
      double: 'Text 200 %',
    }),
    direction: choice('Direction', 'Direction of text', 'transfer', {
      ltr: 'Left to right',
      rtl: 'Right to left',
    }),
    motion: choice('Motion', 'As for readers who want less motion', 'lightning', {
      full: 'Full motion',
      reduced: 'Reduced motion',
    }),
    data: choice('Data', 'Slow data arrives after three seconds', 'timer', {
      fast: 'Fast data',
      slow: 'Slow data',
    }),
    network: choice('Network', 'What the pages under Pages get from the network', 'globe', {
      answers: 'With data',
      waiting: 'Still loading',
      failing: 'Server fault',
      offline: 'Offline',
    }),
    owners: choice('Owners', 'Outlines what each workspace renders', 'outline', {
      hidden: 'No outlines',
      outlined: 'Outline by owner',
    }),
    pass: choice('Pass', 'With or without a season pass', 'lock', { free: 'Free', pass: 'Season pass' }),
  },
  initialGlobals: {
    scheme: 'light',
    text: 'normal',
    direction: 'ltr',
    motion: 'full',
    data: 'fast',
    network: 'answers',
    owners: 'hidden',
    pass: 'free',
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    viewport: {
      options: {
        smallest: width('Smallest phone, 320', 320),
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
