import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Segments } from './Segments';

const meta = {
  title: 'Inputs/Segments',
  component: Segments<string>,
  args: {
    label: 'Order',
    value: 'in',
    options: [
      { value: 'in', label: 'In' },
      { value: 'out', label: 'Out' },
      { value: 'net', label: 'Net' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Segments<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
