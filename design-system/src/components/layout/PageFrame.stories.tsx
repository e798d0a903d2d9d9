import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { failed, loading, ready } from '@touchline/shared/remote-data';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StateChip } from '../time/StateChip';
import { PageFrame } from './PageFrame';

const noon = Date.UTC(2024, 0, 20, 12);
const rowsData = ready('24 rows', noon);
const tabs = {
  items: [
    { label: 'Fixtures', to: '/fixtures/24' },
    { label: 'Events', to: '/fixtures/24/events' },
  ],
  open: '/fixtures/24',
  label: 'Gameweek 24',
};

const meta = {
  title: 'Core/Page frame',
  component: PageFrame,
  args: {
    title: 'Gameweek 24',
    beside: <StateChip state="live" />,
    text: 'Average 48, highest 112',
    tabs,
    shown: { data: rowsData, refresh: fn() },
    offline: false,
    children: 'What the page shows.',
  },
} satisfies Meta<typeof PageFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Refresh' }));
    await expect(args.shown?.refresh).toHaveBeenCalledTimes(1);
  },
};
export const Refetching: Story = { args: { shown: { data: loading(rowsData), refresh: fn() } } };
export const Offline: Story = {
  args: { offline: true },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('button', { name: 'Refresh' })).toBeDisabled(),
};
export const Failed: Story = {
  args: { shown: { data: failed({ kind: 'offline' }), refresh: fn() } },
};
export const NothingToRefresh: Story = { args: { shown: undefined, tabs: undefined } };
