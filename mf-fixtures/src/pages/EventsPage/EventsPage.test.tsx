import { asFootballerId, asFixtureId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aGameweek, aGameweekEvent } from '../../testing/builders';
import { openFixtures } from '../../testing/openFixtures';

const events = 'GET /v1/fixtures/24/events';
const some = success({
  gameweek: aGameweek(),
  events: [
    aGameweekEvent({ mine: true }),
    aGameweekEvent({
      footballer_id: asFootballerId(355),
      name: 'Haaland',
      kind: 'assists',
      minute: null,
      fixture_id: asFixtureId('mci-eve'),
      rival: true,
      points: 3,
    }),
  ],
});
const listItems = () => within(screen.getByRole('list', { name: 'Events' })).getAllByRole('listitem');

it('shows each event with footballer, fixture and points', async () => {
  openFixtures('/fixtures/24/events', { [events]: some });
  await screen.findByRole('list', { name: 'Events' });
  const [goal, assist] = listItems();
  expect(goal).toHaveTextContent(/^41'.*Saka/);
  expect(goal).toHaveTextContent('Goals · WHU – ARS');
  expect(assist).toHaveTextContent('Assists · MCI – EVE3');
});

it('shows the latest minute first, with added time, and who came on for whom', async () => {
  const substitution = aGameweekEvent({
    kind: 'sub',
    minute: 90,
    added: 2,
    other: { id: asFootballerId(12), name: 'Nelson' },
    points: null,
  });
  openFixtures('/fixtures/24/events', {
    [events]: success({ gameweek: aGameweek(), events: [aGameweekEvent(), substitution] }),
  });
  await screen.findByRole('list', { name: 'Events' });
  expect(listItems().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^90\+2'.*Nelson for Saka/),
    expect.stringMatching(/^41'.*Saka/),
  ]);
});

it('filters by own players or by kind, in the address', async () => {
  const { user, address } = openFixtures('/fixtures/24/events', { [events]: some });
  await user.click(await screen.findByRole('button', { name: 'Mine' }));
  expect(listItems()).toHaveLength(1);
  expect(address()).toBe('/fixtures/24/events?mine=1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Assists');
  expect(screen.getByText('No event fits these filters.')).toBeVisible();
});

it('keeps the page when another gameweek is chosen', async () => {
  const { user, address } = openFixtures('/fixtures/24/events', { [events]: some });
  await user.click(await screen.findByRole('button', { name: 'Next gameweek' }));
  expect(address()).toBe('/fixtures/25/events');
});

it('says when nothing has happened', async () => {
  openFixtures('/fixtures/24/events', { [events]: success({ gameweek: aGameweek(), events: [] }) });
  expect(await screen.findByText('Nothing has happened yet.')).toBeVisible();
});

it('says what went wrong, and shows the events after another try', async () => {
  const { api, user } = openFixtures('/fixtures/24/events', {
    [events]: problem(500, 'Internal Server Error'),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
  api.answer(events, some);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Events' })).toBeVisible();
});

it('shows not found for an invalid gameweek', async () => {
  openFixtures('/fixtures/99/events');
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
