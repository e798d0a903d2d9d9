import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { someOwners } from '../../testing/builders';
import { OwnedTable } from './ClubRivalsPage';

const meta = {
  title: 'mf-clubs/Owned by the view',
  component: OwnedTable,
  decorators: [signedIn],
} satisfies Meta<typeof OwnedTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  args: { club: someOwners().head, config: someOwners().config, rows: someOwners().rows },
};
export const Narrow: Story = { ...Usual, ...onAPhone };
