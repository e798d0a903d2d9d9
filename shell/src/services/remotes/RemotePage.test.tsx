import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteModule } from '@touchline/shared/contract';
import { asTeamId } from '@touchline/shared/domain';
import { useSearchParams } from '@touchline/shared/router';
import { connectionChanged, statePatched } from '@touchline/shared/shell-store';
import { useLayoutEffect } from 'react';
import { aBoot, aRelease, renderShell } from '../../testing/renderShell';

/** Called when the page is shown: after mounting, and after it was hidden. */
const shown = jest.fn();

/** A page with local state. */
function NotePage() {
  const [, setSearch] = useSearchParams();
  useLayoutEffect(() => void shown(), []);
  return (
    <>
      <h1>Note</h1>
      <input aria-label="Text" />
      <button onClick={() => setSearch({ sort: 'name' })}>Sort</button>
    </>
  );
}

/** Its code loads after the first render. A new remote for each test, because loaded code is cached. */
const aRemote = (): RemoteModule => {
  const code = new Promise<{ default: typeof NotePage }>((resolve) =>
    setTimeout(() => resolve({ default: NotePage }), 100),
  );
  return {
    contract: '^4.0.0',
    routes: [{ path: '/team', title: 'Note', access: 'user', page: () => code }],
    widgets: {},
    slices: [],
  };
};

async function openNote(path: string, remote = aRemote()) {
  const registry = {
    generation: 1,
    integrity: {},
    remotes: {
      'mf-team': {
        title: 'My team',
        live: {
          ...aRelease('mf-team', ['/team']),
          places: [
            { to: '/team', label: 'My Team', icon: 'Kit', order: 1, group: 'game', areas: ['team'] } as const,
          ],
        },
      },
    },
  };
  const world = renderShell({ boot: aBoot({ user: {}, registry }), remotes: { 'mf-team': remote }, path });
  await screen.findByRole('heading', { level: 1, name: path === '/team' ? 'Note' : 'About' });
  return world;
}

beforeEach(() => shown.mockClear());

describe.each(['by its address', 'by a link'])('a page that was opened %s keeps its state', (way) => {
  async function open() {
    const world = await openNote(way === 'by a link' ? '/about' : '/team');
    if (way === 'by a link') {
      const [link] = screen.getAllByRole('link', { name: 'My Team' });
      // Awaited as a whole: a suspended part is rendered only then.
      await act(async () => void link?.click());
      await screen.findByRole('heading', { level: 1, name: 'Note' });
    }
    await userEvent.type(screen.getByLabelText('Text'), 'half a sen');
    return world;
  }

  async function expectKept() {
    // As long as loading its code again would take.
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(screen.getByLabelText('Text')).toHaveValue('half a sen');
    expect(shown).toHaveBeenCalledTimes(1);
  }

  it('when the state of the account changes', async () => {
    const { shell } = await open();
    await act(async () => void shell.store.dispatch(statePatched({ rivals: [7, 8, 9].map(asTeamId) })));
    await expectKept();
  });

  it('when the query of its address changes', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
    expect(window.location.search).toBe('?sort=name');
    await expectKept();
  });
});

it('offline, a page that was never opened says so, and opens with the connection', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const missing = Object.assign(new Error('Loading chunk NotePage failed.'), { name: 'ChunkLoadError' });
  let isMissing = true;
  const page = () => (isMissing ? Promise.reject(missing) : Promise.resolve({ default: NotePage }));
  const remote = aRemote();
  const { shell } = await openNote('/about', { ...remote, routes: [{ ...remote.routes[0]!, page }] });
  act(() => void shell.store.dispatch(connectionChanged(false)));
  await act(async () => void screen.getAllByRole('link', { name: 'My Team' })[0]?.click());
  expect(await screen.findByRole('heading', { level: 1, name: 'My team' })).toBeInTheDocument();
  expect(
    screen.getByText(/^You are offline, and this page has not been opened on this device yet\./),
  ).toBeVisible();

  isMissing = false;
  act(() => void shell.store.dispatch(connectionChanged(true)));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Note' })).toBeInTheDocument();
  jest.restoreAllMocks();
});
