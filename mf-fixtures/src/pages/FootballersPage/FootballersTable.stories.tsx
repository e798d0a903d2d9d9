import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asFootballerId, asClubId } from '@touchline/shared/domain';
import { aPlayed } from '../../testing/builders';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { FootballersTable } from './FootballersTable';

const meta = {
  title: 'mf-fixtures/Players who have played',
  component: FootballersTable,
  decorators: [signedIn],
} satisfies Meta<typeof FootballersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: {
    rows: [
      aPlayed(),
      aPlayed({
        id: asFootballerId(355),
        name: 'Haaland',
        club_id: asClubId('mci'),
        position: 'FWD',
        mine: true,
      }),
    ],
  },
};
export const Provisional: Story = { args: { rows: [aPlayed({ bonus_provisional: true })] } };
export const Nobody: Story = { args: { rows: [] } };
export const Narrow: Story = { ...Usual, ...onAPhone };
