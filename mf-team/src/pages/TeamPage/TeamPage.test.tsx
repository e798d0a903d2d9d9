import { problem, success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import {
  aCard,
  aGameweek,
  aRunningRank,
  aMain,
  aMainWithoutSquad,
  anExplanation,
  anOverview,
} from '../../testing/builders';
import { openTeam } from '../../testing/openTeam';

const findPitch = () => screen.findByRole('region', { name: /Your team/ });
const withMain = (more: Parameters<typeof aMain>[0]) => ({ 'GET /v1/team/main': success(aMain(more)) });

it('shows the squad, and the sum of its points', async () => {
  openTeam('/team');
  const pitch = await screen.findByRole('region', { name: 'Your team in gameweek 24' });
  expect(screen.getByText('62 + 6 provisional bonus − 4 hits = 64')).toBeVisible();
  expect(pitch).toHaveTextContent('Haaland 5');
  expect(pitch).toHaveTextContent('Gusto –');
});

it('has the team, its points and its rank in one line on a phone, and all figures when it is opened', async () => {
  const { user } = openTeam('/team');
  const line = await screen.findByRole('button', {
    name: /^Moyes Will Be Moyes \d+ ?pts #48,201/,
    expanded: false,
  });
  await user.click(line);
  expect(screen.getByRole('heading', { name: 'Moyes Will Be Moyes' })).toBeVisible();
  expect(screen.getByText('Ronnie Radford · England')).toBeVisible();
  expect(screen.getByText('#48,201')).toBeVisible();
  expect(screen.getByText('+6 bonus')).toBeVisible();
});

it('has the live rank in the header while the gameweek runs, not the one of the deadline', async () => {
  localStorage.removeItem('touchline.team.header');
  const overview = anOverview({ live_rank: aRunningRank() });
  const { user } = openTeam('/team', { 'GET /v1/team/overview': success(overview) });
  const line = await screen.findByRole('button', { name: /^Moyes Will Be Moyes.*64 ?pts.*#52,100/ });
  await user.click(line);
  expect(screen.getByText('Live rank')).toBeVisible();
  expect(screen.getByText('#50,900 to #53,400')).toBeVisible();
  expect(screen.getByText(/^5 more points keep your rank of #48,201\./)).toBeVisible();
});

it('requests each of its parts once', async () => {
  const { api } = openTeam('/team');
  await findPitch();
  expect(api.countOf('GET /v1/team/main')).toBe(1);
  expect(api.countOf('GET /v1/team/overview')).toBe(1);
});

describe('without data', () => {
  it('says when there is no squad: before the first deadline, or for a team that started late', async () => {
    openTeam('/team', { 'GET /v1/team/main': success(aMainWithoutSquad()) });
    expect(await screen.findByText('Your squad appears after the first deadline.')).toBeVisible();
  });

  it('shows no points between deadline and first kick-off', async () => {
    const gameweek = aGameweek({ state: 'locked' });
    openTeam('/team', {
      ...withMain({ gameweek }),
      'GET /v1/team/overview': success(anOverview({ gameweek })),
    });
    expect(await screen.findByText('Points appear at the first kick-off.')).toBeVisible();
    expect(screen.queryByText('64')).not.toBeInTheDocument();
  });

  it('says that a gameweek has no fixtures', async () => {
    openTeam('/team', withMain({ gameweek: aGameweek({ state: 'empty' }) }));
    expect(await screen.findByText('No fixtures in this gameweek.')).toBeVisible();
  });
});

describe('the metric of the pitch', () => {
  const running = aGameweek({ state: 'live' });
  const pitchOf = async (gameweek: ReturnType<typeof aGameweek>) => {
    openTeam('/team', withMain({ gameweek }));
    return findPitch();
  };

  it('is the points while the gameweek runs, unless the reader has chosen another in it', async () => {
    const pitch = await pitchOf(running);
    expect(pitch).toHaveAttribute('data-initial-metric', 'gameweek_points');
    expect(pitch).toHaveAttribute('data-choice-wins-in', '24');
  });

  it('is the stored one at other times', async () => {
    expect(await pitchOf(aGameweek({ state: 'final' }))).not.toHaveAttribute('data-initial-metric');
  });
});

describe('chips', () => {
  it('says that a free-hit squad is for this gameweek only', async () => {
    openTeam('/team', withMain({ active_chip: 'freehit' }));
    expect(await screen.findByText('Free hit: your usual squad is back after this gameweek.')).toBeVisible();
  });

  it('omits that in the week after it', async () => {
    openTeam('/team', withMain({ active_chip: null, gameweek: aGameweek({ id: 25, label: 'Gameweek 25' }) }));
    expect(await screen.findByRole('region', { name: 'Your team in gameweek 25' })).toBeVisible();
    expect(screen.queryByText(/Free hit/)).not.toBeInTheDocument();
  });
});

describe('automatic substitutions', () => {
  const raya = aCard({ name: 'Raya', position: 'GKP' });
  const saka = aCard({ name: 'Saka' });
  const gusto = aCard({ name: 'Gusto' });
  const team = { pitch: [[raya], [saka]], subs: [gusto] };
  const between = (settled: boolean) =>
    withMain({ team, auto_subs: [{ in: gusto.id, out: saka.id, settled }] });

  it('says who comes on for whom, and that it can still change', async () => {
    openTeam('/team', between(false));
    const section = await screen.findByRole('heading', { name: 'Automatic substitutions' });
    expect(within(section.closest('section') as HTMLElement).getByRole('listitem')).toHaveTextContent(
      'Gusto for ▼ Saka · can still change',
    );
  });

  it('omits that once it is final', async () => {
    openTeam('/team', between(true));
    await screen.findByRole('heading', { name: 'Automatic substitutions' });
    expect(screen.queryByText(/can still change/)).not.toBeInTheDocument();
  });

  it('are not mentioned where there are none', async () => {
    openTeam('/team');
    await findPitch();
    expect(screen.queryByRole('heading', { name: 'Automatic substitutions' })).not.toBeInTheDocument();
  });
});

describe('failures', () => {
  it('says what went wrong, and shows the team after another try', async () => {
    const { api, user } = openTeam('/team', { 'GET /v1/team/main': problem(500, 'Internal Server Error') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
    api.answer('GET /v1/team/main', success(aMain()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findPitch()).toBeVisible();
  });

  it('keeps the pitch under a banner when a refresh fails', async () => {
    const { api, user } = openTeam('/team');
    await findPitch();
    api.answer('GET /v1/team/main', 'offline');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/Showing data from/)).toBeVisible();
    expect(await findPitch()).toBeVisible();
  });

  it('shows the pitch although the header card fails', async () => {
    openTeam('/team', {
      'GET /v1/team/overview': problem(503, 'The game is being updated.', 'game_updating'),
    });
    expect(await findPitch()).toBeVisible();
    expect(await screen.findByText('The game is being updated.')).toBeVisible();
  });

  it('answers an unknown page of the team with Page Not Found', async () => {
    openTeam('/team/xyz');
    expect(await screen.findByText('Page Not Found')).toBeVisible();
  });
});

it('updates the visible number and announces it once when a goal arrives', async () => {
  const { api, user } = openTeam('/team');
  await findPitch();
  api.answer(
    'GET /v1/team/overview',
    success(anOverview({ explained: anExplanation({ gross: 67, nett: 69 }) })),
  );
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Gameweek points 69, +5')).toHaveAttribute('role', 'status');
  expect(screen.getAllByText('Gameweek points 69, +5')).toHaveLength(1);
});

it('announces nothing when another gameweek begins: its points are no change of the old ones', async () => {
  const { api, user } = openTeam('/team');
  await findPitch();
  const gameweek = aGameweek({ id: 25, label: 'Gameweek 25' });
  api.answer(
    'GET /v1/team/overview',
    success(anOverview({ gameweek, explained: anExplanation({ gross: 12, nett: 12 }) })),
  );
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('12')).toBeVisible();
  expect(screen.queryByText(/Gameweek points 12/)).not.toBeInTheDocument();
});
