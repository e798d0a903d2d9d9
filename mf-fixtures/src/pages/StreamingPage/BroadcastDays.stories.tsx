import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asClubId, asFixtureId } from '@touchline/shared/domain';
import { onAPhone } from '@touchline/shared/testing/stories';
import { aBroadcast } from '../../testing/builders';
import { BroadcastDays } from './BroadcastDays';

const meta = {
  title: 'mf-fixtures/Broadcasts',
  component: BroadcastDays,
  args: {
    fixtures: [
      aBroadcast(),
      aBroadcast({
        id: asFixtureId('mci-eve'),
        home: asClubId('mci'),
        away: asClubId('eve'),
        channels: [{ name: 'Terrace+', url: null }],
      }),
      aBroadcast({ id: asFixtureId('liv-bur'), home: asClubId('liv'), away: asClubId('bur'), channels: [] }),
      aBroadcast({
        id: asFixtureId('lut-bou'),
        home: asClubId('lut'),
        away: asClubId('bou'),
        kickoff: null,
        channels: [],
      }),
    ],
  },
} satisfies Meta<typeof BroadcastDays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinksNamesAndNone: Story = {};
export const Narrow: Story = { ...onAPhone };
