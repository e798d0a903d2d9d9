import { failed, loading, ready, type RemoteData } from '@touchline/shared/remote-data';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { TouchlineTheme } from '../../theme/TouchlineTheme';
import { PageFrame, type PageFrameProps } from './PageFrame';

const noon = Date.UTC(2024, 0, 20, 12);

function open(data?: RemoteData<unknown>, props: Partial<PageFrameProps> = {}) {
  const refresh = jest.fn();
  render(
    <TouchlineTheme>
      <MemoryRouter initialEntries={['/clubs/points']}>
        <PageFrame title="Clubs" offline={false} {...(data && { shown: { data, refresh } })} {...props}>
          Rows
        </PageFrame>
      </MemoryRouter>
    </TouchlineTheme>,
  );
  return refresh;
}
const button = () => screen.getByRole('button', { name: 'Refresh' });

it('says how old the data is, and fetches it again', async () => {
  const refresh = open(ready('rows', noon));
  expect(screen.getByText(/^Updated/).querySelector('time')).toHaveAttribute(
    'dateTime',
    '2024-01-20T12:00:00.000Z',
  );
  await userEvent.click(button());
  expect(refresh).toHaveBeenCalledTimes(1);
});

it.each<[string, RemoteData<unknown>, Partial<PageFrameProps>]>([
  ['while it is fetched', loading(ready('rows', noon)), {}],
  ['offline', ready('rows', noon), { offline: true }],
])('cannot be refreshed %s', (_, data, props) => {
  open(data, props);
  expect(button()).toBeDisabled();
});

it('shows no age without data', () => {
  open(failed({ kind: 'offline' }));
  expect(screen.queryByText(/^Updated/)).not.toBeInTheDocument();
});

it('has no refresh where nothing is fetched', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Refresh' })).not.toBeInTheDocument();
});

it('opens the tab of the address unless another is given', () => {
  const items = [
    { label: 'List', to: '/clubs' },
    { label: 'Points', to: '/clubs/points' },
  ];
  open(undefined, { tabs: { items, label: 'Clubs' } });
  expect(screen.getByRole('link', { name: 'Points' })).toHaveAttribute('aria-current', 'page');
});
