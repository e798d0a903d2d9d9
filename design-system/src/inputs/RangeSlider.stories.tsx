import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { formatCost } from '@touchline/shared/format';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RangeSlider, type Range } from './RangeSlider';

const meta = {
  title: 'Inputs/RangeSlider',
  component: RangeSlider,
  args: { label: 'Cost', min: 3, max: 15, step: 0.5, value: [4, 9], onChange: fn(), format: formatCost },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(args: React.ComponentProps<typeof RangeSlider>) {
  const [value, setValue] = useState<Range>(args.value);
  return <RangeSlider {...args} value={value} onChange={setValue} />;
}

export const Usual: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const from = within(canvasElement).getByRole('slider', { name: 'Cost, from' });
    from.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(from).toHaveAttribute('aria-valuetext', '4.5m');
  },
};
