import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ChipWorths } from './ChipWorths';

const meta = {
  title: 'mf-team/What chips are worth',
  component: ChipWorths,
} satisfies Meta<typeof ChipWorths>;
export default meta;
type Story = StoryObj<typeof meta>;

const value = (chip: string, worth: number, kept: number) => ({
  chip,
  gameweeks: [
    { gameweek_id: 24, worth, kept, cost: kept },
    { gameweek_id: 25, worth, kept: 0, cost: 0 },
  ],
});

export const ToBeKept: Story = {
  args: {
    gameweek: 24,
    values: [value('bboost', 9.2, 13.7), value('3xc', 6.1, 10.4), value('freehit', 5, 15.2)],
  },
};
export const WorthPlaying: Story = { args: { gameweek: 24, values: [value('3xc', 13.6, 10.2)] } };
export const LastGameweek: Story = { args: { gameweek: 25, values: [value('bboost', 8.8, 0)] } };
