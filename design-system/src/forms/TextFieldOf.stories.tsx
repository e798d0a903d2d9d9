import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { TextFieldOf } from './fields';
import { inAForm } from './inAForm';

const meta = {
  title: 'Forms/TextFieldOf',
  component: TextFieldOf,
  args: {
    name: 'email',
    label: 'Email',
    type: 'email',
    validate: (value) => (value ? undefined : 'Enter your email address'),
  },
} satisfies Meta<typeof TextFieldOf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { decorators: [inAForm()] };
export const Filled: Story = { decorators: [inAForm({ email: 'ada@example.org' })] };
export const WithHelp: Story = {
  decorators: [inAForm()],
  args: { helperText: 'Only used to log in and to reset the password.' },
};
export const LeftEmpty: Story = {
  decorators: [inAForm()],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.tab();
    await expect(canvas.getByText('Enter your email address')).toBeVisible();
  },
};
