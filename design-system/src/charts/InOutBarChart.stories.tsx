import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { InOutBarChart } from './InOutBarChart';

const meta = {
  title: 'Charts/InOutBarChart',
  component: InOutBarChart,
  args: {
    title: 'Bought and sold',
    summary: 'Most bought in gameweek 18: 140,000. Most sold in gameweek 12: 96,000.',
    bars: Array.from({ length: 21 }, (_, at) => ({
      gameweek: at + 1,
      in: (at * 37_000) % 140_001,
      out: (at * 53_000) % 96_001,
    })),
  },
} satisfies Meta<typeof InOutBarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BoughtAndSold: Story = {
  play: async ({ canvas, userEvent: user }) => {
    await user.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: /GW3 / })).toHaveTextContent('74,000');
    await user.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};
