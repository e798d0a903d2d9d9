import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { aRivalsRow, someRivals } from '../../testing/builders';
import { RivalsOfFixture } from './RivalsOfFixture';

const meta = {
  title: 'mf-fixtures/Rivals of a fixture',
  component: RivalsOfFixture,
  decorators: [signedIn],
  args: { rows: someRivals().rows, hasStarted: true },
} satisfies Meta<typeof RivalsOfFixture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InPlay: Story = {};
export const OnAPhone: Story = { ...onAPhone };
export const BeforeKickOff: Story = {
  args: { rows: [aRivalsRow({ points: null, swing: null })], hasStarted: false },
};
export const WithoutRivals: Story = {
  args: { rows: [aRivalsRow({ rivals: { count: 0, total: 0, count_share: 0 }, swing: 16 })] },
};
