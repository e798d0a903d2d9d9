import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failed, idle, loading, ready, type RemoteData } from '@touchline/shared/remote-data';
import { MemoryRouter } from 'react-router-dom';
import { TouchlineTheme } from '../../theme/TouchlineTheme';
import { RemoteView } from './RemoteView';

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

it('shows what came', () => {
  show(standings);
  expect(screen.getByText('Saka')).toBeVisible();
});

it('shows no grey shapes for an answer that comes at once, and shows them after a moment', () => {
  jest.useFakeTimers();
  show(loading(idle));
  expect(screen.getByText('Loading standings')).not.toBeVisible();
  act(() => jest.advanceTimersByTime(250));
  expect(screen.getByText('Loading standings')).toBeVisible();
  jest.useRealTimers();
});

it('keeps what was there while it is fetched again', () => {
  show(loading(standings));
  expect(screen.getByText('Saka')).toBeVisible();
});

it('keeps what was there when fetching again fails, and says how old it is', () => {
  show(failed(offline, standings));
  expect(screen.getByText('Saka')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/offline.*Showing data from \d\d:03/);
});

it('says why it failed and tries again', async () => {
  let tries = 0;
  show(failed(offline), () => (tries += 1));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You are offline, so the standings could not be fetched. Reconnect and try again.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
});

it('draws the page of an unknown address for an answer of 404', () => {
  show(failed({ kind: 'notFound', message: '' }));
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

it('says that an answer holds nothing', () => {
  show(ready([]));
  expect(screen.getByText('Nobody yet')).toBeVisible();
});
