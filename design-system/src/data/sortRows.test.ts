import type { Column } from './column';
import { sortRows } from './sortRows';

interface Row {
  name: string;
  points: number | null;
}

const rows: Row[] = [
  { name: 'Saka', points: 4 },
  { name: 'Ødegaard', points: null },
  { name: 'Bowen', points: 4 },
  { name: 'Kovačić', points: 13 },
];
const columns: Column<Row>[] = [
  { key: 'name', label: 'Player', sortValue: ({ name }) => name, cell: () => null },
  { key: 'points', label: 'Points', sortValue: ({ points }) => points, cell: () => null },
  { key: 'note', label: 'Note', cell: () => null },
];
const namesBy = (by: string, order: 'asc' | 'desc') =>
  sortRows(rows, columns, { by, order }).map(({ name }) => name);

it('has missing values last in both directions, and keeps the order of equal ones', () => {
  expect(namesBy('points', 'desc')).toEqual(['Kovačić', 'Saka', 'Bowen', 'Ødegaard']);
  expect(namesBy('points', 'asc')).toEqual(['Saka', 'Bowen', 'Kovačić', 'Ødegaard']);
});

it('sorts names as readers expect, whatever their accents', () => {
  expect(namesBy('name', 'asc')).toEqual(['Bowen', 'Kovačić', 'Ødegaard', 'Saka']);
});

it('returns the same rows for no sort, an unknown column and one that cannot be sorted', () => {
  expect(sortRows(rows, columns, undefined)).toBe(rows);
  expect(sortRows(rows, columns, { by: 'gone', order: 'asc' })).toBe(rows);
  expect(sortRows(rows, columns, { by: 'note', order: 'asc' })).toBe(rows);
});
