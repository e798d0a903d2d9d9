import { act, screen, waitFor } from '@testing-library/react';
import { success } from '@touchline/shared/testing';
import { connectionChanged } from '@touchline/shared/shell-store';
import { aFoundTeam, anAdminUser, anOffer } from '../testing/builders';
import { openAccount } from '../testing/openAccount';

const reason = 'You are offline. Reconnect and try again.';

type Page = ReturnType<typeof openAccount>;
const setOnline = ({ store }: Page, isOn: boolean) => act(() => void store.dispatch(connectionChanged(isOn)));

/** The button gives the reason, and a click sends no request. */
async function expectBlocked(page: Page, name: string) {
  const button = await screen.findByRole('button', { name });
  setOnline(page, false);
  const before = page.api.requests.length;
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true'));
  const blocked = screen.getByRole('button', { name });
  expect(blocked).toHaveAccessibleDescription(reason);
  expect(screen.getAllByText(reason)[0]).toBeVisible();
  await page.user.click(blocked);
  expect(page.api.requests).toHaveLength(before);
  return button;
}

it.each([
  ['/profile', 'Save'],
  ['/profile/change_pass', 'Change password'],
  ['/suggestions', 'Send'],
])('offline, %s says why it cannot %s', async (path, name) => {
  await expectBlocked(openAccount(path), name);
});

it('offline, what is typed stays and is sent once the network is back', async () => {
  const call = 'POST /v1/event/suggestion';
  const page = openAccount('/suggestions', { [call]: { body: { success: true } } });
  await expectBlocked(page, 'Send');
  await page.user.type(screen.getByRole('textbox', { name: 'Your suggestion' }), 'A longer thought.');
  await page.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(page.api.countOf(call)).toBe(0);
  setOnline(page, true);
  await page.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you')).toBeVisible();
  expect(page.api.countOf(call)).toBe(1);
});

it('offline, Enter in a field sends nothing either', async () => {
  const page = openAccount('/profile');
  const field = await screen.findByRole('textbox', { name: 'Username' });
  setOnline(page, false);
  const before = page.api.requests.length;
  await page.user.type(field, '2{Enter}');
  expect(page.api.requests).toHaveLength(before);
  expect(field).toHaveValue('ronnie2');
});

it('offline, no deletion is asked for, nor called off', async () => {
  const page = openAccount('/profile/delete');
  await page.user.type(await screen.findByRole('textbox', { name: 'Type your username' }), 'ronnie');
  await expectBlocked(page, 'Request deletion');
  await page.user.type(screen.getByRole('textbox', { name: 'Type your username' }), '{Enter}');
  expect(page.api.countOf('PUT /v1/auth/delete/set')).toBe(0);
  page.unmount();
  await expectBlocked(
    openAccount('/profile/delete', {}, { user: { deletion_schedule: '2024-02-24T16:20:00Z' } }),
    'Cancel deletion',
  );
});

it('offline, a team that was found is not linked', async () => {
  const page = openAccount('/profile', {
    'GET /v1/onboarding/search_team/7': { body: { success: true, data: aFoundTeam() } },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Change linked team' }));
  await page.user.type(screen.getByRole('textbox', { name: 'Team ID' }), '7{Enter}');
  await expectBlocked(page, 'Yes');
});

it('offline, nobody is led to the checkout', async () => {
  await expectBlocked(
    openAccount('/season_pass', { 'GET /v1/season_pass': success(anOffer()) }),
    'Get the season pass',
  );
});

it('offline, an admin changes nobody, and reads why once', async () => {
  const asAdmin = { user: { role: 'ADMIN' as const, username: 'boss' } };
  const users = [anAdminUser({ email_confirmed: false }), anAdminUser({ id: 'another', username: 'gary' })];
  const page = openAccount(
    '/admin/users',
    { 'GET /v1/admin/users': success({ users, total: 2, page: 1, pages: 1 }) },
    asAdmin,
  );
  await expectBlocked(page, 'Resend code');
  for (const ban of screen.getAllByRole('button', { name: 'Ban' })) {
    expect(ban).toHaveAccessibleDescription(reason);
    await page.user.click(ban);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText(reason)).toHaveLength(1);
  expect(screen.getByRole('combobox', { name: 'Role of gary' })).toBeDisabled();
});
