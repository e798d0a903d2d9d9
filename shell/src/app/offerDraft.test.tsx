import { TouchlineForm, SubmitButton, TextFieldOf, useForm } from '@touchline/design-system/forms';
import { act, screen, waitFor } from '@testing-library/react';
import { useDraft, useShell, type RemoteModule } from '@touchline/shared/contract';
import { drafts } from '@touchline/shared/contract/host';
import { problem } from '@touchline/shared/testing';
import { rivalsState } from '@touchline/shared/calls/rivalsState';
import { aBoot, aRelease, enter, openShell } from '../testing/renderShell';
import { browserPage } from '../services/platform/browserPage';

const over = problem(401, 'Over.', 'signed_out');
const registry = {
  generation: 1,
  integrity: {},
  remotes: { 'mf-team': { live: aRelease('mf-team', ['/team']) } },
};

/** A remote with a form that calls the server on submit. */
const remote: RemoteModule = {
  contract: '^4.0.0',
  routes: [
    { path: '/team', title: 'Form', access: 'user', page: () => Promise.resolve({ default: FormPage }) },
  ],
  widgets: {},
  slices: [],
};

function FormPage() {
  const shell = useShell();
  return (
    <>
      <h1>Form</h1>
      <TouchlineForm
        label="Note"
        onSubmit={() => void shell.api.call(rivalsState).catch(() => undefined)}
        initialValues={{ title: 'As it was' }}
      >
        <TextFieldOf name="title" label="Title" />
        <TextFieldOf name="text" label="Text" />
        <TextFieldOf name="old_password" label="Old password" />
        <SubmitButton>Send</SubmitButton>
        <Draft />
      </TouchlineForm>
    </>
  );
}

function Draft() {
  useDraft('note', useForm());
  return null;
}

const open = (userId = 'ronnie', path = '/team') =>
  openShell({
    boot: aBoot({ user: { id: userId }, registry }),
    remotes: { 'mf-team': remote },
    path,
    routes: { 'GET /v1/rivals/state': over, 'POST /v1/auth/refresh': over },
  });

/** Types, and submits when the session has expired and cannot be renewed. */
async function loseSession() {
  const { user, unmount } = await open();
  await screen.findByRole('heading', { name: 'Form' });
  enter('Text', 'Why not <b>bold</b>? ⚽️');
  enter('Old password', 'kick-off-at-three');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
  unmount();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

it('restores the draft when the same user has logged in again, except a password', async () => {
  await loseSession();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('kick-off-at-three');
  await open();
  expect(await screen.findByDisplayValue('Why not <b>bold</b>? ⚽️')).toBe(screen.getByLabelText('Text'));
  expect(screen.getByLabelText('Old password')).toHaveValue('');
  expect(screen.getByLabelText('Title')).toHaveValue('As it was');
  expect(screen.queryByText(/is kept/)).not.toBeInTheDocument();
});

it('tells the user on the page after the login, and links to the form', async () => {
  await loseSession();
  const go = jest.spyOn(browserPage, 'go').mockImplementation(() => {});
  const { user } = await open('ronnie', '/about');
  expect(await screen.findByText('What you typed before your session ended is kept.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(go).toHaveBeenCalledWith('/team');
});

it('restores it for nobody else, and deletes it once somebody else has logged in', async () => {
  await loseSession();
  const { unmount } = await open('bo');
  expect(await screen.findByLabelText('Text')).toHaveValue('');
  // Drafts are looked through once the browser is idle.
  await waitFor(() => expect(drafts.find('ronnie')).toBeUndefined());
  unmount();
});

it('keeps nothing of an untouched form', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
  expect(drafts.find('ronnie')).toBeUndefined();
});

it('is deleted by a logout', async () => {
  await loseSession();
  jest.spyOn(browserPage, 'go').mockImplementation(() => {});
  const { shell: app } = await open('ronnie', '/about');
  await screen.findByText('What you typed before your session ended is kept.');
  await act(() => app.session.logout());
  expect(drafts.find('ronnie')).toBeUndefined();
});
