import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextField } from './TextField';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: { label: 'Team ID', defaultValue: '545762' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithHelp: Story = { args: { helperText: 'The number in the address of your points page.' } };
export const WithAnError: Story = { args: { error: true, helperText: 'Enter a number' } };
export const Disabled: Story = { args: { disabled: true } };
