import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { positions } from '@touchline/shared/domain';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CostScatter } from './CostScatter';

const meta = {
  title: 'Charts/CostScatter',
  component: CostScatter,
  args: {
    title: 'Points for money',
    summary: 'Palmer has most points below nine million.',
    valueLabel: 'Total points',
    points: Array.from({ length: 60 }, (_, at) => ({
      key: at,
      label: `Player ${at}`,
      position: positions[at % 4]!,
      cost: 4 + ((at * 7) % 90) / 10,
      value: (at * 29) % 190,
      mine: at % 9 === 0,
    })),
  },
} satisfies Meta<typeof CostScatter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PointsForMoney: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fills = () =>
      [...canvasElement.querySelectorAll<SVGPathElement>('g[transform*="scale("] > path')].map(
        ({ style }) => style.fill === 'transparent',
      );
    // Every ninth is an own footballer, and filled.
    await waitFor(() => expect(fills().filter((isHollow) => !isHollow)).toHaveLength(7));
    await expect(fills()).toHaveLength(60);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Player',
      'Position',
      'Cost',
      'Total points',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};
