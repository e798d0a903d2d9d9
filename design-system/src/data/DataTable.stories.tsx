import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import { Box } from '../components/base/Box';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RefreshButton } from '../components/refresh/RefreshButton';
import { FootballerCell } from '../football/people/FootballerCell';
import { PointsPill } from '../football/points/PointsPill';
import { clubKit } from '../football/data/clubLooks';
import { CostText, RankText } from '../football/teams/numbersWithSigns';
import { manyFootballers, type FootballerRow } from '../testing/manyFootballers';
import type { Column } from './column';
import { DataTable } from './DataTable';
import { FilterChip } from '../components/choices/FilterChip';
import { FilterBar, SearchField } from '../inputs/filters';

const onToggle = fn();

const columns: Column<FootballerRow>[] = [
  {
    key: 'name',
    label: 'Player',
    sortValue: ({ name }) => name,
    cell: (row) => (
      <FootballerCell
        footballer={row}
        kit={clubKit(row.club_id)}
        watch={{ on: row.id % 5 === 0, onToggle }}
      />
    ),
  },
  {
    key: 'gw',
    label: 'GW',
    meaning: 'Points this gameweek',
    kind: 'mark',
    sortValue: ({ points }) => points,
    cell: ({ points }) => <PointsPill value={points} />,
  },
  {
    key: 'total',
    label: 'Total',
    meaning: 'Points this season',
    kind: 'number',
    sortValue: ({ total }) => total,
    cell: ({ total }) => total ?? '–',
  },
  {
    key: 'cost',
    label: 'Cost',
    meaning: 'Price in millions',
    kind: 'number',
    sortValue: ({ cost }) => cost,
    cell: ({ cost }) => <CostText value={cost} />,
  },
  {
    key: 'rank',
    label: 'Rank',
    meaning: 'Place among all',
    kind: 'rank',
    sortValue: ({ rank }) => rank,
    cell: ({ rank }) => <RankText value={rank} />,
  },
  ...['goals', 'assists', 'clean_sheets', 'saves', 'yellow', 'bonus', 'bps'].map(
    (key, at): Column<FootballerRow> => ({
      key,
      label: key.replace('_', ' '),
      kind: 'number',
      sortValue: ({ counts }) => counts[at],
      cell: ({ counts }) => counts[at] ?? '–',
    }),
  ),
];

const meta = {
  title: 'Data/DataTable',
  component: DataTable<FootballerRow>,
  args: { caption: 'Footballers by points', columns, rows: manyFootballers(45), rowKey: ({ id }) => id },
} satisfies Meta<typeof DataTable<FootballerRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

const asOnAPhone: Decorator = (Story) => (
  <Box sx={{ width: 340 }}>
    <Story />
  </Box>
);

export const Usual: Story = {};
export const SortedByCost: Story = { args: { sort: { by: 'cost', order: 'desc' } } };
export const OneRow: Story = { args: { rows: manyFootballers(1) } };
export const Waiting: Story = { args: { rows: [], loading: true } };
export const Empty: Story = { args: { rows: [] } };
export const Failed: Story = { args: { rows: [], failure: { kind: 'offline' }, onRetry: fn() } };
export const MyRow: Story = { args: { isMine: ({ id }) => id === 3 } };
export const LockedRows: Story = {
  args: { isLocked: (_, index) => index > 1 && index % 6 !== 0, onOpenPass: fn(), rows: manyFootballers(20) },
};
export const Comfortable: Story = { args: { density: 'comfortable' } };
/** Longer than a page. Not 700 rows: axe takes half a minute for those. */
export const AllRowsAtOnce: Story = { args: { rows: manyFootballers(100), pageSize: 'all' } };
/** On a touch screen a heading is 44 pixels high: it must not cover the first row. */
export const HeadingsAboveAllRows: Story = {
  ...AllRowsAtOnce,
  play: async ({ canvas }) => {
    const [firstRow] = canvas.getAllByRole('row').slice(1);
    const { top } = firstRow!.getBoundingClientRect();
    for (const button of canvas.getAllByRole('button', { name: /Total|Cost|Rank/ }))
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  },
};
/** First cells outside the viewport are not laid out: their column must have its width without them. */
export const TheFirstColumnKeepsItsWidth: Story = {
  ...AllRowsAtOnce,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    const width = () => Math.round(canvas.getAllByRole('columnheader')[0]!.getBoundingClientRect().width);
    const before = width();
    region.scrollTop = region.scrollHeight;
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).toBeVisible());
    await expect(width()).toBe(before);
  },
};
export const AllRowsOfAPagedTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(46);
    await expect(canvas.getByRole('button', { name: 'Show pages' })).toBeVisible();
  },
};
function RowsThatComeAnew() {
  const [rows, setRows] = useState(manyFootballers(100));
  return (
    <DataTable
      {...meta.args}
      rows={rows}
      pageSize="all"
      toolbar={
        <RefreshButton onRefresh={() => setRows(manyFootballers(100))} at={Date.UTC(2024, 0, 20, 14, 3)} />
      }
    />
  );
}

export const ARefreshKeepsTheScrollPosition: Story = {
  render: () => <RowsThatComeAnew />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    region.scrollTop = 2000;
    await userEvent.click(canvas.getByRole('button', { name: /Refresh/ }));
    await expect(region.scrollTop).toBe(2000);
  },
};
export const LastPage: Story = { args: { page: 3, onPage: fn() } };
export const WithFilters: Story = {
  args: {
    toolbar: (
      <FilterBar
        active={1}
        onClear={fn()}
        search={<SearchField value="" onSearch={fn()} label="Find a player" />}
        right={<RefreshButton onRefresh={fn()} at={Date.UTC(2024, 0, 20, 14, 3)} />}
      >
        <FilterChip label="Mine" selected onToggle={fn()} />
        <FilterChip label="Rivals" selected={false} onToggle={fn()} />
      </FilterBar>
    ),
  },
};
export const SortingByAPress: Story = {
  args: { rows: manyFootballers(12) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = () => canvas.getByRole('columnheader', { name: /Cost/ });
    await userEvent.click(within(header()).getByRole('button'));
    await expect(header()).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(header()).getByRole('button'));
    await expect(header()).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(header()).getByRole('button'));
    await expect(header()).not.toHaveAttribute('aria-sort');
  },
};
export const Narrow: Story = {
  decorators: [asOnAPhone],
};
