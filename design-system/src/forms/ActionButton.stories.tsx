import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { ActionButton } from './ActionButton';

const meta = {
  title: 'Forms/ActionButton',
  component: ActionButton,
  args: { children: 'Save', variant: 'contained', onClick: fn() },
} satisfies Meta<typeof ActionButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
/** Not disabled: the button is focusable, and the reason is read with it. */
export const Blocked: Story = {
  args: { blockedBy: 'You are offline. Reconnect and try again.' },
  play: async ({ canvas, args }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAccessibleDescription('You are offline. Reconnect and try again.');
    await userEvent.click(save);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
