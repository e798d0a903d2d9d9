import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standOn } from '@touchline/shared/testing';
import { TouchlineTheme } from '../../theme/TouchlineTheme';
import { later } from './later';

const Table = ({ rows }: { rows: number }) => <p>{rows} rows</p>;

it('shows the part once it has loaded', async () => {
  standOn('phone');
  const TableLater = later({
    load: async () => ({ default: Table }),
    what: 'table',
    waiting: <p>waiting</p>,
  });
  render(<TableLater rows={15} />, { wrapper: TouchlineTheme });
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(await screen.findByText('15 rows')).toBeVisible();
});

it('loads again on retry, after it could not be loaded', async () => {
  standOn('phone');
  const load = jest
    .fn(async () => ({ default: Table }))
    .mockRejectedValueOnce(new Error('Loading chunk SquadTables failed.'));
  const TableLater = later({ load, what: 'table', waiting: null });
  render(<TableLater rows={15} />, { wrapper: TouchlineTheme });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('15 rows')).toBeVisible();
});

it('shows an error in its place, and a placeholder during the retry', async () => {
  standOn('phone');
  const load = jest
    .fn<Promise<{ default: typeof Table }>, []>(() => new Promise(() => undefined))
    .mockRejectedValueOnce(new Error('Loading chunk SquadTables failed.'));
  const TableLater = later({ load, what: 'table', waiting: <p>waiting</p> });
  render(<TableLater rows={15} />, { wrapper: TouchlineTheme });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The table could not be loaded. Try again; if it stays, reload the page.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('renders at once when it was preloaded', async () => {
  standOn('phone');
  const load = jest.fn(async () => ({ default: Table }));
  const TableLater = later({ load, what: 'table', waiting: <p>waiting</p> });
  await TableLater.ahead();
  render(<TableLater rows={15} />, { wrapper: TouchlineTheme });
  expect(screen.getByText('15 rows')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps what the server rendered until the code has loaded, and takes it over without a word', async () => {
  const error = jest.spyOn(console, 'error');
  let come = () => {};
  const TableLater = later({
    load: () =>
      new Promise<{ default: typeof Table }>((resolve) => (come = () => resolve({ default: Table }))),
    what: 'table',
    waiting: <p>waiting</p>,
  });
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<!--$--><p>15<!-- --> rows</p><!--/$-->';
  const [rendered] = place.children;
  const { rerender } = render(<TableLater rows={15} />, { container: place, hydrate: true });
  expect(screen.getByText('15 rows')).toBe(rendered);
  await act(async () => come());
  expect(screen.getByText('15 rows')).toBe(rendered);
  rerender(<TableLater rows={16} />);
  expect(screen.getByText('16 rows')).toBe(rendered);
  expect(error).not.toHaveBeenCalled();
});
