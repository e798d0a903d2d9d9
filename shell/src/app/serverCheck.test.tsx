import { act, screen } from '@testing-library/react';
import { problem, type FakeAnswer } from '@touchline/shared/testing';
import { aBoot, openShell } from '../testing/renderShell';

const answer = (alert: string): FakeAnswer => ({ body: { success: true, alert, app_support: '1.0' } });
const open = (given: FakeAnswer) =>
  openShell({ boot: aBoot({ user: {} }), path: '/about', routes: { 'GET /v1/check': given } });

beforeEach(() => sessionStorage.clear());

it('shows the server’s alert in a dialog at the start, and once in a tab', async () => {
  const { user, unmount } = await open(answer('Back at six.'));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Back at six.');
  await user.click(screen.getByRole('button', { name: /close|ok/i }));
  unmount();
  const again = await open(answer('Back at six.'));
  await screen.findByRole('heading', { level: 1, name: 'About' });
  expect(again.api.countOf('GET /v1/check')).toBe(1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it.each<[string, FakeAnswer]>([
  ['is closed', problem(503, 'Closed', 'unavailable')],
  ['breaks', problem(500, 'Internal Server Error')],
  ['says `success: false` with status 200', { body: { success: false } }],
  ['says so with words of its own', { body: { success: false, error: 'unavailable', message: 'Closed' } }],
])('says that a server that %s is down for maintenance', async (_, given) => {
  await open(given);
  expect(
    await screen.findByText('Server is currently down for maintenance. Please try again later.'),
  ).toBeVisible();
});

it.each<[string, FakeAnswer]>([
  ['has nothing to say', answer('')],
  ['cannot be reached', 'offline'],
  ['is older than the check', problem(404, 'Page not found', 'not_found')],
])('says nothing for a server that %s', async (_, given) => {
  await open(given);
  await screen.findByRole('heading', { level: 1, name: 'About' });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('looks again after 60 minutes', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  const { api } = await open(answer(''));
  expect(api.countOf('GET /v1/check')).toBe(1);
  await act(() => jest.advanceTimersByTimeAsync(60 * 60 * 1000));
  expect(api.countOf('GET /v1/check')).toBe(2);
  jest.useRealTimers();
});
