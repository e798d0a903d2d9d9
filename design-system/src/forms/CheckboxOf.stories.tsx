import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { CheckboxOf } from './fields';
import { inAForm } from './inAForm';

const meta = {
  title: 'Forms/CheckboxOf',
  component: CheckboxOf,
  decorators: [inAForm()],
  args: {
    name: 'terms',
    label: 'I accept the terms of agreement',
    validate: (yes) => (yes ? undefined : 'You must accept the terms of agreement'),
  },
} satisfies Meta<typeof CheckboxOf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotChecked: Story = {};
export const CheckedAndUnchecked: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getByRole('checkbox', { name: /I accept/ });
    await userEvent.click(terms);
    await userEvent.click(terms);
    await expect(canvas.getByText('You must accept the terms of agreement')).toBeVisible();
  },
};
