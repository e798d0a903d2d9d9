import { Box } from '@touchline/design-system';
import type { ReactNode } from 'react';
import { startUpTexts } from './startUpTexts';
import { StartUpScreen } from './StartUpScreen';

/** Gives the story a height: a fixed element has none, and the screenshot is cut to the story. */
const onAScreen = (Story: () => ReactNode) => (
  <Box sx={{ minHeight: '100dvh' }}>
    <Story />
  </Box>
);

/**
 * Start screen of the native app. The title is in the design system's group, because screenshots are stored
 * under it.
 */
export default {
  title: 'Core/Pieces',
  component: StartUpScreen,
  decorators: [onAScreen],
  parameters: { layout: 'fullscreen' },
  // On a documentation page the fixed stories would cover each other.
  tags: ['!autodocs'],
  args: { version: '1.4.0' },
};

export const Starting = { args: { status: 'Loading' } };
export const ServerDown = { args: { status: startUpTexts.down } };
export const ServerNotThere = { args: { status: startUpTexts.missing('help@touchline.example') } };
export const NoData = { args: { status: startUpTexts.timeout } };
export const AppTooOld = { args: { status: startUpTexts.tooOld('1.2.0', '1.4'), version: '1.2.0' } };
