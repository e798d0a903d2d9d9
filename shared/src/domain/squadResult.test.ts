import { asFootballerId, asFixtureId } from './units';
import type { SquadPick } from './autoSubs';
import { noStats, type MatchStats } from './points';
import {
  footballerGameweek,
  squadResult,
  type FootballerFixture,
  type FootballerGameweek,
  type HandedInSquad,
} from './squadResult';
import { profileOf } from './seasonProfiles';

const rules = profileOf('2023-24');

const formation = [
  'GKP',
  'DEF',
  'DEF',
  'DEF',
  'DEF',
  'MID',
  'MID',
  'MID',
  'MID',
  'FWD',
  'FWD',
  'GKP',
  'DEF',
  'MID',
  'FWD',
];

/** Ids are slots; 10 is captain, 6 vice-captain. */
const picks: SquadPick[] = formation.map((position, index) => ({
  footballer_id: asFootballerId(index + 1),
  position,
  slot: index + 1,
  is_captain: index + 1 === 10,
  is_vice_captain: index + 1 === 6,
}));

const aSquad = (changes: Partial<HandedInSquad> = {}): HandedInSquad => ({
  picks,
  active_chip: null,
  transfers_cost: 0,
  ...changes,
});
const played = (base: number, provisional_bonus = 0): FootballerGameweek => ({
  base,
  provisional_bonus,
  participation: 'played',
  progress: 'played',
  is_unfinished: false,
});
const absent: FootballerGameweek = {
  base: 0,
  provisional_bonus: 0,
  participation: 'absent',
  progress: 'played',
  is_unfinished: false,
};
const pending: FootballerGameweek = {
  ...absent,
  participation: 'pending',
  progress: 'to_come',
  is_unfinished: true,
};
const onThePitch: FootballerGameweek = { ...played(1), progress: 'playing', is_unfinished: true };

/** Everybody has 2 points except those listed. */
const gameweeks = (others: Record<number, FootballerGameweek> = {}) =>
  new Map(picks.map(({ footballer_id: id }) => [id, others[id] ?? played(2)]));

const multipliers = (squad: HandedInSquad, others: Record<number, FootballerGameweek>) =>
  squadResult(squad, gameweeks(others), rules)
    .picks.map(({ multiplier }) => multiplier)
    .join('');

describe('multipliers of a squad', () => {
  it.each<[string, Partial<HandedInSquad>, Record<number, FootballerGameweek>, string]>([
    ['the captain counts twice', {}, {}, '111111111210000'],
    ['the captain surely did not play: the vice-captain counts twice', {}, { 10: absent }, '111112111010100'],
    ['the captain may still play: he keeps it', {}, { 10: pending }, '111111111210000'],
    ['neither captain nor vice-captain played: nobody', {}, { 10: absent, 6: absent }, '111110111010110'],
    ['a triple captain counts three times', { active_chip: '3xc' }, {}, '111111111310000'],
    ['the vice-captain inherits a triple captain', { active_chip: '3xc' }, { 10: absent }, '111113111010100'],
    [
      'bench boost: all 15 count, nobody is replaced',
      { active_chip: 'bboost' },
      { 2: absent },
      '111111111211111',
    ],
    ['a chip of a later season changes nothing here', { active_chip: 'manager' }, {}, '111111111210000'],
    ['a starter is replaced', {}, { 2: absent }, '101111111210100'],
    [
      'the replacement is still to play: nobody changes yet',
      {},
      { 2: absent, 13: pending },
      '111111111210000',
    ],
  ])('when %s', (_, squad, others, expected) => {
    expect(multipliers(aSquad(squad), others)).toBe(expected);
  });
});

describe('the explained sum of a squad', () => {
  it('is base + provisional bonus − hits', () => {
    const { base, provisional_bonus, hits, nett_points } = squadResult(
      aSquad({ transfers_cost: 4 }),
      gameweeks({ 10: played(9, 3), 2: played(6, 1) }),
      rules,
    );
    expect({ base, provisional_bonus, hits, nett_points }).toEqual({
      base: 9 * 2 + 6 + 9 * 2,
      provisional_bonus: 3 * 2 + 1,
      hits: 4,
      nett_points: 42 + 7 - 4,
    });
  });

  it('leaves the bench out and says what stayed there', () => {
    const result = squadResult(aSquad(), gameweeks({ 14: played(12) }), rules);
    expect([result.nett_points, result.bench_points]).toEqual([24, 2 + 2 + 12 + 2]);
  });

  it('keeps what somebody whose footballer is nowhere in the gameweek has: nothing', () => {
    expect(squadResult(aSquad(), new Map(), rules).nett_points).toBe(0);
  });

  it('can be negative', () => {
    expect(squadResult(aSquad({ transfers_cost: 8 }), new Map(), rules).nett_points).toBe(-8);
  });
});

describe('how far a squad is', () => {
  it('is not final while a match is to come', () => {
    const result = squadResult(aSquad(), gameweeks({ 3: pending }), rules);
    expect([result.is_final, result.played, result.playing, result.left]).toEqual([false, 10, 0, 1]);
  });
  it('tells who is on the pitch from who has finished and who is to come', () => {
    const result = squadResult(
      aSquad(),
      gameweeks({ 3: pending, 4: onThePitch, 5: onThePitch, 14: pending }),
      rules,
    );
    expect([result.played, result.playing, result.left]).toEqual([8, 2, 1]);
  });
  it('waits for the substitute who is held for a starter', () => {
    const result = squadResult(aSquad(), gameweeks({ 2: absent, 13: pending }), rules);
    expect([result.played, result.playing, result.left]).toEqual([10, 0, 1]);
  });
  it.each([
    [null, 11],
    ['bboost', 15],
  ])('with the chip %s the three states add up to %i', (active_chip, sum) => {
    const result = squadResult(
      aSquad({ active_chip }),
      gameweeks({ 2: absent, 3: pending, 4: onThePitch, 13: pending, 15: onThePitch }),
      rules,
    );
    expect(result.played + result.playing + result.left).toBe(sum);
  });
  it('is not final while a bonus is provisional', () => {
    expect(squadResult(aSquad(), gameweeks({ 3: played(5, 1) }), rules).is_final).toBe(false);
  });
  it('is final when all is played', () => {
    const result = squadResult(aSquad(), gameweeks(), rules);
    expect([result.is_final, result.played, result.playing, result.left]).toEqual([true, 11, 0, 0]);
  });
});

it('gives each pick the status that is shown', () => {
  const { picks: results } = squadResult(aSquad(), gameweeks({ 2: absent, 10: absent, 14: pending }), rules);
  const status = (id: number) => results.find(({ footballer_id }) => footballer_id === id)?.status;
  expect([1, 2, 6, 10, 12, 13, 14].map(status)).toEqual([
    'lineup',
    'out',
    'c',
    'out',
    'benched',
    'inplay',
    'inplay_benched',
  ]);
});

describe("a footballer's gameweek", () => {
  const fixture = (
    stats: Partial<MatchStats>,
    provisional_bonus = 0,
    finished = true,
  ): FootballerFixture => ({
    fixture_id: asFixtureId('ars-mci'),
    finished,
    lasted: stats.minutes ?? 0,
    stats: { ...noStats, ...stats },
    provisional_bonus,
  });

  it('adds up both fixtures of a double gameweek', () => {
    const double = [fixture({ minutes: 90, goals_scored: 1 }), fixture({ minutes: 30 }, 0, false)];
    expect(footballerGameweek(double, 'MID', rules)).toEqual({
      base: 8,
      provisional_bonus: 0,
      participation: 'played',
      progress: 'playing',
      is_unfinished: true,
    });
  });

  it('is empty and absent when blank', () => {
    expect(footballerGameweek([], 'MID', rules)).toEqual(absent);
  });

  it('counts the provisional bonus once: not beside the official one', () => {
    const official = fixture({ minutes: 90, bonus: 2 }, 3);
    expect(footballerGameweek([official], 'MID', rules)).toMatchObject({ base: 4, provisional_bonus: 0 });
    const live = fixture({ minutes: 70 }, 3, false);
    expect(footballerGameweek([live], 'MID', rules)).toMatchObject({ base: 2, provisional_bonus: 3 });
  });
});
