import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { GameweekSelect } from './GameweekSelect';

const meta = {
  title: 'Inputs/GameweekSelect',
  component: GameweekSelect,
  args: { value: 21, to: 38, onChange: fn() },
} satisfies Meta<typeof GameweekSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next gameweek' }));
    await expect(args.onChange).toHaveBeenCalledWith(22);
  },
};
export const FirstGameweek: Story = { args: { value: 1 } };
export const LastGameweek: Story = { args: { value: 38 } };
