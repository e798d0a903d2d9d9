import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aHead } from '../../testing/builders';
import { openClubs } from '../../testing/openClubs';

it('has gameweek, opponent, venue, difficulty and result, each linking to its page', async () => {
  openClubs('/club/ars/fixtures');
  const row = within(await screen.findByRole('row', { name: /Luton/ }));
  expect(row.getByRole('link', { name: 'GW14' })).toHaveAttribute('href', '/fixtures/14');
  expect(row.getByRole('link', { name: /Luton/ })).toHaveAttribute('href', '/club/lut');
  expect(row.getByRole('link', { name: '4–3' })).toHaveAttribute('href', '/fixture/ars-lut');
  expect(row.getByText('Home')).toBeVisible();
  expect(row.getByText(/home to Luton.*, difficulty 1 of 5/)).toBeInTheDocument();
});

it('says when a match is postponed, and when it kicks off', async () => {
  openClubs('/club/ars/fixtures');
  expect(within(await screen.findByRole('row', { name: /Chelsea/ })).getByText('Postponed')).toBeVisible();
  const time = within(screen.getByRole('row', { name: /Burnley/ })).getByText(/Feb/);
  expect(time).toHaveAttribute('datetime', '2024-02-17T15:00:00Z');
});

it.each([
  ['is being played', '2024-02-17T15:40:00Z', 'In play'],
  ['was not ended by the game', '2024-02-17T23:00:00Z', "Waiting for the game's decision"],
])('says when a match %s', async (_, now, words) => {
  openClubs('/club/ars/fixtures', {}, { state: { now } });
  expect(within(await screen.findByRole('row', { name: /Burnley/ })).getByText(words)).toBeVisible();
});

it('lists coming matches before the results on a phone', async () => {
  openClubs('/club/ars/fixtures', {}, { screen: 'phone' });
  await screen.findByRole('heading', { name: 'To come' });
  const lists = screen.getAllByRole('list').map((list) => list.textContent ?? '');
  const toCome = lists.findIndex((text) => text.includes('Postponed'));
  expect(toCome).toBeGreaterThanOrEqual(0);
  expect(lists.findIndex((text) => text.includes('4–3'))).toBeGreaterThan(toCome);
});

it('says when there are none', async () => {
  openClubs('/club/ars/fixtures', {
    'GET /v1/club/ars/fixtures': success({ head: aHead({ next: [] }), fixtures: [] }),
  });
  expect(await screen.findByText('No fixtures')).toBeVisible();
});
