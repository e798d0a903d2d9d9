import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TouchlineTheme } from '../../theme/TouchlineTheme';
import { skipEntryOfClosedPopup } from './popupHistory';
import { SheetDialog } from './SheetDialog';

function PageWithPopups() {
  const [open, setOpen] = useState<'none' | 'one' | 'both'>('none');
  return (
    <TouchlineTheme>
      <button onClick={() => setOpen('one')}>Open</button>
      <SheetDialog open={open !== 'none'} onClose={() => setOpen('none')} size="small">
        <h2>First</h2>
        <button onClick={() => setOpen('both')}>Open another</button>
        <button onClick={() => setOpen('none')}>Close</button>
      </SheetDialog>
      <SheetDialog open={open === 'both'} onClose={() => setOpen('one')} size="small">
        <h2>Second</h2>
      </SheetDialog>
    </TouchlineTheme>
  );
}

const popup = (name: string) => screen.queryByRole('heading', { name, hidden: true });

const goBack = () =>
  act(
    () =>
      new Promise<void>((done) => {
        window.addEventListener('popstate', () => done(), { once: true });
        window.history.back();
      }),
  );

beforeEach(() => window.history.pushState(null, '', '/page'));

it('Back closes a popup and stays on the page', async () => {
  window.history.pushState(null, '', '/other');
  render(<PageWithPopups />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await goBack();
  await waitFor(() => expect(popup('First')).toBeNull());
  expect(window.location.pathname).toBe('/other');
});

it('Back closes the upper of two popups first', async () => {
  render(<PageWithPopups />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Open another' }));
  await goBack();
  await waitFor(() => expect(popup('Second')).toBeNull());
  expect(popup('First')).not.toBeNull();
  await goBack();
  await waitFor(() => expect(popup('First')).toBeNull());
  expect(window.location.pathname).toBe('/page');
});

it('a popup that was closed by its button leaves no entry behind: Back leaves the page', async () => {
  window.history.pushState(null, '', '/other');
  render(<PageWithPopups />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(window.history.state).toBeNull());
  await goBack();
  expect(window.location.pathname).toBe('/page');
});

it('a popup that is opened again while the browser still leaves the entry of the last one stays open, and Back closes it', async () => {
  window.history.pushState(null, '', '/other');
  render(<PageWithPopups />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  const go = window.history.go.bind(window.history);
  const landed = new Promise<void>((done) => {
    jest.spyOn(window.history, 'go').mockImplementationOnce((delta) => {
      window.addEventListener('popstate', () => setTimeout(done), { once: true });
      go(delta);
      fireEvent.click(screen.getByRole('button', { name: 'Open', hidden: true }));
    });
  });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await act(() => landed);
  expect(popup('First')).not.toBeNull();
  expect(window.location.pathname).toBe('/other');
  await goBack();
  await waitFor(() => expect(popup('First')).toBeNull());
  expect(window.location.pathname).toBe('/other');
});

it('skips the entry of a popup whose link was followed, by Back and by Forward', async () => {
  window.addEventListener('popstate', skipEntryOfClosedPopup);
  const { unmount } = render(<PageWithPopups />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  window.history.pushState({ idx: 1 }, '', '/linked');
  unmount();
  await new Promise((done) => setTimeout(done, 10));
  await goBack();
  await waitFor(() => expect(window.history.state).toBeNull());
  expect(window.location.pathname).toBe('/page');
  window.history.forward();
  await waitFor(() => expect(window.location.pathname).toBe('/linked'));
  window.removeEventListener('popstate', skipEntryOfClosedPopup);
});
