import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { asFootballerId } from '@touchline/shared/domain';
import { Doubts } from './Doubts';

const meta = { title: 'mf-team/Doubts', component: Doubts } satisfies Meta<typeof Doubts>;
export default meta;
type Story = StoryObj<typeof meta>;

const gameweek = {
  ...{ id: 25, label: 'Gameweek 25', state: 'open' as const, finished: false },
  deadline: '2024-02-17T11:00:00Z',
};

export const Some: Story = {
  args: {
    gameweek,
    doubts: [
      { id: asFootballerId(19), name: 'Saka', chance: 75, news: 'Knock - 75% chance of playing' },
      { id: asFootballerId(60), name: 'Gusto', chance: 25, news: 'Hamstring injury - Expected back 17 Feb' },
      { id: asFootballerId(99), name: 'Felix', chance: 0, news: 'Has left the league' },
    ],
  },
};
export const Nobody: Story = { args: { gameweek, doubts: [] } };
