import { asTeamId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { aChanceHistory } from '../../testing/builders';
import { openRivals } from '../../testing/openRivals';

const path = '/rivals/rivals/gameweek';
const call = 'GET /v1/rivals/chance_history/rivals';
const heading = 'Your chances through the gameweek';
const openWith = (more: Parameters<typeof aChanceHistory>[0]) =>
  openRivals(path, { [call]: success(aChanceHistory(more)) });

describe('chances through the gameweek', () => {
  it('are a line, with its chances and times for screen readers', async () => {
    openRivals(path);
    expect(
      await screen.findByText(/^30% at first, 23% now, between 17% and 32%\. Most at once: 31% to 19%, /),
    ).toBeVisible();
    const line = await screen.findByRole('img', { name: /^Chance to finish first: 30% at / });
    expect(line).toHaveAccessibleName(/19% at \d\d:\d\d/);
    expect(screen.getByText(/^Since Sat 10 Feb · .* first computed for you\./)).toBeVisible();
  });

  it('against one team are chosen in a list', async () => {
    const { user } = openRivals(path);
    await user.selectOptions(await screen.findByLabelText('Chance to'), 'Beat Klopps and Robbers');
    expect(await screen.findByText(/^45% at first, 41% now, between 27% and 46%\./)).toBeVisible();
    expect(
      await screen.findByRole('img', { name: /^Chance to beat Klopps and Robbers: 45% at / }),
    ).toBeInTheDocument();
  });

  it('begin with the team against which the chance moved most, while the one to finish first has not', async () => {
    const [row] = aChanceHistory().rows;
    openWith({
      first: [0.004, 0.005, 0.004, 0.003, 0.002, 0.002, 0.001],
      rows: [
        { id: asTeamId(12), name: 'Steady', win: [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5] },
        ...(row ? [row] : []),
      ],
    });
    expect(await screen.findByLabelText('Chance to')).toHaveDisplayValue('Beat Klopps and Robbers');
    expect(
      screen.getByText(
        /^45% at first, 41% now, between 27% and 46%\. Most at once: 27% to 43%, Sat 10 Feb · \d\d:40\.$/,
      ),
    ).toBeVisible();
  });

  it('of one moment are a sentence without a line', async () => {
    openWith({ times: ['2024-02-10T12:30:00Z'], first: [0.3], rows: [] });
    expect(await screen.findByText(/^30% since Sat 10 Feb · /)).toBeVisible();
    expect(screen.queryByRole('img', { name: /Chance to finish first/ })).toBeNull();
  });

  it('that are not known yet are a sentence too', async () => {
    openWith({ times: [], first: [], rows: [] });
    expect(await screen.findByText(/^The line begins as soon as both squads/)).toBeVisible();
  });

  it('of a settled gameweek are the line of the whole of it', async () => {
    openWith({ state: 'final' });
    expect(await screen.findByText(/^30% at first, 23% at the end, between 17% and 32%\./)).toBeVisible();
  });

  it('of a gameweek in which nobody looked are not made up', async () => {
    openWith({ state: 'final', times: [], first: [], rows: [] });
    expect(await screen.findByText(/^It was not computed while this gameweek ran/)).toBeVisible();
  });

  it('are not there before a gameweek', async () => {
    const { api } = openWith({ state: 'not_started', times: [], first: [], rows: [] });
    await waitFor(() => expect(api.countOf(call)).toBe(1));
    await screen.findByRole('row', { name: /Klopps/ });
    await waitFor(() => expect(screen.queryByText(heading)).toBeNull());
  });

  it('against teams beyond the first five open the season pass', async () => {
    const { user, record } = openWith({
      rows: [
        ...aChanceHistory().rows,
        { id: asTeamId(12), locked: true },
        { id: asTeamId(13), locked: true },
      ],
    });
    await user.click(await screen.findByRole('button', { name: /^2 more teams: / }));
    expect(record.passPrompts).toEqual([{ location: 'rivals', step: 'chance' }]);
    expect(screen.getAllByRole('option', { name: /^Beat / })).toHaveLength(1);
  });

  it('that cannot be loaded leave the page as it is, and load on another try', async () => {
    const { api, user } = openRivals(path, {
      [call]: problem(503, 'The game is being updated.', 'game_updating'),
    });
    expect(await screen.findByText('The game is being updated.')).toBeVisible();
    expect(await screen.findByText(/You finish first of 12/)).toBeVisible();
    api.answer(call, success(aChanceHistory()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^30% at first/)).toBeVisible();
  });

  it('load again when the stream reports changed points', async () => {
    const { api, record } = openRivals(path);
    await screen.findByText(/^30% at first/);
    record.live({ type: 'points', data: {} });
    await waitFor(() => expect(api.countOf(call)).toBe(2), { timeout: 10_000 });
  });
});
