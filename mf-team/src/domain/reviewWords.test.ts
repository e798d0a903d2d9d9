import { asFootballerId } from '@touchline/shared/domain';
import type { ReviewDecision } from '@touchline/shared/wire';
import { aDecision } from '../testing/builders';
import { decisionWords, leftOutWords, sumWords } from './reviewWords';

const haaland = { id: asFootballerId(355), name: 'Haaland', points: 4 };
const salah = { id: asFootballerId(308), name: 'Salah', points: 14 };
const rice = { id: asFootballerId(12), name: 'Rice', points: null };

const sentences: readonly (readonly [more: Partial<ReviewDecision>, words: string])[] = [
  [{}, 'Captain Salah 14 instead of Haaland 4: +10; expected +0.4.'],
  [
    { kind: 'captain', chosen: [rice], came: -4, expected: -1.25 },
    'Captain Rice (did not play) instead of Haaland 4: −4; expected −1.3.',
  ],
  [
    { kind: 'bench', chosen: [haaland, rice], instead: [salah], came: 0, expected: 0 },
    'Haaland 4 and Rice (did not play) started instead of Salah 14: 0; expected 0.0.',
  ],
  [{ kind: 'bench', chosen: [], instead: [] }, 'The eleven with the most expected points started.'],
  [
    { kind: 'transfers', hits: 4, came: 6, expected: -2.5 },
    'Salah 14 bought for Haaland 4, for a hit of 4: +6; expected −2.5.',
  ],
  [
    {
      kind: 'transfers',
      chip: 'wildcard',
      chosen: [salah, salah, salah, salah, salah],
      came: 6,
      expected: 2,
    },
    'Wildcard: 5 players bought: +6; expected +2.0.',
  ],
  [
    { kind: 'chip', chip: '3xc', chosen: [salah], instead: [], came: 14, expected: 6.1 },
    'Triple captain with Salah 14: +14; expected +6.1.',
  ],
];
it.each(sentences)('a decision is told in words: %#', (more, words) => {
  expect(decisionWords(aDecision(more))).toBe(words);
});

it('the season is one sentence', () => {
  const sum = {
    gameweeks: 24,
    unknown: 0,
    choices_came: 31,
    choices_expected: 12.4,
    luck: 18.3,
    over_average: 61,
  };
  expect(sumWords(sum)).toBe(
    'In 24 gameweeks your choices brought 31 points more than the alternatives (expected: +12.4), luck gave 18.3, and you are 61 points ahead of the average manager.',
  );
  expect(
    sumWords({ ...sum, gameweeks: 1, choices_came: -1, choices_expected: -2, luck: -3, over_average: -1 }),
  ).toBe(
    'In this gameweek your choices brought 1 point fewer than the alternatives (expected: −2.0), luck took 3.0, and you are 1 point behind the average manager.',
  );
  expect(sumWords({ ...sum, choices_came: 0, over_average: null })).toBe(
    'In 24 gameweeks your choices brought no more points than the alternatives (expected: +12.4), luck gave 18.3.',
  );
});

it('says which gameweeks are not in the sum', () => {
  expect(leftOutWords(0)).toBeUndefined();
  expect(leftOutWords(1)).toMatch(/^One gameweek is/);
  expect(leftOutWords(3)).toMatch(/^3 gameweeks are/);
});
