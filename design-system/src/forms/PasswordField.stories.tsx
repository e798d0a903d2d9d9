import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './fields';
import { inAForm } from './inAForm';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  decorators: [inAForm({ password: 'kick-off at three' })],
  args: { name: 'password', label: 'Password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('kick-off at three');
  },
};
