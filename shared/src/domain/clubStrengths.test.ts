import { asClubId } from './units';
import { clubStrengths, type SentStrength } from './clubStrengths';

const sent = (id: string, strength: number | null = null, scale = 1200): SentStrength => {
  const part = strength === null ? null : { home: scale, away: scale, overall: scale };
  return { id: asClubId(id), strength, attack: part, defence: part, overall: part };
};
const match = (home: string, away: string, home_score: number, away_score: number) => ({
  home: asClubId(home),
  away: asClubId(away),
  home_score,
  away_score,
  finished: true,
});

it('the game’s own strengths are taken where it tells them of every club', () => {
  const clubs = [sent('ars', 5, 1350), sent('lut', 1, 1050)];
  const strengths = clubStrengths(clubs, [match('lut', 'ars', 5, 0)]);
  expect(strengths.from).toBe('game');
  expect(strengths.clubs).toEqual(clubs);
});

it('one club without makes all of them our own: two scales are never mixed', () => {
  const strengths = clubStrengths([sent('ars', 5, 1350), sent('cov')], []);
  expect(strengths.from).toBe('results');
  expect(strengths.clubs.every(({ attack }) => attack.home >= 1000 && attack.home <= 1400)).toBe(true);
});

it('before a match is played everybody is in the middle', () => {
  const [club] = clubStrengths([sent('ars')], []).clubs;
  expect(club).toEqual({
    id: 'ars',
    strength: 3,
    attack: { home: 1200, away: 1200, overall: 1200 },
    defence: { home: 1200, away: 1200, overall: 1200 },
    overall: { home: 1200, away: 1200, overall: 1200 },
  });
});

it('before a match is played the game’s overall strength of 1 to 5 says who is expected to be better', () => {
  const overall = (value: number) => ({ home: value, away: value, overall: value });
  const [strong, weak] = clubStrengths(
    [
      { ...sent('ars'), overall: overall(5) },
      { ...sent('hul'), overall: overall(1) },
    ],
    [],
  ).clubs;
  expect(strong?.attack.home).toBe(1240);
  expect(weak?.attack.home).toBe(1160);
  expect(strong?.defence.away).toBe(1240);
});

it('results count by venue, and one match does not make a champion', () => {
  const after = (matches: number) =>
    clubStrengths(
      [sent('ars'), sent('lut')],
      Array.from({ length: matches }, () => match('ars', 'lut', 4, 0)),
    ).clubs;
  const [one] = after(1);
  const [ten, loser] = after(10);
  expect(one?.attack.home).toBeGreaterThan(1200);
  expect(ten?.attack.home ?? 0).toBeGreaterThan(one?.attack.home ?? 0);
  expect(ten?.attack.away).toBe(1200);
  expect(ten?.strength).toBeGreaterThan(loser?.strength ?? 5);
});

it('a match without a result counts for nothing', () => {
  const open = { ...match('ars', 'lut', 9, 0), finished: false };
  expect(clubStrengths([sent('ars'), sent('lut')], [open])).toEqual(
    clubStrengths([sent('ars'), sent('lut')], []),
  );
});
