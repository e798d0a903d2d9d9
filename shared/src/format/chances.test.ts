import { chanceText, placesText } from './chances';

const places = { teams: 12, first: 0.23, expected: 4.2, low: 2, high: 7 };

it.each([
  [0, '<1%'],
  [0.004, '<1%'],
  [0.01, '1%'],
  [0.236, '24%'],
  [0.99, '99%'],
  [0.996, '>99%'],
  [1, '>99%'],
])('a chance of %d is %s', (chance, text) => {
  expect(chanceText(chance)).toBe(text);
});

it('says how often the manager is first, and the expected place with its spread', () => {
  expect(placesText({ state: 'running', places })).toBe(
    'You finish first of 12 in 23 of 100 simulations of this gameweek, expected place 4 (2 to 7).',
  );
  expect(
    placesText({ state: 'running', places: { ...places, first: 0, expected: 5, low: 5, high: 5 } }),
  ).toBe('You finish first of 12 in fewer than 1 of 100 simulations of this gameweek, expected place 5.');
  expect(placesText({ state: 'running', places: { ...places, first: 0.999 } })).toContain(
    'more than 99 of 100',
  );
});

it('says the place when the gameweek is final', () => {
  const at = (place: number) => ({ ...places, first: 0, expected: place, low: place, high: place });
  expect(placesText({ state: 'final', places: at(4) })).toBe('You finished in place 4 of 12 this gameweek.');
  expect(placesText({ state: 'final', places: at(1) })).toBe('You finished first of 12 this gameweek.');
});

it('says why there are no chances yet, and is empty without other teams', () => {
  expect(placesText({ state: 'not_started', places: null })).toBe('Chances show after the deadline.');
  expect(placesText({ state: 'no_squad', places: null })).toContain('as soon as your squad');
  expect(placesText({ state: 'running', places: null })).toBeUndefined();
});
