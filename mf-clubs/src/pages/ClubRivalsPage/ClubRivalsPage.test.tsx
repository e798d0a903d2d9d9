import { asLeagueId } from '@touchline/shared/domain';
import { success, type Reader } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { someOwners } from '../../testing/builders';
import { openClubs } from '../../testing/openClubs';

const elite = { rivals_config: { id: 'elite', type: 'elite', label: 'Elite' } } as const;
const league: Reader['state'] = {
  rivals_config: { id: asLeagueId(314), type: 'league', label: 'Overall' },
  leagues_preview: [{ id: asLeagueId(314), name: 'Work mates of the north' }],
};

it('shows which footballers of the club are owned, by how many and by whom', async () => {
  const { user, record } = openClubs('/club/ars/rivals');
  const row = within(await screen.findByRole('row', { name: /Saka/ }));
  expect(row.getByText('3/10 30.0%')).toBeVisible();
  expect(row.getByText('3 of 10')).toBeInTheDocument();
  expect(row.getByText('and 1 more')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Amber Tigers' }));
  expect(record.openedTeams).toEqual([101]);
});

it('says when nobody owns a footballer of it', async () => {
  openClubs('/club/ars/rivals', { 'GET /v1/club/ars/rivals': success(someOwners({ rows: [] })) });
  expect(await screen.findByText('None of your rivals owns a player of this club.')).toBeVisible();
});

it('is blocked in the elite view without the pass, and never fetched', async () => {
  const { api, user, record } = openClubs('/club/ars/rivals', {}, { state: elite });
  expect(await screen.findByRole('heading', { name: 'Season pass content' })).toBeVisible();
  expect(screen.getByText('This feature is fully available to season pass holders only.')).toBeVisible();
  expect(screen.getByText('#2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /pass/i }));
  expect(record.passPrompts).toEqual([{ location: 'club', step: 'rivals: elite' }]);
  expect(api.requests.some(({ path }) => path.endsWith('/rivals'))).toBe(false);
});

it("is blocked in a league's view with the names of the reader's leagues", async () => {
  openClubs('/club/ars/rivals', {}, { state: league });
  expect(await screen.findByText('Tracking leagues is limited to users with season pass')).toBeVisible();
  expect(screen.getByText('Work mates of the n…')).toBeVisible();
});

it('is open in every view with the pass', async () => {
  openClubs('/club/ars/rivals', {}, { state: { ...elite, pass: true } });
  expect(await screen.findByRole('row', { name: /Saka/ })).toBeVisible();
});
