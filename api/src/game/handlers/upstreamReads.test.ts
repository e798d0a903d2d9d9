import { askAgain } from './upstreamReads';

it.each([
  [0, 'Team 12 is still being read from the official game. Try again in a few seconds.', 5],
  [59, 'Team 12 is still being read from the official game. Try again in a few seconds.', 5],
  [60, 'Team 12 will be read from the official game in about 2 minutes: 60 teams are before it.', 60],
  [600, 'Team 12 will be read from the official game in about 11 minutes: 600 teams are before it.', 600],
])(
  'with %i teams before it says when a team is read, and when to ask again',
  (before, message, retry_after) => {
    expect(askAgain('Team 12', before)).toMatchObject({ status: 503, message, extras: { retry_after } });
  },
);

it('counts by the pace that is configured', () => {
  expect(askAgain('Team 12', 600, 8)).toMatchObject({ extras: { retry_after: 300 } });
});
