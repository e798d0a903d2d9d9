import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { MetricKey } from '@touchline/shared/domain';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MetricSwitcher } from './MetricSwitcher';

const meta = {
  title: 'Football/MetricSwitcher',
  component: MetricSwitcher,
  args: { value: 'gameweek_points', pass: false, onChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof MetricSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen(args: React.ComponentProps<typeof MetricSwitcher>) {
  const [value, setValue] = useState<MetricKey>(args.value);
  return <MetricSwitcher {...args} value={value} onChange={setValue} />;
}

export const Free: Story = {};
export const WithPass: Story = { args: { pass: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const ArrowKeysMoveTheChoice: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'GW points' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Total points' })).toHaveAttribute('aria-checked', 'true');
    await expect(canvas.getByRole('radio', { name: 'Total points' })).toHaveFocus();
  },
};
