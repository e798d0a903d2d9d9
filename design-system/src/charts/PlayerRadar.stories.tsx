import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlayerRadar } from './PlayerRadar';

const meta = {
  title: 'Charts/PlayerRadar',
  component: PlayerRadar,
  args: {
    title: 'Compared',
    summary: 'Palmer is ahead in form and expected points.',
    axes: [
      { label: 'Form', max: 10 },
      { label: 'Total', max: 250 },
      { label: 'Expected', max: 10 },
      { label: 'Bonus', max: 40 },
      { label: 'Minutes', max: 3420 },
    ],
    subjects: [
      { key: 1, label: 'Palmer', mine: true, values: [8.2, 187, 7.4, 27, 2600] },
      { key: 2, label: 'Saka', values: [6.1, 181, 6.2, 22, 2900] },
    ],
  },
} satisfies Meta<typeof PlayerRadar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoPlayersCompared: Story = {};
