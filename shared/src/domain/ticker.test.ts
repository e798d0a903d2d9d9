import { asClubId } from './units';
import type { ClubStrength } from './clubComparison';
import { difficultyStep, doublesAndBlanks, meanDifficulty, tickerDifficulty } from './ticker';

const club = (
  id: string,
  strength: number,
  attack: [number, number],
  defence: [number, number],
): ClubStrength => ({
  id: asClubId(id),
  strength,
  attack: { home: attack[0], away: attack[1], overall: 0 },
  defence: { home: defence[0], away: defence[1], overall: 0 },
  overall: { home: 0, away: 0, overall: 0 },
});
const clubs = [
  club('ars', 4, [1300, 1290], [1320, 1310]),
  club('bha', 3, [1200, 1180], [1210, 1180]),
  club('lut', 2, [1080, 1070], [1100, 1050]),
];

describe('difficulty in the ticker', () => {
  it('overall is the strength of the opponent', () => {
    expect(tickerDifficulty({ opponent_id: asClubId('ars'), is_home: true }, 'overall', clubs)).toBe(4);
  });
  it("attack uses the opponent's defence at that venue, scaled 1 to 5 with one decimal", () => {
    const atHome = (opponent_id: string) =>
      tickerDifficulty({ opponent_id: asClubId(opponent_id), is_home: true }, 'attack', clubs);
    expect(['ars', 'bha', 'lut'].map(atHome)).toEqual([5, 3, 1]);
    expect(tickerDifficulty({ opponent_id: asClubId('bha'), is_home: false }, 'attack', clubs)).toBe(3);
  });
  it("defence uses the opponent's attack at that venue", () => {
    expect(tickerDifficulty({ opponent_id: asClubId('bha'), is_home: false }, 'defence', clubs)).toBe(3.2);
  });
  it('is the middle when there is nothing to tell clubs apart, or the club is not known', () => {
    expect(tickerDifficulty({ opponent_id: asClubId('xyz'), is_home: true }, 'overall', clubs)).toBe(3);
    expect(
      tickerDifficulty({ opponent_id: asClubId('ars'), is_home: true }, 'attack', clubs.slice(0, 1)),
    ).toBe(3);
  });
  it('has five steps of colour', () => {
    expect([0.4, 1, 2.5, 4.4, 5.5].map(difficultyStep)).toEqual([1, 1, 3, 4, 5]);
  });
});

it('the mean of a run counts doubles twice and blanks 5.5', () => {
  expect(meanDifficulty([[2], [3, 4], []])).toBe((2 + 3 + 4 + 5.5) / 4);
  expect(meanDifficulty([])).toBe(0);
});

it('finds doubles and blanks, and does not count a postponed fixture', () => {
  const fixtures = [
    { home: asClubId('ars'), away: asClubId('bha'), gameweek_id: 25 },
    { home: asClubId('bha'), away: asClubId('lut'), gameweek_id: 25 },
    { home: asClubId('eve'), away: asClubId('ars'), gameweek_id: null },
    { home: asClubId('eve'), away: asClubId('lut'), gameweek_id: 26 },
  ];
  expect(doublesAndBlanks(['ars', 'bha', 'eve', 'lut'].map(asClubId), fixtures, 25)).toEqual({
    doubles: ['bha'],
    blanks: ['eve'],
  });
});
