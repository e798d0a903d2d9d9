import { asTeamId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { aGameweekPage, aRival, ownRow, someChances } from '../../testing/builders';
import { openRivals } from '../../testing/openRivals';

const call = 'GET /v1/rivals/chances/rivals';
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

describe('chances of the gameweek', () => {
  it('say how often the manager is first, and how often they beat each rival', async () => {
    openRivals('/rivals/rivals/gameweek');
    expect(await screen.findByText(/You finish first of 12 in 23 of 100/)).toBeVisible();
    expect(screen.getByText(/right 7 of 10 times when we said 80%/)).toBeVisible();
    expect(await rowOf(/Klopps/)).toHaveTextContent('41%');
    expect(screen.getByRole('columnheader', { name: /Chance to beat/ })).toBeVisible();
  });

  it('say the result when the gameweek is final', async () => {
    const rows = [
      aRival({ place: 1 }),
      aRival({ place: 2, id: asTeamId(12), name: 'Kane Do' }),
      aRival({ place: 3, id: asTeamId(13), name: 'Bergkampwagen' }),
      ownRow({ place: 4 }),
    ];
    openRivals('/rivals/rivals/gameweek', {
      'GET /v1/rivals/gameweek/': success(aGameweekPage({ rows })),
      [call]: success(
        someChances({
          state: 'final',
          places: { teams: 4, first: 0, expected: 2, low: 2, high: 2 },
          rows: [
            { id: asTeamId(11), win: 0, tie: 0 },
            { id: asTeamId(12), win: 1, tie: 0 },
            { id: asTeamId(13), win: 0, tie: 1 },
          ],
        }),
      ),
    });
    expect(await screen.findByText('You finished in place 2 of 4 this gameweek.')).toBeVisible();
    expect(await rowOf(/Klopps/)).toHaveTextContent('0%');
    expect(await rowOf(/Kane Do/)).toHaveTextContent('100%');
    expect(await rowOf(/Bergkampwagen/)).toHaveTextContent('Tie');
  });

  it('are a dash against a team whose squad is not known', async () => {
    openRivals('/rivals/rivals/gameweek', { [call]: success(someChances({ rows: [{ id: asTeamId(11) }] })) });
    await screen.findByText(/You finish first/);
    expect(await rowOf(/Klopps/)).not.toHaveTextContent('%');
  });

  it('open the season pass where they are locked', async () => {
    const { user, record } = openRivals('/rivals/rivals/gameweek', {
      [call]: success(someChances({ rows: [{ id: asTeamId(11), locked: true }] })),
    });
    await user.click(await screen.findByRole('button', { name: /^Chance: / }));
    expect(record.passPrompts).toEqual([{ location: 'rivals', step: 'chance' }]);
  });

  it('leave the table as it is when they cannot be loaded, and load on another try', async () => {
    const { api, user } = openRivals('/rivals/rivals/gameweek', {
      [call]: problem(503, 'The game is being updated.', 'game_updating'),
    });
    expect(await screen.findByText('The game is being updated.')).toBeVisible();
    expect(await rowOf(/Klopps/)).toHaveTextContent('67');
    api.answer(call, success(someChances()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/You finish first/)).toBeVisible();
  });

  it('say why there are none before the own squad is known', async () => {
    openRivals('/rivals/rivals/gameweek', {
      [call]: success(someChances({ state: 'no_squad', places: null, rows: [] })),
    });
    expect(await screen.findByText(/as soon as your squad/)).toBeVisible();
  });

  it('load again when the stream reports changed points', async () => {
    const { api, record } = openRivals('/rivals/rivals/gameweek');
    await screen.findByText(/You finish first/);
    record.live({ type: 'points', data: {} });
    await waitFor(() => expect(api.countOf(call)).toBe(2), { timeout: 10_000 });
  });

  it.each([
    [
      '/rivals/elite/gameweek',
      'GET /v1/rivals/chances/elite',
      'GET /v1/templates/rival_pages/elite/gameweek',
    ],
    ['/rivals/123/gameweek', 'GET /v1/rivals/chances/league/123', 'GET /v1/leagues/classic/123/gameweek'],
  ])('of %s are from its own call', async (path, chances, page) => {
    const { api } = openRivals(
      path,
      { [page]: success(aGameweekPage()), [chances]: success(someChances()) },
      { state: { pass: true } },
    );
    expect(await screen.findByText(/You finish first/)).toBeVisible();
    expect(api.countOf(chances)).toBe(1);
  });
});
