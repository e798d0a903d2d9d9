import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asClubId } from '@touchline/shared/domain';
import { somePoints } from '../../testing/builders';
import { onAPhone } from '@touchline/shared/testing/stories';
import { ClubPoints } from './ClubPointsPage';

const meta = { title: 'mf-clubs/Points', component: ClubPoints } satisfies Meta<typeof ClubPoints>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: { rows: [somePoints(), somePoints({ id: asClubId('liv'), name: 'Liverpool', total: 1150 })] },
};
export const Narrow: Story = { ...Usual, ...onAPhone };
