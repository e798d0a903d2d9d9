import { Box } from '@touchline/design-system';
import type { ReactNode } from 'react';
import { startUpTexts } from './startUpCheck';
import { StartUpScreen } from './StartUpScreen';

/** A picture ends where its story does, and what is fixed to the window takes no room. */
const onAScreen = (Story: () => ReactNode) => (
  <Box sx={{ minHeight: '100dvh' }}>
    <Story />
  </Box>
);

/** The start of the native app, among the design system's pieces: pictures are kept under that name. */
export default {
  title: 'Core/Pieces',
  component: StartUpScreen,
  decorators: [onAScreen],
  parameters: { layout: 'fullscreen' },
  // On a page of documentation each would lie over all the others.
  tags: ['!autodocs'],
  args: { version: '1.4.0' },
};

export const Starting = { args: { status: 'Loading' } };
export const ServerDown = { args: { status: startUpTexts.down } };
export const ServerNotThere = { args: { status: startUpTexts.missing } };
export const NoData = { args: { status: startUpTexts.timeout } };
export const AppTooOld = { args: { status: startUpTexts.tooOld('1.2.0', '1.4'), version: '1.2.0' } };
