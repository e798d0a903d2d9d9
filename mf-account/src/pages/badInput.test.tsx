import { problem, success } from '@touchline/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openAccount } from '../testing/openAccount';

const long = 'x'.repeat(10_000);
const markup = '<img src=x onerror="window.hacked=1">';
/** A value as printed in a test's name. */
const named = (value: string) => (value.length > 40 ? `${value.length} characters` : JSON.stringify(value));

interface BadInput {
  readonly path: string;
  /** Button to press before the field is rendered. */
  readonly first?: string;
  readonly label: string;
  /** The error under the field, or undefined for a valid value. */
  readonly says: readonly (readonly [value: string, words: string | undefined])[];
}

const email = 'Enter a valid email address';
const team = 'Enter the number of your team';
const fields: readonly BadInput[] = [
  {
    path: '/profile',
    label: 'Username',
    says: [
      ['   ', 'Enter a username'],
      [long, 'Use at most 40 characters'],
      ['⚽️ Ødegård', undefined],
      [markup, undefined],
    ],
  },
  {
    path: '/profile',
    label: 'Email',
    says: [
      ['letters', email],
      ['   ', 'Enter your email'],
      [`${long}@touchline.test`, 'Use at most 254 characters'],
      ['⚽️', email],
      [markup, email],
    ],
  },
  {
    path: '/profile',
    first: 'Change linked team',
    label: 'Team ID',
    says: [
      ['letters', team],
      ['   ', team],
      [long, team],
      ['9'.repeat(10_000), team],
      ['⚽️', team],
      [markup, team],
    ],
  },
  {
    path: '/profile/change_pass',
    label: 'Old password',
    says: [
      ['   ', 'Enter your old password'],
      [long, 'Use at most 256 characters'],
      [markup, undefined],
    ],
  },
  {
    path: '/profile/change_pass',
    label: 'New password',
    says: [
      ['letters', 'Use at least 15 characters'],
      ['   ', 'Enter a password'],
      [long, 'Use at most 256 characters'],
      ['⚽️⚽️⚽️⚽️⚽️⚽️⚽️⚽️', undefined],
      [markup, undefined],
    ],
  },
  {
    path: '/profile/change_pass',
    label: 'Confirm new password',
    says: [
      ['   ', 'Enter the password again'],
      [long, 'The passwords are not the same'],
      ['⚽️', 'The passwords are not the same'],
      [markup, 'The passwords are not the same'],
    ],
  },
  {
    path: '/suggestions',
    label: 'Your suggestion',
    says: [
      ['   ', 'Write at least 10 characters'],
      [long, 'Write at most 2000 characters'],
      ['⚽️⚽️', 'Write at least 10 characters'],
      [markup, undefined],
    ],
  },
];

it.each(
  fields.flatMap(({ says, ...field }) =>
    says.map(([value, words]) => ({ ...field, value, words, shown: named(value) })),
  ),
)('$path: $label against $shown says $words', async ({ path, first, label, value, words }) => {
  const { user } = openAccount(path);
  if (first) await user.click(await screen.findByRole('button', { name: first }));
  const field = await screen.findByLabelText(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
  if (words === undefined) expect(field).not.toBeInvalid();
  else expect(field).toHaveAccessibleDescription(words);
  // Browsers trim whitespace from the value of an email input.
  expect(field).toHaveValue(label === 'Email' ? value.trim() : value);
});

it.each(['letters', '   ', long, '⚽️', markup].map((value) => [named(value), value]))(
  'the deletion is not asked for with %s in place of the username',
  async (_, value) => {
    const { api } = openAccount('/profile/delete');
    const field = await screen.findByRole('textbox', { name: 'Type your username' });
    fireEvent.change(field, { target: { value } });
    expect(screen.getByRole('button', { name: 'Request deletion' })).toBeDisabled();
    fireEvent.submit(screen.getByRole('form', { name: 'Delete account' }));
    expect(api.requests).toEqual([]);
  },
);

it('shows markup of a username as text', async () => {
  openAccount('/profile/delete', {}, { user: { username: markup } });
  expect(await screen.findByText(`Type ${markup} to go on.`)).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

const asAdmin = { user: { role: 'ADMIN' as const, username: 'boss' } };
const badSearches = ['letters', '   ', '9'.repeat(10_000), '⚽️ Ødegård', markup, '%', '&page=9#x'];

it.each(badSearches.map((value) => [named(value), value]))(
  'a search of accounts for %s is asked for as it was typed, and says that nobody was found',
  async (_, value) => {
    const users = 'GET /v1/admin/users';
    const { user, api } = openAccount(
      '/admin/users',
      { [users]: success({ users: [], total: 0, page: 1, pages: 0 }) },
      asAdmin,
    );
    await user.click(await screen.findByRole('searchbox', { name: 'Search' }));
    await user.paste(value);
    // The server accepts 254 characters: more than any email has.
    const searched = value.slice(0, 254);
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue(searched);
    await waitFor(() => expect(api.requests.at(-1)?.query.get('search') ?? '').toBe(searched.trim()));
    expect(await screen.findByText('Nobody found')).toBeVisible();
  },
);

it.each(['letters', '   ', long, '9'.repeat(10_000), '⚽️', markup].map((value) => [named(value), value]))(
  'a second factor of %s is not sent, and stays in the field',
  async (_, value) => {
    const { api } = openAccount(
      '/admin/audit',
      { 'GET /v1/admin/audit': problem(403, 'Show your second factor first.', 'forbidden') },
      asAdmin,
    );
    const field = await screen.findByRole('textbox', { name: 'Code' });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    expect(field).toHaveAccessibleDescription('Enter the six digits');
    fireEvent.submit(screen.getByRole('form', { name: 'Second factor' }));
    expect(field).toHaveValue(value);
    expect(api.countOf('POST /v1/admin/second_factor')).toBe(0);
  },
);
