import { asFootballerId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aContribution, aHistoryRow, somePoints } from '../../testing/builders';
import { openTeam } from '../../testing/openTeam';

const withRows = (...rows: ReturnType<typeof aHistoryRow>[]) => ({
  'GET /v1/team/gameweeks': success({ rows }),
});
const bodyRows = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('row')
    .slice(1);
const history = () => bodyRows('Your points by gameweek');

it('shows the season in six numbers', async () => {
  openTeam('/team/points');
  const figures = (await screen.findByText('62.3')).closest('dl') as HTMLElement;
  expect(figures).toHaveTextContent('1,496');
  expect(figures).toHaveTextContent('101GW20');
  expect(figures).toHaveTextContent('28GW3');
});

it('lists gameweeks, the newest first', async () => {
  openTeam('/team/points', withRows(aHistoryRow({ gameweek_id: 23 }), aHistoryRow({ gameweek_id: 24 })));
  const rows = await history();
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['GW24', 'GW23']);
});

it('sorts by a column, and keeps that in the address', async () => {
  const rows = [aHistoryRow({ gameweek_id: 23, nett_points: 90 }), aHistoryRow({ gameweek_id: 24 })];
  const { user, address } = openTeam('/team/points', withRows(...rows));
  await history();
  await user.click(screen.getByRole('button', { name: /Net points/ }));
  expect(address()).toBe('/team/points?order_by=nett_points&order=desc');
  expect((await history())[0]).toHaveTextContent('GW23');
});

it('marks the gameweek of a chip and what transfers cost in another', async () => {
  const rows = [
    aHistoryRow({ gameweek_id: 25, active_chip: 'freehit' }),
    aHistoryRow({ gameweek_id: 26, transfers_cost: 8, nett_points: 41 }),
  ];
  openTeam('/team/points', withRows(...rows));
  const [after, freeHit] = await history();
  expect(within(freeHit as HTMLElement).getByTitle('Free hit')).toHaveTextContent('FH');
  expect(after).toHaveTextContent('GW26418');
});

it('draws ranks of gameweeks on the ramp of summary_event_rank', async () => {
  openTeam(
    '/team/points',
    withRows(aHistoryRow({ gameweek_id: 23, rank: 1 }), aHistoryRow({ gameweek_id: 24, rank: 1_200_000 })),
  );
  await history();
  const colourOf = (rank: string) => screen.getByText(rank).style.getPropertyValue('--day-bg');
  expect(colourOf('#1')).toMatch(/\S/);
  expect(colourOf('#1,200,000')).toMatch(/\S/);
  expect(colourOf('#1')).not.toBe(colourOf('#1,200,000'));
});

it('begins with the first gameweek of a team that started late', async () => {
  openTeam('/team/points', withRows(aHistoryRow({ gameweek_id: 17 }), aHistoryRow({ gameweek_id: 18 })));
  const rows = await history();
  expect(rows).toHaveLength(2);
  expect(rows.at(-1)).toHaveTextContent('GW17');
});

it('shows points by footballer, including those who left the league', async () => {
  const contributions = [
    aContribution(),
    aContribution({ id: asFootballerId(500), name: 'Felix', club_id: '', points: 4, starts: 2, best: null }),
  ];
  openTeam('/team/points', { 'GET /v1/team/points': success(somePoints({ contributions })) });
  const [saka, felix] = await bodyRows('What each player gave your team');
  expect(saka).toHaveTextContent('26 in GW24');
  expect(within(felix as HTMLElement).getByRole('link', { name: 'Felix' })).toBeVisible();
});

it('says when no gameweek has been played', async () => {
  openTeam('/team/points', withRows());
  expect(await screen.findByText('No gameweeks yet')).toBeVisible();
});

describe('two queries on one page', () => {
  const [figures, gameweeks] = ['GET /v1/team/points', 'GET /v1/team/gameweeks'] as const;
  const broken = problem(500, 'Internal Server Error');

  it('shows the gameweeks although the figures fail, with one error', async () => {
    openTeam('/team/points', { [figures]: broken });
    expect(await history()).toHaveLength(1);
    expect(screen.getAllByText('Internal Server Error')).toHaveLength(1);
  });

  it('shows the figures although the gameweeks fail', async () => {
    openTeam('/team/points', { [gameweeks]: broken });
    expect(await screen.findByText('62.3')).toBeVisible();
    expect(await bodyRows('What each player gave your team')).toHaveLength(2);
    expect(screen.getAllByText('Internal Server Error')).toHaveLength(1);
  });

  it('shows one error when both fail, and loads both again', async () => {
    const { api, user } = openTeam('/team/points', { [figures]: broken, [gameweeks]: broken });
    expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    api.answer(figures, success(somePoints()));
    api.answer(gameweeks, success({ rows: [aHistoryRow()] }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await history()).toHaveLength(1);
    expect(screen.getByText('Average per GW')).toBeVisible();
  });
});
