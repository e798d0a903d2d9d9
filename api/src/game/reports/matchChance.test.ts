import { profileOf } from '@touchline/shared/domain';
import type { Footballer } from '../fpl/gameData';
import type { Season } from '../season/season';
import { chanceInMatch, chanceInNextMatch, chanceShown } from './matchChance';

const deadline = Date.UTC(2026, 0, 17, 11);
const day = 86_400_000;
const season = {
  rules: profileOf('2025-26'),
  next: { id: 22, deadline },
  fixturesOf: () => [
    { started: true, kickoff: deadline - 7 * day },
    { started: false, kickoff: null },
    { started: false, kickoff: deadline + day, waits: true },
    { started: false, kickoff: deadline + 9 * day },
  ],
} as unknown as Season;
const footballer = (status: string, chance_next: number | null, news = '') =>
  ({ id: 381, club_id: 'ars', status, chance_next, news }) as Footballer;
const onDuty = footballer('n', 0, 'On international duty from Gameweek 17 onwards. - Expected back 24 Jan');

it.each([
  ['before the day in the news', 2, 0],
  ['on the day in the news', 7, 100],
  ['after it', 9, 100],
])('one on international duty %s', (_, days, chance) => {
  expect(chanceInMatch(season, onDuty, deadline + days * day)).toBe(chance);
});

it.each([
  ['left the league', footballer('u', 0, 'Joined another club - Expected back 18 Jan'), 0],
  ['has a chance of 50 %', footballer('d', 50), 50],
  ['is fit', footballer('a', null), 100],
])('one who %s has the same chance in every match', (_, one, chance) => {
  expect([1, 30].map((days) => chanceInMatch(season, one, deadline + days * day))).toEqual([chance, chance]);
});

it('the next match is the first with a date that has not begun and was not called off', () => {
  expect(chanceInNextMatch(season, onDuty)).toBe(100);
});

it.each([
  ['is back for the next match', onDuty, 100],
  ['has a chance of 50 %', footballer('d', 50), 50],
  ['left the league', footballer('u', 0), 0],
  ['has no flag', footballer('a', null), null],
])('the badge of one who %s is of the next match', (_, one, chance) => {
  expect(chanceShown(season, one)).toBe(chance);
});
