import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aComment, aFixture, aHead, aRunningFixture, someComments } from '../../testing/builders';
import { callOf, openFixture } from '../../testing/openFixture';

const call = callOf('comments');
const open = (comments = someComments()) =>
  openFixture('/fixture/whu-ars/comments', { [call]: success(comments) });
const texts = async () =>
  within(await screen.findByRole('feed', { name: 'Commentary' }))
    .getAllByRole('article')
    .map(({ textContent }) => textContent);
const goal = aComment({ id: 4, minute: 41, kind: 'goal', text: 'Goal! Saka scores for Arsenal.' });
const withGoal = someComments({ comments: [goal, ...someComments().comments] });

it('shows the commentary from the newest, with minutes', async () => {
  open();
  expect(await texts()).toEqual([
    "32'GoalGoal! Saliba scores for Arsenal.",
    "31'Corner for Arsenal.",
    "1'West Ham against Arsenal is under way.",
  ]);
});

it('holds new comments back behind a pill, and announces only their number', async () => {
  const { api, user } = open();
  await texts();
  api.answer(call, success(withGoal));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  const pill = await screen.findByRole('button', { name: '1 new' });
  expect(pill.closest('[role=status]')).toHaveTextContent(/^1 new$/);
  expect(await texts()).toHaveLength(3);
  await user.click(pill);
  expect((await texts())[0]).toBe("41'GoalGoal! Saka scores for Arsenal.");
  expect(screen.queryByRole('button', { name: '1 new' })).not.toBeInTheDocument();
});

it('shows the first comments at once when a match begins while the page is open', async () => {
  const { api, user } = open(someComments({ head: aHead({ fixture: aFixture() }), comments: [] }));
  expect(await screen.findByRole('heading', { name: 'fixture not started' })).toBeVisible();
  api.answer(call, success(someComments()));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await texts()).toHaveLength(3);
});

it('removes a comment that the source has deleted', async () => {
  const { api, user } = open();
  await texts();
  api.answer(call, success(someComments({ comments: someComments().comments.slice(1) })));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('feed', { name: 'Commentary' })).not.toHaveTextContent('Saliba');
});

it('writes added time', async () => {
  open(someComments({ comments: [aComment({ minute: 90, added: 4, kind: 'foul', text: 'Foul by Rice.' })] }));
  expect(await texts()).toEqual(["90+4'Foul by Rice."]);
});

it('says that a match has no commentary', async () => {
  open(someComments({ head: aHead({ fixture: aRunningFixture() }), comments: [] }));
  expect(await screen.findByText('There is no commentary for this match.')).toBeVisible();
});
