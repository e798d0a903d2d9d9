import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { positions } from '@touchline/shared/domain';
import { formatCost } from '@touchline/shared/format';
import { CostScatter } from './CostScatter';
import { GwBarChart, type GameweekBar } from './GwBarChart';
import { InOutBarChart } from './InOutBarChart';
import { PlayerRadar } from './PlayerRadar';
import { ShareBarChart } from './ShareBarChart';
import { Sparkline } from './Sparkline';
import { TeamBarChart } from './TeamBarChart';
import { TeamLineChart, type TeamLine } from './TeamLineChart';

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

/** Places among five teams. */
const ranks = (count: number): TeamLine[] =>
  lines(count).map((line, team) => ({
    ...line,
    values: gameweeks.map((_, at) => ((team + at * (at % 3)) % count) + 1),
  }));

const meta = {
  title: 'Charts/All',
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

const season = {
  title: 'Gap to me',
  summary: 'Four teams over twelve gameweeks; you lead the last five.',
  gameweeks,
};
export const TeamLines: Story = { render: () => <TeamLineChart {...season} lines={lines(4)} /> };
export const TenTeams: Story = { render: () => <TeamLineChart {...season} lines={lines(10)} /> };
export const RanksReversed: Story = {
  render: () => <TeamLineChart {...season} title="Position" lines={ranks(5)} reversed />,
};
export const OneGameweekOfLines: Story = {
  render: () => (
    <TeamLineChart
      {...season}
      gameweeks={[10]}
      lines={lines(3).map((line) => ({ ...line, values: line.values.slice(3, 4) }))}
    />
  ),
};

export const OwnershipShares: Story = {
  render: () => (
    <ShareBarChart
      title="Who owns them"
      summary="Haaland is owned by all ten rivals, nine of them start him."
      parts={['Line-up', 'Bench']}
      nameLabel="Player"
      rows={[
        { key: 1, label: 'Haaland', mine: true, values: [9, 1] },
        { key: 2, label: 'Alexander-Arnold', values: [4, 2] },
        { key: 3, label: 'Ødegaard', values: [0, 0] },
      ]}
      whole
    />
  ),
};
export const PointsByCategory: Story = {
  render: () => (
    <ShareBarChart
      title="Points by category"
      summary="Arsenal took 54 points, half of them by goals."
      parts={['Goals', 'Assists', 'Minutes', 'Bonus', 'Clean sheets', 'Conceded']}
      rows={[
        { key: 'ars', label: 'Arsenal', values: [15, 9, 22, 6, 4, -2] },
        { key: 'mci', label: 'Manchester City', values: [8, 6, 22, 0, 0, -1] },
      ]}
    />
  ),
};
export const TeamsThisGameweek: Story = {
  render: () => (
    <TeamBarChart
      title="This gameweek"
      summary="You have 71 net points, third of four."
      bars={[
        { key: 1, label: 'Moyes Will Be Moyes', points: 82, projected: 3 },
        { key: 2, label: 'Kane You Believe It', points: 74 },
        { key: 3, label: 'You', points: 71, projected: 5, mine: true },
        { key: 4, label: 'Wolverhampton Wander', points: 38 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Provisional bonus')).toBeVisible();
  },
};
export const PointsForMoney: Story = {
  render: () => (
    <CostScatter
      title="Points for money"
      summary="Palmer has most points below nine million."
      valueLabel="Total points"
      points={Array.from({ length: 60 }, (_, at) => ({
        key: at,
        label: `Player ${at}`,
        position: positions[at % 4]!,
        cost: 4 + ((at * 7) % 90) / 10,
        value: (at * 29) % 190,
        mine: at % 9 === 0,
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fills = () =>
      [...canvasElement.querySelectorAll<SVGPathElement>('g[transform*="scale("] > path')].map(
        ({ style }) => style.fill === 'transparent',
      );
    // Every ninth is one's own, and filled.
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
export const BoughtAndSold: Story = {
  render: () => (
    <InOutBarChart
      title="Bought and sold"
      summary="Most bought in gameweek 18: 140,000. Most sold in gameweek 12: 96,000."
      bars={Array.from({ length: 21 }, (_, at) => ({
        gameweek: at + 1,
        in: (at * 37_000) % 140_001,
        out: (at * 53_000) % 96_001,
      }))}
    />
  ),
  play: async ({ canvas, userEvent: user }) => {
    await user.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: /GW3 / })).toHaveTextContent('74,000');
    await user.click(canvas.getByRole('button', { name: 'Show as chart' }));
  },
};
export const CostInSteps: Story = {
  render: () => (
    <TeamLineChart
      title="Cost"
      summary="8.0m in gameweek 10, 8.4m in gameweek 21."
      gameweeks={gameweeks}
      nameLabel="Cost"
      lines={[
        { key: 1, label: 'Cost', mine: true, values: gameweeks.map((_, at) => 8 + Math.floor(at / 3) / 10) },
      ]}
      format={formatCost}
      steps
    />
  ),
};
export const TwoPlayersCompared: Story = {
  render: () => (
    <PlayerRadar
      title="Compared"
      summary="Palmer is ahead in form and expected points."
      axes={[
        { label: 'Form', max: 10 },
        { label: 'Total', max: 250 },
        { label: 'Expected', max: 10 },
        { label: 'Bonus', max: 40 },
        { label: 'Minutes', max: 3420 },
      ]}
      subjects={[
        { key: 1, label: 'Palmer', mine: true, values: [8.2, 187, 7.4, 27, 2600] },
        { key: 2, label: 'Saka', values: [6.1, 181, 6.2, 22, 2900] },
      ]}
    />
  ),
};
export const Trend: Story = {
  render: () => (
    <>
      Form <Sparkline values={[2, 5, 8, 3, 9]} label="Form over five gameweeks: 2, 5, 8, 3, 9" /> none:{' '}
      <Sparkline values={[]} label="" />
    </>
  ),
};
