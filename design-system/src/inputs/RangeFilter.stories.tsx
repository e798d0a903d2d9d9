import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { formatCost } from '@touchline/shared/format';
import { fn } from 'storybook/test';
import { RangeFilter } from './RangeFilter';

const meta = {
  title: 'Inputs/RangeFilter',
  component: RangeFilter,
  args: { label: 'Cost', min: 3.5, max: 15, step: 0.5, onFilter: fn(), format: formatCost },
} satisfies Meta<typeof RangeFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFiltered: Story = {};
export const FromFiveMillion: Story = { args: { from: 5 } };
export const Between: Story = { args: { from: 5, to: 8.5 } };
