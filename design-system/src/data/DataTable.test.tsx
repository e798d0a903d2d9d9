import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { standOn } from '@touchline/shared/testing';
import { TouchlineTheme } from '../theme/TouchlineTheme';
import type { Column, TableSort } from './column';
import { DataTable, type DataTableProps } from './DataTable';

interface Row {
  id: number;
  name: string;
  points: number | null;
  rank: number;
}

const rows: Row[] = [
  { id: 1, name: 'Ødegaard', points: 4, rank: 30 },
  { id: 2, name: 'Saka', points: 13, rank: 2 },
  { id: 3, name: 'Kovačić', points: null, rank: 11_000_000 },
  { id: 4, name: 'Bowen', points: -1, rank: 7 },
];
const columns: Column<Row>[] = [
  { key: 'name', label: 'Player', sortValue: ({ name }) => name, cell: ({ name }) => name },
  {
    key: 'points',
    label: 'GW',
    meaning: 'Points this gameweek',
    kind: 'number',
    sortValue: ({ points }) => points,
    cell: ({ points }) => points ?? '–',
  },
  { key: 'rank', label: 'Rank', kind: 'rank', sortValue: ({ rank }) => rank, cell: ({ rank }) => rank },
  { key: 'note', label: 'Note', cell: () => 'x' },
];

const table = (props: Partial<DataTableProps<Row>>) => (
  <TouchlineTheme>
    <DataTable caption="Players" columns={columns} rows={rows} rowKey={({ id }) => id} {...props} />
  </TouchlineTheme>
);
const show = (props: Partial<DataTableProps<Row>> = {}) => render(table(props));
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const header = (name: RegExp) => screen.getByRole('columnheader', { name });
const press = async (name: RegExp) => userEvent.click(within(header(name)).getByRole('button'));

it('starts in the order the rows came in', () => {
  show();
  expect(names()).toEqual(['Ødegaard', 'Saka', 'Kovačić', 'Bowen']);
});

it('keeps pinned rows on top in any order, and numbers the rows as shown', async () => {
  show({ isPinned: ({ name }) => name === 'Kovačić', pageSize: 'all' });
  expect(names()).toEqual(['Kovačić', 'Ødegaard', 'Saka', 'Bowen']);
  await press(/GW|Points/);
  expect(names()).toEqual(['Kovačić', 'Saka', 'Ødegaard', 'Bowen']);
  const places = screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'));
  expect(places.filter(Boolean)).toEqual(['2', '3', '4', '5']);
});

it('sorts a number from the largest, then from the smallest, then not at all; missing values are last', async () => {
  show();
  await press(/GW|Points/);
  expect(names()).toEqual(['Saka', 'Ødegaard', 'Bowen', 'Kovačić']);
  expect(header(/GW|Points/)).toHaveAttribute('aria-sort', 'descending');
  await press(/GW|Points/);
  expect(names()).toEqual(['Bowen', 'Ødegaard', 'Saka', 'Kovačić']);
  await press(/GW|Points/);
  expect(names()).toEqual(['Ødegaard', 'Saka', 'Kovačić', 'Bowen']);
  expect(header(/GW|Points/)).not.toHaveAttribute('aria-sort');
});

it('sorts names from A and ranks from the smallest', async () => {
  show();
  await press(/Player/);
  expect(names()).toEqual(['Bowen', 'Kovačić', 'Ødegaard', 'Saka']);
  await press(/Rank/);
  expect(names()).toEqual(['Saka', 'Bowen', 'Ødegaard', 'Kovačić']);
});

it('shows the sorted column right after the name on a phone, and in its own place elsewhere', async () => {
  const labels = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const original = window.matchMedia;
  standOn('phone');
  const { unmount } = show();
  expect(labels()).toEqual(['Player', 'GW', 'Rank', 'Note']);
  await press(/Rank/);
  expect(labels()).toEqual(['Player', 'Rank▲', 'GW', 'Note']);
  const [first] = screen.getAllByRole('row').slice(1);
  expect(within(first as HTMLElement).getAllByRole('cell')[0]).toHaveTextContent('2');
  unmount();
  standOn('desktop');
  show({ sort: { by: 'rank', order: 'asc' } });
  expect(labels()).toEqual(['Player', 'GW', 'Rank▲', 'Note']);
  window.matchMedia = original;
});

it('sorts again when the values of a sorted column change', async () => {
  const sort = { by: 'rank', order: 'asc' } as const;
  const { rerender } = show({ sort });
  expect(names()).toEqual(['Saka', 'Bowen', 'Ødegaard', 'Kovačić']);
  const byId = columns.map((column) =>
    column.key === 'rank' ? { ...column, sortValue: ({ id }: Row) => id } : column,
  );
  rerender(table({ columns: byId, sort }));
  expect(names()).toEqual(['Ødegaard', 'Saka', 'Kovačić', 'Bowen']);
});

it('a column without a value to sort by has no button', () => {
  show();
  expect(within(header(/Note/)).queryByRole('button')).toBeNull();
});

it('leaves the order to the page when the page owns it', async () => {
  const asked: (TableSort | undefined)[] = [];
  function Page() {
    const [sort, setSort] = useState<TableSort>();
    return (
      <TouchlineTheme>
        <DataTable
          caption="Players"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={(next) => {
            asked.push(next);
            setSort(next);
          }}
        />
      </TouchlineTheme>
    );
  }
  render(<Page />);
  await press(/Rank/);
  await press(/Rank/);
  await press(/Rank/);
  expect(asked).toEqual([{ by: 'rank', order: 'asc' }, { by: 'rank', order: 'desc' }, undefined]);
});

const many = Array.from({ length: 45 }, (_, at): Row => ({
  id: at + 1,
  name: `Player ${at + 1}`,
  points: at,
  rank: at,
}));

it('pages by twenty and shows the range', async () => {
  show({ rows: many });
  expect(screen.getByRole('status')).toHaveTextContent('Showing 1–20 of 45');
  await userEvent.click(screen.getByRole('button', { name: 'Last page' }));
  expect(screen.getByRole('status')).toHaveTextContent('Showing 41–45 of 45');
  expect(names()).toEqual(['Player 41', 'Player 42', 'Player 43', 'Player 44', 'Player 45']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), '2');
  expect(names()[0]).toBe('Player 21');
});

it('locks by the index in the whole list, never on the page', async () => {
  const seen: number[] = [];
  show({
    rows: many,
    isLocked: (_, index) => {
      seen.push(index);
      return index > 1 && index % 6 !== 0;
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(seen).toContain(20);
  expect(Math.max(...seen)).toBe(39);
  expect(names()).toEqual(['Player 25', 'Player 31', 'Player 37']);
});

it('never locks the own row, and marks it', () => {
  show({ isMine: ({ id }) => id === 3, isLocked: () => true });
  expect(names()).toEqual(['Kovačić']);
  expect(screen.getByRole('row', { name: /Kovačić/ })).toHaveAttribute('data-mine');
});

it('a locked row opens the pass and does not contain its values', async () => {
  let opened = 0;
  show({
    isLocked: ({ id }) => id === 2,
    onOpenPass: () => {
      opened += 1;
    },
  });
  expect(screen.queryByText('Saka')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Season pass content' }));
  expect(opened).toBe(1);
});

it('trusts the order and the page of the server', () => {
  show({
    rows: [...rows].reverse(),
    sort: { by: 'rank', order: 'asc' },
    onSort: () => undefined,
    page: 2,
    onPage: () => undefined,
    fromServer: { total: 412, pageSize: 20 },
  });
  expect(names()).toEqual(['Bowen', 'Kovačić', 'Saka', 'Ødegaard']);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 21–40 of 412');
});

const footballers = (count: number) =>
  Array.from({ length: count }, (_, at): Row => ({ id: at, name: `Player ${at}`, points: at, rank: at }));

it('shows all rows on one page when asked, and goes back to pages', async () => {
  show({ rows: many, page: 2, onPage: () => undefined });
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(names()).toHaveLength(45);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 1–45 of 45');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show pages' }));
  expect(names()[0]).toBe('Player 21');
});

it('has no more than 700 rows at once, even where a table has no pages', () => {
  const { unmount } = show({ rows: footballers(700), pageSize: 'all' });
  expect(names()).toHaveLength(700);
  expect(screen.queryByRole('status')).toBeNull();
  unmount();
  show({ rows: footballers(701), pageSize: 'all' });
  expect(names()).toHaveLength(20);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 1–20 of 701');
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

it('shows all only where there is more than a page, and the rows are here', () => {
  const { unmount } = show();
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  unmount();
  show({ fromServer: { total: 412, pageSize: 20 } });
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

it('has empty, loading and error states', () => {
  const { rerender } = show({ rows: [] });
  expect(screen.getByRole('heading', { name: 'Nothing here' })).toBeInTheDocument();
  const again = (props: Partial<DataTableProps<Row>>) =>
    rerender(
      <TouchlineTheme>
        <DataTable caption="Players" columns={columns} rows={[]} rowKey={({ id }) => id} {...props} />
      </TouchlineTheme>,
    );
  again({ loading: true });
  expect(screen.getByRole('status')).toHaveTextContent('Loading Players');
  again({ failure: { kind: 'offline' } });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You are offline, so the players could not be fetched.',
  );
});

it('links a heading, and sorts by the button beside it', async () => {
  const linked = columns.map((column) =>
    column.key === 'points' ? { ...column, href: '/fixtures/24' } : column,
  );
  render(<MemoryRouter>{table({ columns: linked })}</MemoryRouter>);
  expect(screen.getByRole('link', { name: 'GW' })).toHaveAttribute('href', '/fixtures/24');
  await userEvent.click(screen.getByRole('button', { name: 'Sort by Points this gameweek' }));
  expect(screen.getByRole('columnheader', { name: /GW/ })).toHaveAttribute('aria-sort', 'descending');
});

it('has a footer row if a column has a foot', () => {
  const counted = columns.map((column) =>
    column.key === 'points' ? { ...column, foot: '16 in all' } : column,
  );
  show({ columns: counted });
  const rowsShown = screen.getAllByRole('row');
  expect(rowsShown[rowsShown.length - 1]).toHaveTextContent('16 in all');
});
