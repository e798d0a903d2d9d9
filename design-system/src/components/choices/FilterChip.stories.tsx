import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { FilterChip } from './FilterChip';

const meta = {
  title: 'Inputs/FilterChip',
  component: FilterChip,
  args: { label: 'Mine', selected: false, onToggle: fn() },
} satisfies Meta<typeof FilterChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotSelected: Story = {};
export const Selected: Story = { args: { selected: true } };
