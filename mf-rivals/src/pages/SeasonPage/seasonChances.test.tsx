import { asTeamId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { screen } from '@testing-library/react';
import { aSeason, someSeasonChances } from '../../testing/builders';
import { openRivals } from '../../testing/openRivals';

const path = '/rivals/rivals/season';
const call = 'GET /v1/rivals/season_chances/rivals';
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

describe('chances of the season', () => {
  it('say how often the manager ends first, how often ahead of each rival, and what is assumed', async () => {
    openRivals(path);
    expect(await screen.findByText(/You end the season first of 12 in 31 of 100/)).toBeVisible();
    expect(screen.getByText(/every team is taken to be equally good/)).toBeVisible();
    expect(screen.queryByText(/right 7 of 10 times/)).toBeNull();
    expect(await rowOf(/Klopps/)).toHaveTextContent('46%');
    expect(screen.getByRole('columnheader', { name: /^Chance/ })).toBeVisible();
  });

  it('say the result when the season is over', async () => {
    openRivals(path, {
      [call]: success(
        someSeasonChances({
          state: 'final',
          places: { teams: 2, first: 0, expected: 2, low: 2, high: 2 },
          rows: [{ id: asTeamId(11), win: 0, tie: 0 }],
        }),
      ),
    });
    expect(await screen.findByText('You ended the season in place 2 of 2.')).toBeVisible();
    expect(await rowOf(/Klopps/)).toHaveTextContent('0%');
    expect(screen.queryByText(/equally good/)).toBeNull();
  });

  it('open the season pass where they are locked', async () => {
    const { user, record } = openRivals(path, {
      [call]: success(someSeasonChances({ rows: [{ id: asTeamId(11), locked: true }] })),
    });
    await user.click(await screen.findByRole('button', { name: /^Chance: / }));
    expect(record.passPrompts).toEqual([{ location: 'rivals', step: 'chance' }]);
  });

  it('leave the table as it is when they cannot be loaded, and load on another try', async () => {
    const { api, user } = openRivals(path, {
      [call]: problem(503, 'The game is being updated.', 'game_updating'),
    });
    expect(await screen.findByText('The game is being updated.')).toBeVisible();
    expect(await rowOf(/Klopps/)).not.toHaveTextContent('%');
    api.answer(call, success(someSeasonChances()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/You end the season first/)).toBeVisible();
  });

  it('say why there are none before the own squad is known', async () => {
    openRivals(path, {
      [call]: success(someSeasonChances({ state: 'no_squad', places: null, rows: [] })),
    });
    expect(await screen.findByText(/as soon as your squad/)).toBeVisible();
  });

  it.each([
    [
      '/rivals/elite/season',
      'GET /v1/rivals/season_chances/elite',
      'GET /v1/templates/rival_pages/elite/season',
    ],
    ['/rivals/123/season', 'GET /v1/rivals/season_chances/league/123', 'GET /v1/leagues/classic/123/season'],
  ])('of %s are from its own call', async (address, chances, page) => {
    const { api } = openRivals(
      address,
      { [page]: success(aSeason()), [chances]: success(someSeasonChances()) },
      { state: { pass: true } },
    );
    expect(await screen.findByText(/You end the season first/)).toBeVisible();
    expect(api.countOf(chances)).toBe(1);
  });
});
