import { asFootballerId } from './units';
import fc from 'fast-check';
import { noStats, type MatchStats } from './points';
import { profileOf } from './seasonProfiles';
import { footballerGameweek } from './squadResult';
import {
  choiceProblem,
  countsIn,
  isNothingSet,
  nothingSet,
  readWhatIf,
  statsFrom,
  statsWith,
  type WhatIfChoices,
  type WhatIfFootballer,
  type WhatIfSquad,
  whatIfCounts,
  whatIfGameweek,
  whatIfWorld,
  withChoices,
  writeWhatIf,
} from './whatIf';

const rules = profileOf('2023-24');

const footballerId = fc.integer({ min: 1, max: 900 }).map(asFootballerId);
const counts = fc.record(
  {
    goals_scored: fc.nat(4),
    assists: fc.nat(3),
    minutes: fc.nat(90),
    yellow_cards: fc.nat(1),
    red_cards: fc.nat(1),
  },
  { requiredKeys: [] },
);
const stats: fc.Arbitrary<MatchStats> = fc
  .record({
    goals_scored: fc.nat(2),
    assists: fc.nat(2),
    minutes: fc.nat(90),
    saves: fc.nat(9),
    goals_conceded: fc.nat(4),
  })
  .map((some) => ({ ...noStats, ...some }));
const position = fc.constantFrom('GKP', 'DEF', 'MID', 'FWD');

describe('what if', () => {
  it('equals the game’s points after the same events', () => {
    fc.assert(
      fc.property(stats, counts, position, fc.nat(3), (before, set, where, bonus) => {
        const after = statsWith(before, set, rules);
        const match = (one: MatchStats) => ({
          fixture_id: 1,
          finished: false,
          lasted: 90,
          stats: one,
          provisional_bonus: bonus,
        });
        const now = footballerGameweek([match(before)], where, rules);
        const then = footballerGameweek([match(after)], where, rules);
        const footballer: WhatIfFootballer = {
          id: asFootballerId(9),
          position: where,
          matches: [
            { finished: false, lasted: 90, stats: before, points: now.base, provisional_bonus: bonus },
          ],
        };
        expect(whatIfGameweek(footballer, { counts: new Map([[asFootballerId(9), set]]) }, rules)).toEqual(
          then,
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('leaves a match that is over as it was', () => {
    const over = {
      finished: true,
      lasted: 90,
      stats: { ...noStats, minutes: 90 },
      points: 2,
      provisional_bonus: 0,
    };
    const footballer = { id: asFootballerId(9), position: 'FWD', matches: [over] };
    const set = { counts: new Map([[asFootballerId(9), { goals_scored: 3 }]]) };
    expect(whatIfGameweek(footballer, set, rules).base).toBe(2);
  });

  it('keeps a clean sheet with enough minutes, and not without', () => {
    const played = { ...noStats, minutes: 50 };
    expect(statsWith(played, { minutes: 60 }, rules).clean_sheets).toBe(1);
    expect(statsWith(played, { minutes: 59 }, rules).clean_sheets).toBe(0);
    expect(statsWith({ ...played, goals_conceded: 1 }, { minutes: 90 }, rules).clean_sheets).toBe(0);
  });
});

describe('the own team', () => {
  const footballers = Array.from({ length: 15 }, (_, index) => ({
    id: asFootballerId(index + 1),
    position:
      [
        'GKP',
        'DEF',
        'DEF',
        'DEF',
        'MID',
        'MID',
        'MID',
        'MID',
        'FWD',
        'FWD',
        'FWD',
        'GKP',
        'DEF',
        'DEF',
        'MID',
      ][index] ?? '',
    matches: [
      {
        finished: false,
        lasted: 60,
        stats: { ...noStats, minutes: 60 },
        points: index,
        provisional_bonus: 0,
      },
    ],
  }));
  const squad: WhatIfSquad = {
    footballers: footballers.map(({ id }) => id).map(asFootballerId),
    captain: asFootballerId(2),
    vice_captain: asFootballerId(11),
    chip: null,
    transfers_cost: 4,
  };
  const net = (of: WhatIfSquad) => whatIfWorld(footballers, nothingSet, rules).resultOf(of).nett_points;

  it('doubles the chosen captain; a vice-captain who is chosen swaps armbands', () => {
    const other = withChoices(squad, { ...nothingSet, captain: asFootballerId(11) });
    expect([other.captain, other.vice_captain]).toEqual([11, 2]);
    expect(net(other) - net(squad)).toBe(10 - 1);
  });

  it('counts the bench with the chip for it', () => {
    const boosted = withChoices(squad, { ...nothingSet, chip: 'bboost' });
    expect(net(boosted) - net(squad)).toBe(11 + 12 + 13 + 14);
  });
});

describe('choices before the deadline', () => {
  // Four of the defenders start, two midfielders and two forwards sit beside them: 1-4-4-2.
  const positions = [
    ...['GKP', 'DEF', 'DEF', 'DEF', 'DEF', 'MID', 'MID', 'MID', 'MID', 'FWD', 'FWD'],
    ...['GKP', 'DEF', 'MID', 'FWD'],
  ];
  const squad: WhatIfSquad = {
    footballers: positions.map((_, index) => index + 1).map(asFootballerId),
    ...{ captain: asFootballerId(10), vice_captain: asFootballerId(6), chip: null, transfers_cost: 0 },
  };
  const positionOf = (id: number) => positions[id - 1];
  const swap = (out: number, cameOn: number, captain?: number) => ({
    captain: captain === undefined ? undefined : asFootballerId(captain),
    substitution: { out: asFootballerId(out), in: asFootballerId(cameOn) },
  });
  const problemOf = (choices: WhatIfChoices) => choiceProblem(squad, choices, positionOf, rules);

  it('swap the places of two players; who comes on takes over the armband', () => {
    const changed = withChoices(squad, swap(10, 15));
    expect(changed.footballers.slice(8)).toEqual([9, 15, 11, 12, 13, 14, 10]);
    expect([changed.captain, changed.vice_captain]).toEqual([15, 6]);
    expect(withChoices(squad, swap(6, 14)).vice_captain).toBe(14);
  });

  it('name the captain after the change', () => {
    const changed = withChoices(squad, swap(10, 15, 15));
    expect([changed.captain, changed.vice_captain]).toEqual([15, 6]);
    const other = withChoices(squad, swap(10, 15, 6));
    expect([other.captain, other.vice_captain]).toEqual([6, 15]);
  });

  it.each([
    ['nothing', { captain: undefined, substitution: undefined }],
    ['a starter as captain', { captain: asFootballerId(3), substitution: undefined }],
    ['one forward for another', swap(10, 15)],
    ['a defender for a midfielder', swap(9, 13)],
    ['who comes on as captain', swap(9, 13, 13)],
    ['one keeper for the other', swap(1, 12)],
  ])('%s is possible', (_, choices) => {
    expect(problemOf(choices)).toBeUndefined();
  });

  it.each([
    ['a captain of another squad', { captain: asFootballerId(77), substitution: undefined }, 'not_in_squad'],
    ['a player of another squad', swap(10, 77), 'not_in_squad'],
    ['a captain on the bench', { captain: asFootballerId(14), substitution: undefined }, 'captain_on_bench'],
    ['a captain who goes to the bench', swap(10, 15, 10), 'captain_on_bench'],
    ['a player of the bench for another', swap(14, 15), 'not_starting'],
    ['a starter for a starter', swap(2, 3), 'not_on_bench'],
    ['a player for himself', swap(2, 2), 'not_on_bench'],
    ['an outfield player for the keeper', swap(1, 13), 'formation'],
    ['a second keeper', swap(2, 12), 'formation'],
  ])('%s is impossible', (_, choices, problem) => {
    expect(problemOf(choices)).toBe(problem);
  });

  it('leave the fewest of a position: three defenders', () => {
    const three = withChoices(squad, swap(5, 14));
    expect(choiceProblem(three, swap(4, 15), positionOf, rules)).toBe('formation');
  });
});

describe('a link', () => {
  it('brings back what was set', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(footballerId, counts), {
          selector: ([id]) => id,
          maxLength: 6,
        }),
        fc.option(footballerId, { nil: undefined }),
        fc.option(fc.record({ out: footballerId, in: footballerId }), { nil: undefined }),
        fc.constantFrom(undefined, null, '3xc', 'bboost'),
        (set, captain, substitution, chip) => {
          const whatIf = { counts: new Map(set), captain, substitution, chip };
          expect(readWhatIf(writeWhatIf(whatIf))).toEqual(whatIf);
        },
      ),
    );
  });

  it.each(['', 'x<script>', '12q4', 'c', 'c-4', 's4', 's4-', 's4-x', '__', '99999999999g1'])(
    'that says "%s" sets nothing',
    (written) => {
      expect(isNothingSet(readWhatIf(written))).toBe(true);
    },
  );

  it('holds no more of anything than a match can have', () => {
    expect(readWhatIf('7g999').counts.get(asFootballerId(7))).toEqual({ goals_scored: 120 });
  });
});

it('serialises only the counts that are not 0, and parses them back', () => {
  const some = { ...noStats, minutes: 71, goals_scored: 1 };
  expect(countsIn(some)).toEqual({ minutes: 71, goals_scored: 1 });
  expect(statsFrom(countsIn(some))).toEqual(some);
  expect(whatIfCounts.every((count) => count in noStats)).toBe(true);
});
