import { genericKit } from '@touchline/shared/domain';
import { clubKit, clubLook, clubLooks, clubName } from './clubLooks';
import { categoryLabel, positionLabel } from './labels';
import { tellSeason } from './seasonWords';

const nothing = { clubs: [], categories: {}, positions: {} };
afterEach(() => tellSeason(nothing));

/** The stable numbers of every club that was in the league from 2016-17 to 2026-27, from the game's own documents. */
const everyClub = [
  1, 2, 3, 4, 6, 7, 8, 9, 11, 13, 14, 17, 20, 21, 25, 31, 35, 36, 38, 39, 40, 43, 45, 49, 54, 56, 57, 80, 88,
  90, 91, 94, 97, 102, 110,
];

describe('a club of the running season', () => {
  it('is drawn by its stable number, whatever letters it has', () => {
    tellSeason({ ...nothing, clubs: [{ id: 'sld', name: 'Sunderland', code: 56 }] });
    expect(clubKit('sld')).toBe(clubKit('sun'));
    expect(clubLook('SLD')).toBe(clubLooks['sun']);
  });

  it('does not get the drawing of another club that had its letters', () => {
    tellSeason({ ...nothing, clubs: [{ id: 'sun', name: 'Sutton', code: 991 }] });
    expect(clubKit('sun')).toEqual(genericKit('991'));
    expect(clubName('sun')).toBe('Sutton');
  });

  it('has the name that the game gives it', () => {
    tellSeason({ ...nothing, clubs: [{ id: 'mci', name: 'Man City', code: 43 }] });
    expect(clubName('mci')).toBe('Man City');
  });

  it.each(everyClub)('number %s has a drawing of its own', (code) => {
    tellSeason({ ...nothing, clubs: [{ id: 'xyz', name: 'X', code }] });
    expect(clubLook('xyz')?.code).toBe(code);
  });

  it('is found by its letters where the game sends no number', () => {
    tellSeason({ ...nothing, clubs: [{ id: 'ars', name: 'Arsenal', code: null }] });
    expect(clubLook('ars')).toBe(clubLooks['ars']);
  });
});

it('an unknown category has the game’s own label, else its own name', () => {
  tellSeason({ ...nothing, categories: { tackles_won: 'Tackles won' }, positions: { MNG: 'Manager' } });
  expect([categoryLabel('tackles_won'), categoryLabel('saves'), categoryLabel('dribbles')]).toEqual([
    'Tackles won',
    'Saves',
    'dribbles',
  ]);
  expect([positionLabel('MNG'), positionLabel('DEF'), positionLabel('XYZ')]).toEqual([
    'Manager',
    'Defender',
    'XYZ',
  ]);
});
