import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
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

// One for all: a spy for every cell would be a fifth of what a sort takes.
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
export const EightHundredRows: Story = { args: { rows: manyFootballers(800), pageSize: 'all' } };
const rowNumbers = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(row.getAttribute('aria-rowindex')));
export const TheLastOfEightHundredRows: Story = {
  ...EightHundredRows,
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region');
    region.scrollTop = region.scrollHeight;
    const inOrder = () => rowNumbers(canvas);
    // However rows are used again while one scrolls, they are read from the first to the last.
    await waitFor(() => expect(inOrder()).toEqual(inOrder().map((_, at, { length }) => 802 - length + at)));
    const last = canvas.getAllByRole('row').at(-1)!;
    const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left);
    await expect(
      [within(last).getByRole('rowheader'), ...within(last).getAllByRole('cell')].map(leftOf),
    ).toEqual(canvas.getAllByRole('columnheader').map(leftOf));
  },
};
/** On a touch screen a heading is 44 pixels high: none of them may lie over the first row. */
export const HeadingsOfEightHundredRows: Story = {
  ...EightHundredRows,
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region');
    await waitFor(() => expect(region.querySelector('[data-laid-out]')).not.toBeNull());
    const [firstRow] = canvas.getAllByRole('row').slice(1);
    const { top } = firstRow!.getBoundingClientRect();
    for (const button of canvas.getAllByRole('button', { name: /Total|Cost|Rank/ }))
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  },
};
/** To move rows in the document is the dearest that a frame can do: they stay until the scrolling is over. */
export const NoRowIsMovedWhileOneScrolls: Story = {
  ...EightHundredRows,
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region');
    const firstIs = (number: number) => () => expect(rowNumbers(canvas)[0]).toBe(number);
    const rowHeight = () => canvas.getAllByRole('row')[1]!.getBoundingClientRect().height;
    await waitFor(() => expect(region.querySelector('[data-laid-out]')).not.toBeNull());
    const scrollTo = (row: number) => {
      region.scrollTop = row * rowHeight();
    };
    // Three rows before the first in sight are drawn, and the headings count as a row.
    scrollTo(210);
    await waitFor(firstIs(210 - 3 + 2));
    const moved: MutationRecord[] = [];
    const body = canvas.getAllByRole('rowgroup').at(-1)!;
    const observer = new MutationObserver((records) => moved.push(...records));
    observer.observe(body, { childList: true });
    scrollTo(215);
    await waitFor(() => expect(rowNumbers(canvas)).toContain(235));
    await expect(moved).toEqual([]);
    observer.disconnect();
    await waitFor(firstIs(215 - 3 + 2));
  },
};
/** A row's first cell and its last, which is out of sight at first. */
const namesAndBps = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const bps = within(row).getAllByRole('cell').at(-1)?.textContent;
      return `${within(row).getByRole('link').textContent} ${bps}`;
    });
const nameAndBps = ({ name, counts }: FootballerRow) => `${name} ${counts.at(-1) ?? '–'}`;
/** Columns and rows out of sight are drawn some frames later: each row must end as one footballer's all the same. */
export const EightHundredRowsInANewOrder: Story = {
  ...EightHundredRows,
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Total/ }));
    const best = args.rows.toSorted((one, other) => (other.total ?? -1) - (one.total ?? -1)).map(nameAndBps);
    const drawn = () => namesAndBps(canvas);
    await waitFor(() => expect(drawn()).toEqual(best.slice(0, drawn().length)));
  },
};
/** While one scrolls down, columns out of sight wait; whoever scrolls there finds the row's own in them at once. */
export const ColumnsOutOfSightAfterAFling: Story = {
  ...EightHundredRows,
  decorators: [asOnAPhone],
  play: async ({ canvas, args }) => {
    const region = await canvas.findByRole('region');
    await waitFor(() => expect(region.querySelector('[data-laid-out]')).not.toBeNull());
    const one = new Set(args.rows.map(nameAndBps));
    const ofTwo = () => namesAndBps(canvas).filter((row) => !one.has(row));
    const scrollBy = async (distance: ScrollToOptions) => {
      const scrolled = new Promise((resolve) => {
        region.addEventListener('scroll', resolve, { once: true });
      });
      region.scrollBy(distance);
      await scrolled;
    };
    await waitFor(async () => {
      await scrollBy({ top: 2000 });
      await expect(ofTwo()).not.toEqual([]);
    });
    await scrollBy({ left: region.scrollWidth });
    await expect(ofTwo()).toEqual([]);
    region.scrollTo({ top: 0, left: 0 });
    await waitFor(() => expect(rowNumbers(canvas)[0]).toBe(2));
    await waitFor(() => expect(ofTwo()).toEqual([]));
  },
};
function RowsThatComeAnew() {
  const [rows, setRows] = useState(manyFootballers(800));
  return (
    <DataTable
      {...meta.args}
      rows={rows}
      pageSize="all"
      toolbar={
        <RefreshButton onRefresh={() => setRows(manyFootballers(800))} at={Date.UTC(2024, 0, 20, 14, 3)} />
      }
    />
  );
}

export const OneStaysWhereOneIsWhenRowsComeAnew: Story = {
  render: () => <RowsThatComeAnew />,
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region');
    region.scrollTop = 8000;
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)).not.toHaveAttribute('aria-rowindex', '22'));
    await userEvent.click(canvas.getByRole('button', { name: /Refresh/ }));
    await waitFor(() => expect(region.querySelector('[data-laid-out]')).not.toBeNull());
    await expect(region.scrollTop).toBe(8000);
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
