import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { GameweekBar } from './gameweekBar';
import { GwBarChart } from './GwBarChart';

const bars: GameweekBar[] = Array.from({ length: 21 }, (_, at) => ({
  gameweek: at + 1,
  points: at === 6 ? null : 34 + ((at * 19) % 55),
  hit: at % 6 === 4 ? 4 : 0,
  chip: at === 8 ? 'wildcard' : at === 14 ? '3xc' : null,
}));
const scores: GameweekBar[] = [-3, -1, 0, 2, 4, 6, 8, 9, 12, 13, 15, 17, 20, 23].map((points, at) => ({
  gameweek: at + 1,
  points,
}));

const meta = {
  title: 'Charts/GwBarChart',
  component: GwBarChart,
  args: { title: 'Points by gameweek', bars },
} satisfies Meta<typeof GwBarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const GameweekBars: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid for transfers')).toBeVisible();
    await expect(canvas.queryByText('Average of your view')).toBeNull();
  },
};
export const NothingPaid: Story = {
  args: { bars: bars.map((bar) => ({ ...bar, hit: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Paid for transfers')).toBeNull();
  },
};
export const BesideTheAverage: Story = {
  args: { bars: bars.map((bar, at) => ({ ...bar, average: at < 2 ? null : 46 + ((at * 7) % 24) })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Average of your view')).toBeVisible();
    await expect(canvasElement.querySelectorAll('g.average')).toHaveLength(1);
    await expect(
      [...canvasElement.querySelectorAll('text.chip')].map(({ textContent }) => textContent),
    ).toEqual(['WC', '3xC']);
  },
};
export const OnTheColoursOfTheirPoints: Story = { args: { bars: scores, colours: 'class' } };
export const OneGameweekOpen: Story = { args: { selected: 14, onSelect: fn() } };
export const OnePoint: Story = { args: { bars: bars.slice(0, 1) } };
export const NothingPlayedYet: Story = { args: { bars: [] } };
export const Waiting: Story = { args: { bars: [], loading: true } };
export const AsATable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(22);
  },
};
