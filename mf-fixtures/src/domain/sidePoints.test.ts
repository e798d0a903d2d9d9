import { asClubId, asFixtureId } from '@touchline/shared/domain';
import { aSide } from '../testing/builders';
import { categoriesOf, opponentIn, sumByCategory } from './sidePoints';

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
  expect(opponentIn(aSide({ fixture_id: asFixtureId('mci-eve'), club_id: asClubId(club_id) }))).toBe(
    opponent,
  );
});

it('adds up categories over rows', () => {
  const rows = [
    aSide({ categories: { minutes: 2, yellow_cards: -1 } }),
    aSide({ categories: { minutes: 1 } }),
  ];
  expect(sumByCategory(rows)).toEqual({ minutes: 3, yellow_cards: -1 });
});
