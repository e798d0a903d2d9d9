import { act, screen } from '@testing-library/react';
import { asTeamId } from '@touchline/shared/domain';
import { teamPopupClosed, teamPopupOpened } from '@touchline/shared/shell-store';
import { problem, success, type FakeRoutes } from '@touchline/shared/testing';
import { aTable } from '../../testing/builders';
import { openWidget } from '../../testing/openTeam';

const list = 'GET /v1/templates/squad_tables/team/list/77';
const points = 'GET /v1/templates/squad_tables/team/points/77';

function open(answers: FakeRoutes = {}) {
  const view = openWidget('SquadOfTeam', { [list]: success(aTable('default')), ...answers });
  act(() => void view.store.dispatch(teamPopupOpened({ teamId: asTeamId(77) })));
  return view;
}

it('shows the squad of the team whose popup is open, by the view names of the call', async () => {
  const { user, api, address } = open({ [points]: success(aTable('total_points')) });
  expect(await screen.findByRole('table', { name: 'Squad: List' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Points' }));
  expect(await screen.findByRole('table', { name: 'Squad: Points' })).toBeVisible();
  expect(api.countOf(points)).toBe(1);
  expect(address()).toBe('/');
});

it('sorts without changing the address', async () => {
  const { user, address } = open();
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: /Total/ }));
  expect(screen.getByRole('columnheader', { name: /Total/ })).toHaveAttribute('aria-sort', 'descending');
  expect(address()).toBe('/');
});

it('says what went wrong, and shows the squad after another try', async () => {
  const { user, api } = open({ [list]: problem(500, 'Internal Server Error') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
  api.answer(list, success(aTable('default')));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Squad: List' })).toBeVisible();
});

it('shows nothing while no popup is open', () => {
  const { store, container } = open();
  act(() => void store.dispatch(teamPopupClosed()));
  expect(container.querySelector('table, [role=tablist]')).toBeNull();
});
