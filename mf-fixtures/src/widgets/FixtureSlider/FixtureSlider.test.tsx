import { asLeagueId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aList } from '../../testing/builders';
import { openWidget } from '../../testing/openFixtures';

const list = 'GET /v1/fixtures';

it('shows what is being played first, with the players of mine in it', async () => {
  openWidget('FixtureSlider', { [list]: success(aList()) });
  const cards = within(await screen.findByRole('list', { name: 'Fixtures' })).getAllByRole('link');
  expect(cards.map((card) => card.getAttribute('href'))).toEqual([
    '/fixture/liv-bur',
    '/fixture/mci-eve',
    '/fixture/whu-ars',
  ]);
  expect(cards[1]).toHaveTextContent('1 player of yours');
  expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/fixtures/24');
});

it('names the chosen league in place of “Rivals”', async () => {
  const league = {
    rivals_config: { id: asLeagueId(2185), type: 'league', label: 'Farnley Brigade' },
  } as const;
  openWidget('FixtureSlider', { [list]: success(aList()) }, { state: league });
  expect((await screen.findAllByText(/ · Farnley Brigade: 2\.4 each$/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/per rival/)).not.toBeInTheDocument();
});

it('says when there are none', async () => {
  openWidget('FixtureSlider', { [list]: success(aList({ fixtures: [] })) });
  expect(await screen.findByText('No fixtures today')).toBeVisible();
});

it('fails in its own box and tries again', async () => {
  const { user, api } = openWidget('FixtureSlider', { [list]: problem(500, 'Internal Server Error') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
  api.answer(list, success(aList()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Fixtures' })).toBeVisible();
});
