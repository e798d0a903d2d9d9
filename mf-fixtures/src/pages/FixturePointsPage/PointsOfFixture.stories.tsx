import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onAPhone } from '@touchline/shared/testing/stories';
import { aPointsRow, somePoints } from '../../testing/builders';
import { PointsOfFixture } from './PointsOfFixture';

const meta = {
  title: 'mf-fixtures/Points of a fixture',
  component: PointsOfFixture,
  args: { answer: somePoints() },
} satisfies Meta<typeof PointsOfFixture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BothSides: Story = {};
export const OneSideOnAPhone: Story = { ...onAPhone };
export const ProvisionalBonus: Story = {
  args: {
    answer: somePoints({
      rows: [aPointsRow({ categories: { minutes: 2, bonus_provisional: 3 }, total: 5 })],
    }),
  },
};
