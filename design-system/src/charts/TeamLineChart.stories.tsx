import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { formatCost } from '@touchline/shared/format';
import { TeamLineChart, type TeamLine } from './TeamLineChart';

const gameweeks = Array.from({ length: 12 }, (_, at) => at + 10);
function lines(count: number): TeamLine[] {
  return Array.from({ length: count }, (_, team) => ({
    key: team,
    label: team === 0 ? 'You' : `Team ${team}`,
    mine: team === 0,
    values: gameweeks.map((gameweek, at) =>
      team === 2 && at < 3 ? null : ((team * 31 + at * (7 + team)) % 60) - 20 + gameweek,
    ),
  }));
}

/** Ranks among five teams. */
const ranks = (count: number): TeamLine[] =>
  lines(count).map((line, team) => ({
    ...line,
    values: gameweeks.map((_, at) => ((team + at * (at % 3)) % count) + 1),
  }));

const meta = {
  title: 'Charts/TeamLineChart',
  component: TeamLineChart,
  args: {
    title: 'Gap to me',
    summary: 'Four teams over twelve gameweeks; you lead the last five.',
    gameweeks,
    lines: lines(4),
  },
} satisfies Meta<typeof TeamLineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourTeams: Story = {};
export const TenTeams: Story = { args: { lines: lines(10) } };
export const RanksReversed: Story = { args: { title: 'Position', lines: ranks(5), reversed: true } };
export const OneGameweek: Story = {
  args: {
    gameweeks: [10],
    lines: lines(3).map((line) => ({ ...line, values: line.values.slice(3, 4) })),
  },
};
export const CostInSteps: Story = {
  args: {
    title: 'Cost',
    summary: '8.0m in gameweek 10, 8.4m in gameweek 21.',
    nameLabel: 'Cost',
    lines: [
      { key: 1, label: 'Cost', mine: true, values: gameweeks.map((_, at) => 8 + Math.floor(at / 3) / 10) },
    ],
    format: formatCost,
    steps: true,
  },
};
