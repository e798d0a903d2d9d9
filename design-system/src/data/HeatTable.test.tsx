import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TouchlineTheme } from '../theme/TouchlineTheme';
import { HeatTable } from './HeatTable';

const teams = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: index,
    name: `Team ${index + 1}`,
    values: { total: 1000 - index },
  }));

const show = (count: number) =>
  render(
    <TouchlineTheme>
      <HeatTable
        caption="Points by gameweek"
        nameLabel="Team"
        columns={[{ key: 'total', label: 'Total' }]}
        rows={teams(count)}
      />
    </TouchlineTheme>,
  );

it('shows fifty rows of a thousand, and rings the best of all pages only', async () => {
  show(1000);
  expect(screen.getAllByRole('row')).toHaveLength(51);
  expect(screen.getByTitle('Best')).toHaveTextContent('1000');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('rowheader', { name: 'Team 51' })).toBeInTheDocument();
  expect(screen.queryByTitle('Best')).toBeNull();
});

it('has no pages where fifty rows are all', () => {
  show(50);
  expect(screen.getAllByRole('row')).toHaveLength(51);
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
});
