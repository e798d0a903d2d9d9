import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aDecision, aReview, aReviewedGameweek } from '../../testing/builders';
import { openTeam } from '../../testing/openTeam';

const withReview = (more: Parameters<typeof aReview>[0]) => ({
  'GET /v1/team/review': success(aReview(more)),
});
const table = () => screen.findByRole('region', { name: 'Your decisions by gameweek' });

it('says the season in a sentence, and the newest gameweek in words', async () => {
  openTeam('/team/review');
  expect(await screen.findByText(/^In 2 gameweeks your choices brought 20 points more/)).toBeVisible();
  const decisions = screen.getByRole('group', { name: 'Decisions of gameweek 24' });
  expect(within(decisions).getByText('Your line-up was expected to get 58.2 points.')).toBeVisible();
  expect(
    within(decisions).getByText('Captain Salah 14 instead of Haaland 4: +10; expected +0.4.'),
  ).toBeVisible();
  expect(within(decisions).getByText('The eleven with the most expected points started.')).toBeVisible();
});

it('has a row for each gameweek, the newest first, with what came by choice and by luck', async () => {
  openTeam('/team/review');
  const [, newest, , before] = within(await table()).getAllByRole('row');
  expect(newest).toHaveTextContent(/GW24\s*71\s*\+20.*\+10.*\+0\.4\s*\+12\.8/);
  expect(before).toHaveTextContent(/GW23\s*48\s*−2/);
});

it('opens another gameweek and closes it again', async () => {
  const { user } = openTeam('/team/review');
  await user.click(await screen.findByRole('button', { name: 'GW23, decisions' }));
  expect(screen.getByRole('group', { name: 'Decisions of gameweek 23' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'GW23, decisions' }));
  expect(screen.queryByRole('group', { name: 'Decisions of gameweek 23' })).not.toBeInTheDocument();
});

it('says what is not known instead of a number', async () => {
  openTeam(
    '/team/review',
    withReview({ rows: [aReviewedGameweek({ known: null, average: null })], sum: null }),
  );
  expect(await screen.findByText(/nothing to compare/)).toBeVisible();
  expect(screen.getByText('What was expected at this deadline is not known.')).toBeVisible();
  expect(within(await table()).getAllByRole('row')[1]).toHaveTextContent(/GW24\s*71\s*––––/);
});

it('says how many gameweeks the sum leaves out', async () => {
  const { sum } = aReview();
  openTeam('/team/review', withReview({ sum: sum && { ...sum, unknown: 3 } }));
  expect(await screen.findByText(/3 gameweeks are not in the sum/)).toBeVisible();
});

it('has one line for the gameweeks that come with the pass, which opens its card', async () => {
  const { user, record } = openTeam(
    '/team/review',
    withReview({
      rows: [aReviewedGameweek(), { gameweek_id: 23, locked: true }, { gameweek_id: 22, locked: true }],
    }),
  );
  expect(await screen.findByText('The 2 gameweeks before come with the season pass.')).toBeVisible();
  expect(within(await table()).queryByText('GW23')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Season pass' }));
  expect(record.passPrompts).toEqual([{ location: 'team_review', step: 'gameweeks' }]);
});

it('tells transfers with their hit, and a chip', async () => {
  const decisions = [
    aDecision({ kind: 'transfers', hits: 4, came: -2, expected: 1.5 }),
    aDecision({ kind: 'chip', chip: 'bboost', instead: [], came: 9, expected: 8.1 }),
  ];
  const known = { expected: 60, luck: 11, choices_expected: 9.6, choices_came: 7, decisions };
  openTeam('/team/review', withReview({ rows: [aReviewedGameweek({ known })] }));
  expect(
    await screen.findByText('Salah 14 bought for Haaland 4, for a hit of 4: −2; expected +1.5.'),
  ).toBeVisible();
  expect(screen.getByText('Bench boost with Salah 14: +9; expected +8.1.')).toBeVisible();
});

it('says when there is nothing to look back at yet', async () => {
  openTeam('/team/review', withReview({ rows: [], sum: null }));
  expect(await screen.findByText('No gameweek to look back at')).toBeVisible();
});
