import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Sparkline } from './Sparkline';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { values: [2, 5, 8, 3, 9], label: 'Form over five gameweeks: 2, 5, 8, 3, 9' },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {};
export const NoValues: Story = { args: { values: [], label: '' } };
