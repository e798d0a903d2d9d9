import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Starters only', checked: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotChecked: Story = {};
export const Checked: Story = { args: { checked: true } };
export const Disabled: Story = { args: { label: 'You may answer me by email', disabled: true } };

function Controlled(args: React.ComponentProps<typeof Checkbox>) {
  const [checked, setChecked] = useState(args.checked);
  return <Checkbox {...args} checked={checked} onChange={setChecked} />;
}
export const CheckedByItsLabel: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas }) => {
    const starters = canvas.getByRole('checkbox', { name: 'Starters only' });
    await userEvent.click(canvas.getByText('Starters only'));
    await expect(starters).toBeChecked();
    // The theme's colour, not the browser's default blue.
    await expect(getComputedStyle(starters).accentColor).toMatch(/^rgb/);
    await expect(getComputedStyle(starters).accentColor).not.toBe('rgb(0, 117, 255)');
  },
};
