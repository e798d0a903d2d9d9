import { denyStorage, fillStorage } from '@touchline/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { browserPage } from '../services/platform/browserPage';
import { aBoot, openShell } from '../testing/renderShell';

afterEach(() => jest.restoreAllMocks());

describe.each([
  ['denied', denyStorage],
  ['full', fillStorage],
])('where storage is %s', (_, breakStorage) => {
  it('the login of a visitor is shown', async () => {
    breakStorage();
    await openShell({ path: '/login' });
    expect(await screen.findByRole('tab', { name: 'Login' })).toBeInTheDocument();
  });

  it('a reader has their page, and can log out', async () => {
    breakStorage();
    jest.spyOn(browserPage, 'go').mockImplementation(() => undefined);
    const { shell } = await openShell({ boot: aBoot({ user: {} }), path: '/about' });
    expect(await screen.findByRole('heading', { level: 1, name: 'About' })).toBeInTheDocument();
    expect(screen.queryByText('Internal Server Error')).not.toBeInTheDocument();
    await shell.session.logout();
    await waitFor(() => expect(shell.store.getState()).toMatchObject({ session: { user: null } }));
  });
});
