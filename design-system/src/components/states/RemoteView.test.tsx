import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failed, idle, loading, ready, type RemoteData } from '@touchline/shared/remote-data';
import { MemoryRouter } from 'react-router-dom';
import { TouchlineTheme } from '../../theme/TouchlineTheme';
import { QueryView, RemoteView } from './RemoteView';

const standings = ready(['Saka'], Date.UTC(2024, 0, 20, 14, 3));
const offline = { kind: 'offline' } as const;

function show(data: RemoteData<string[]>, onRetry?: () => void) {
  const view = (
    <TouchlineTheme>
      <RemoteView
        data={data}
        what="standings"
        onRetry={onRetry}
        isEmpty={(value) => value.length === 0}
        empty={<p>Nobody yet</p>}
      >
        {(value) => <p>{value.join()}</p>}
      </RemoteView>
    </TouchlineTheme>
  );
  return render(<MemoryRouter>{view}</MemoryRouter>);
}

it('shows the loaded value', () => {
  show(standings);
  expect(screen.getByText('Saka')).toBeVisible();
});

it('shows no skeleton for a fast reply, and one after a delay', () => {
  jest.useFakeTimers();
  show(loading(idle));
  expect(screen.getByText('Loading standings')).not.toBeVisible();
  act(() => jest.advanceTimersByTime(250));
  expect(screen.getByText('Loading standings')).toBeVisible();
  jest.useRealTimers();
});

it('keeps the value while it is fetched again', () => {
  show(loading(standings));
  expect(screen.getByText('Saka')).toBeVisible();
});

it('keeps the value when fetching again fails, and shows its age', () => {
  show(failed(offline, standings));
  expect(screen.getByText('Saka')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/offline.*Showing data from \d\d:03/);
});

it('says why it failed and retries', async () => {
  let tries = 0;
  show(failed(offline), () => (tries += 1));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You are offline, so the standings could not be fetched. Reconnect and try again.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

it('shows the page of an unknown address for a 404', () => {
  show(failed({ kind: 'notFound', message: '' }));
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

it('says that the value is empty', () => {
  show(ready([]));
  expect(screen.getByText('Nobody yet')).toBeVisible();
});

it('asks again by the query it was given', async () => {
  const refresh = jest.fn();
  render(
    <TouchlineTheme>
      <QueryView query={{ data: failed(offline), refresh }} what="standings">
        {() => <p>never</p>}
      </QueryView>
    </TouchlineTheme>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});
