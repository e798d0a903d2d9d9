import { asClubId } from './units';
import {
  compareClubs,
  edgeWord,
  gapRatio,
  strengthCorrection,
  strengthSpread,
  type ClubStrength,
} from './clubComparison';

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
const arsenal = club('ars', 4, [1300, 1290], [1320, 1310]);
const luton = club('lut', 2, [1080, 1070], [1100, 1050]);

describe('club comparison', () => {
  it('"correction = (60 - strength x 20) / 100"', () => {
    expect([1, 2, 3, 4, 5].map(strengthCorrection)).toEqual([0.4, 0.2, 0, -0.2, -0.4]);
  });
  it('"ratio = gap / strength spread, rounded to 4 decimals"', () => {
    expect([gapRatio(100, 370), gapRatio(-1, 3), gapRatio(50, 0)]).toEqual([0.2703, -0.3333, 0]);
  });
  it('sets attack at the venue against defence at the venue, for both sides', () => {
    const { home, away, word } = compareClubs(arsenal, luton, 400);
    expect(home).toEqual({ gap: 250, ratio: 0.625, correction: 0.2, edge: 0.825 });
    expect(away).toEqual({ gap: -250, ratio: -0.625, correction: -0.2, edge: -0.825 });
    expect(word).toBe('Home edge');
    expect(compareClubs(luton, arsenal, 400).word).toBe('Away edge');
  });
  it.each([
    [0.1, 'Home edge'],
    [0.09, 'Even'],
    [0, 'Even'],
    [-0.09, 'Even'],
    [-0.1, 'Away edge'],
  ])('an edge of %d is %s', (edge, word) => {
    expect(edgeWord(edge)).toBe(word);
  });
  it('spreads from the weakest to the strongest value', () => {
    expect([strengthSpread([arsenal, luton]), strengthSpread([])]).toEqual([270, 0]);
  });
});
