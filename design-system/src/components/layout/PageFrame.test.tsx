import { failed, loading, ready, type RemoteData } from '@touchline/shared/remote-data';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { TouchlineTheme } from '../../theme/TouchlineTheme';
import { impactEvent } from '../touch/impact';
import { PageFrame, type PageFrameProps } from './PageFrame';

const noon = Date.UTC(2024, 0, 20, 12);

const Address = () => <output>{useLocation().pathname}</output>;

function open(data?: RemoteData<unknown>, props: Partial<PageFrameProps> = {}) {
  const refresh = jest.fn();
  render(
    <TouchlineTheme>
      <MemoryRouter initialEntries={['/clubs/points']}>
        <PageFrame title="Clubs" offline={false} {...(data && { shown: { data, refresh } })} {...props}>
          Rows
          <Address />
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

it('leaves the age to the offline banner: data that this browser has kept is older than its last load', () => {
  open(ready('rows', noon), { offline: true });
  expect(screen.queryByText(/^Updated/)).not.toBeInTheDocument();
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

const tabs = {
  label: 'Clubs',
  items: [
    { label: 'List', to: '/clubs' },
    { label: 'Points', to: '/clubs/points' },
    { label: 'Season', to: '/clubs/season', disabled: true },
    { label: 'Strength', to: '/clubs/strength' },
  ],
};
function drag(across: number, down: number) {
  const row = screen.getByText('Rows');
  const touch = (clientX: number, clientY: number) => ({ clientX, clientY });
  fireEvent.touchStart(row, { touches: [touch(400, 300)] });
  fireEvent.touchMove(row, { touches: [touch(400 + across, 300 + down)] });
  fireEvent.touchEnd(row, { changedTouches: [touch(400 + across, 300 + down)] });
}
const address = () => screen.getByRole('status').textContent;

it('a swipe opens the tab beside, and none past the last one', () => {
  open(undefined, { tabs });
  drag(-120, 0);
  expect(address()).toBe('/clubs/strength');
  drag(-120, 0);
  expect(address()).toBe('/clubs/strength');
  drag(120, 0);
  drag(120, 0);
  expect(address()).toBe('/clubs');
});

it('a page with a previous and a next one decides what a swipe does', () => {
  const onSwipe = jest.fn();
  open(undefined, { tabs, onSwipe });
  drag(-120, 0);
  expect(onSwipe).toHaveBeenCalledWith(1);
  expect(address()).toBe('/clubs/points');
});

it('a pull down refreshes and is felt, a swipe with some way down does not', () => {
  const impact = jest.fn();
  window.addEventListener(impactEvent, impact);
  const refresh = open(ready('rows', noon));
  drag(-200, 90);
  expect(refresh).not.toHaveBeenCalled();
  drag(20, 90);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(impact).toHaveBeenCalledTimes(1);
  window.removeEventListener(impactEvent, impact);
});
