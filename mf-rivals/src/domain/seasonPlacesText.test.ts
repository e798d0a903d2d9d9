import { seasonPlacesText } from './seasonPlacesText';

const places = { teams: 12, first: 0.23, expected: 3.2, low: 2, high: 4 };

it('says how often the manager is first, and the expected place with its spread', () => {
  expect(seasonPlacesText({ state: 'running', places })).toBe(
    'You end the season first of 12 in 23 of 100 simulations, expected place 3 (2 to 4).',
  );
  expect(seasonPlacesText({ state: 'running', places: { ...places, first: 0, low: 3, high: 3 } })).toBe(
    'You end the season first of 12 in fewer than 1 of 100 simulations, expected place 3.',
  );
});

it('says the place when the season is over', () => {
  expect(seasonPlacesText({ state: 'final', places: { ...places, low: 1 } })).toBe(
    'You ended the season first of 12.',
  );
  expect(seasonPlacesText({ state: 'final', places })).toBe('You ended the season in place 2 of 12.');
});

it('says why there is none, and nothing of a manager alone', () => {
  expect(seasonPlacesText({ state: 'not_started', places: null })).toContain('after the first deadline');
  expect(seasonPlacesText({ state: 'no_squad', places: null })).toContain('as soon as your squad');
  expect(seasonPlacesText({ state: 'running', places: null })).toBeUndefined();
});
