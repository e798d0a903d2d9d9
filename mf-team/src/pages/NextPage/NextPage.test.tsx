import { asFootballerId } from '@touchline/shared/domain';
import { success } from '@touchline/shared/testing';
import { statePatched } from '@touchline/shared/shell-store';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aNext } from '../../testing/builders';
import { openTeam } from '../../testing/openTeam';

const withNext = (more: Parameters<typeof aNext>[0]) => ({ 'GET /v1/team/next': success(aNext(more)) });
const section = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);

it('counts down to the deadline and links to the official game', async () => {
  openTeam('/team/next');
  expect(await screen.findByText(/Gameweek 25 deadline:/)).toBeVisible();
  expect(screen.getByText(/6 days, 18 hours/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Official game, opens in a new tab' })).toHaveAttribute(
    'target',
    '_blank',
  );
});

it('suggests changes of the line-up, with their gain', async () => {
  openTeam('/team/next');
  expect((await section('Suggested changes')).getByRole('listitem')).toHaveTextContent(
    'Start Gusto for Branthwaite (+1.4)',
  );
});

it('shows the names and locks the number without the pass', async () => {
  const changes = [
    {
      in: { id: asFootballerId(60), name: 'Gusto' },
      out: { id: asFootballerId(218), name: 'Branthwaite' },
      locked: true as const,
    },
  ];
  const { user, record } = openTeam('/team/next', withNext({ changes }));
  const list = await section('Suggested changes');
  expect(list.getByRole('listitem')).toHaveTextContent('Start Gusto for Branthwaite');
  await user.click(list.getByRole('button', { name: /Season pass content/ }));
  expect(record.passPrompts).toEqual([{ location: 'team_next', step: 'suggested_changes' }]);
});

it('says when no change is suggested and nobody is in doubt', async () => {
  openTeam('/team/next', withNext({ changes: [], doubts: [] }));
  expect(await screen.findByText('Your eleven is the one we would start.')).toBeVisible();
  expect(screen.getByText('Nobody in your squad is in doubt for gameweek 25.')).toBeVisible();
});

it('names everyone in doubt with their news', async () => {
  const doubts = [
    { id: asFootballerId(19), name: 'Saka', chance: 75, news: 'Knock' },
    { id: asFootballerId(99), name: 'Felix', chance: 0, news: 'Has left the league' },
  ];
  openTeam('/team/next', withNext({ doubts }));
  const [saka, felix] = (await section('Doubts for gameweek 25')).getAllByRole('listitem');
  expect(saka).toHaveTextContent('Saka 75% chanceKnock');
  expect(felix).toHaveTextContent('Felix Not playingHas left the league');
});

it('shows the lists before the pitch', async () => {
  openTeam('/team/next');
  const pitch = await screen.findByRole('region', { name: 'Suggested line-up for gameweek 25' });
  const changes = screen.getByRole('heading', { name: 'Suggested changes' });
  expect(changes.compareDocumentPosition(pitch) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('starts its table with predictions', async () => {
  openTeam('/team/next', {}, { screen: 'desktop' });
  expect(await screen.findByRole('region', { name: 'Your squad: Predictions' })).toBeVisible();
});

it('says when the season is over', async () => {
  openTeam('/team/next', withNext({ gameweek: null }));
  expect(await screen.findByText('Season finished')).toBeVisible();
});

it('suggests nothing before the first deadline, when there is no squad', async () => {
  openTeam('/team/next', withNext({ team: { pitch: [], subs: [] }, changes: [], doubts: [] }));
  expect(await screen.findByText('Your squad appears after the first deadline.')).toBeVisible();
  expect(screen.getByText(/Gameweek 25 deadline:/)).toBeVisible();
  expect(screen.queryByText('Your eleven is the one we would start.')).not.toBeInTheDocument();
});

it('loads the suggestion again for the other kind of expected points', async () => {
  const { user, api, store } = openTeam('/team/next', {
    'PUT /v1/projections/choice': success({ expected_points: 'ours' }),
  });
  const choice = within(await screen.findByRole('group', { name: 'Expected points' }));
  expect(choice.getByRole('button', { name: 'Official' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(choice.getByRole('button', { name: 'Ours' }));
  const asked = (method: string, path: string) =>
    api.requests.filter((one) => one.method === method && one.path === path);
  await waitFor(() => expect(asked('GET', '/v1/team/next')).toHaveLength(2));
  expect(asked('PUT', '/v1/projections/choice').map(({ body }) => body)).toEqual([{ kind: 'ours' }]);
  // The shell applies the state that the reply of the server carries.
  act(() => void store.dispatch(statePatched({ expected_points: 'ours' })));
  expect(choice.getByRole('button', { name: 'Ours' })).toHaveAttribute('aria-pressed', 'true');
});
