import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aTicker } from '../../testing/builders';
import { onAPhone } from '@touchline/shared/testing/stories';
import { Ticker } from './Ticker';
import type { TickerChoices } from './useTickerChoices';

const choices: TickerChoices = {
  kind: 'club',
  difficulty: 'overall',
  from: 25,
  to: 30,
  last: 38,
  isByRun: false,
  sort: undefined,
  pinned: [],
  change: () => {},
  openKind: () => {},
  onSort: () => {},
};

const meta = {
  title: 'mf-fixtures/Season ticker',
  component: Ticker,
  args: { ticker: aTicker(), choices },
} satisfies Meta<typeof Ticker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DoubleAndBlank: Story = {};
export const Attack: Story = { args: { choices: { ...choices, difficulty: 'attack' } } };
export const Pinned: Story = { args: { choices: { ...choices, pinned: ['ars'] } } };
export const NobodyPlays: Story = { args: { choices: { ...choices, from: 37, to: 38 } } };
export const EmptyWatchlist: Story = { args: { ticker: aTicker({ kind: 'watchlist', rows: [] }) } };
export const Narrow: Story = { ...onAPhone };
