import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asClubId } from '@touchline/shared/domain';
import { aStanding, aTable } from '../../testing/builders';
import { onAPhone } from '@touchline/shared/testing/stories';
import { StandingsTable } from './StandingsTable';

const meta = { title: 'mf-clubs/League table', component: StandingsTable } satisfies Meta<
  typeof StandingsTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { args: { rows: aTable() } };
export const LastDay: Story = { args: { rows: aTable().map((row) => ({ ...row, next: null })) } };
export const LongName: Story = {
  args: { rows: [aStanding({ id: asClubId('wol'), name: 'Wolverhampton Wanderers Football Club' })] },
};
export const Narrow: Story = { ...Usual, ...onAPhone };
