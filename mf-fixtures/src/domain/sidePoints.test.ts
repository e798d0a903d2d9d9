import { aSide } from '../testing/builders';
import { barLabels, barValues, categoriesOf, opponentIn } from './sidePoints';

it('names the categories that counted, in their order', () => {
  const rows = [
    aSide({ categories: { bonus: 3, goals_scored: 10, saves: 0 } }),
    aSide({ categories: { minutes: 20, red_cards: -3 } }),
  ];
  expect(categoriesOf(rows)).toEqual(['goals_scored', 'minutes', 'bonus', 'red_cards']);
});

it.each([
  ['mci', 'eve'],
  ['eve', 'mci'],
])('the opponent of %s is %s', (club_id, opponent) => {
  expect(opponentIn(aSide({ fixture_id: 'mci-eve', club_id }))).toBe(opponent);
});

it('draws rare categories together, and loses no point', () => {
  const side = aSide({
    categories: { goals_scored: 10, bonus: 1, bonus_provisional: 2, yellow_cards: -1, saves: 3, minutes: 20 },
  });
  expect(Object.fromEntries(barLabels.map((label, at) => [label, barValues(side)[at]]))).toEqual({
    Goals: 10,
    Assists: 0,
    Minutes: 20,
    'Clean sheets': 0,
    Bonus: 3,
    Other: 2,
  });
});
