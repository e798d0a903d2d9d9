import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standOn } from '@touchline/shared/testing';
import { TouchlineTheme } from '../theme/TouchlineTheme';
import { FilterBar } from './filters';

jest.mock('./FilterSheet', () => {
  throw new Error('gone');
});

it('the filters of a phone report that their code did not load', async () => {
  standOn('phone');
  render(
    <TouchlineTheme>
      <FilterBar>
        <button>MID</button>
      </FilterBar>
    </TouchlineTheme>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The filters could not be loaded. Try again.');
  expect(screen.getByRole('button', { name: 'Filters' })).toBeEnabled();
});
