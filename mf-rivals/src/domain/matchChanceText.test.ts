import { aMatchChance } from '../testing/h2hBuilders';
import { matchChanceText } from './matchChanceText';

const text = (win: number, tie: number) => matchChanceText(aMatchChance({ win, tie }));

it.each([
  [0.412, 0.05, 'You win in 41, draw in 5 and lose in 54 of 100 simulations of this gameweek.'],
  [0.455, 0.09, 'You win in 46, draw in 9 and lose in 45 of 100 simulations of this gameweek.'],
  [0.333, 0.333, 'You win in 33, draw in 33 and lose in 34 of 100 simulations of this gameweek.'],
  [
    0.996,
    0.004,
    'You win in more than 99, draw in fewer than 1 and lose in fewer than 1 of 100 simulations of this gameweek.',
  ],
])('with %d to win and %d to draw', (win, tie, expected) => {
  expect(text(win, tie)).toBe(expected);
});

it('in a knockout nobody draws', () => {
  expect(matchChanceText(aMatchChance({ is_knockout: true }))).toBe(
    'You win in 41 and lose in 54 of 100 simulations of this gameweek; in 5 the points are equal, and the game’s tie-break decides.',
  );
});

it('says why there is no chance', () => {
  const unknown = { win: undefined, tie: undefined };
  expect(matchChanceText(aMatchChance({ ...unknown, opponent: { id: null, name: 'Average' } }))).toBe(
    'No chance is computed against the average.',
  );
  expect(matchChanceText(aMatchChance(unknown))).toBe(
    'A chance shows as soon as the squad of Klopps and Robbers is known.',
  );
});
