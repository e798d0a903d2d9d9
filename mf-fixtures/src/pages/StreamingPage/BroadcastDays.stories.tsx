import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onAPhone } from '@touchline/shared/testing/stories';
import { aBroadcast } from '../../testing/builders';
import { BroadcastDays } from './BroadcastDays';

const meta = {
  title: 'mf-fixtures/Broadcasts',
  component: BroadcastDays,
  args: {
    fixtures: [
      aBroadcast(),
      aBroadcast({ id: 'mci-eve', home: 'mci', away: 'eve', channels: [{ name: 'Terrace+', url: null }] }),
      aBroadcast({ id: 'liv-bur', home: 'liv', away: 'bur', channels: [] }),
      aBroadcast({ id: 'lut-bou', home: 'lut', away: 'bou', kickoff: null, channels: [] }),
    ],
  },
} satisfies Meta<typeof BroadcastDays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinksNamesAndNone: Story = {};
export const Narrow: Story = { ...onAPhone };
