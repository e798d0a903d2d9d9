import { countChances, chanceOfAtLeast, meanOf, mixture, sumOf, worth } from './distributions';
import { positionConstants } from './constants';
import { type Outcome, returnsWithBonus } from './jointBonus';

/** A midfielder's points of 2023-24 to 2025-26: five a goal, three an assist, one for a clean sheet. */
const midfielder = ({ goals, assists, isClean }: Outcome) => 5 * goals + 3 * assists + Number(isClean);
const asItIs = (count: number) => count;

const together = (goals: number, assists: number, cleanSheet: number, bonus: number) => {
  const { clean, other } = returnsWithBonus(
    { goals: countChances(goals, 1, 5), assists: countChances(assists, 1, 4), saves: [1], cleanSheet },
    positionConstants('MID').bonusLift,
    bonus,
    midfielder,
    asItIs,
  );
  return mixture([
    [cleanSheet, clean],
    [1 - cleanSheet, other],
  ]);
};

/** The same, with a bonus that knows nothing of the goals. */
const apart = (goals: number, assists: number, cleanSheet: number, bonus: number) =>
  sumOf([
    worth(countChances(goals, 1, 5), (count) => 5 * count),
    worth(countChances(assists, 1, 4), (count) => 3 * count),
    worth([1 - cleanSheet, cleanSheet], asItIs),
    worth([1 - bonus / 2, bonus / 6, bonus / 6, bonus / 6], asItIs),
  ]);

it.each([
  [0.3, 0.2, 0.3, 0.45],
  [0.02, 0.05, 0.4, 0.1],
  [0.9, 0.4, 0.2, 1.4],
  [0.3, 0.2, 0.3, 0],
])(
  'with %d goals, %d assists, a clean sheet of %d and %d bonus expected, the expected points are as if each came by itself',
  (goals, assists, cleanSheet, bonus) => {
    expect(meanOf(together(goals, assists, cleanSheet, bonus))).toBeCloseTo(
      meanOf(apart(goals, assists, cleanSheet, bonus)),
      6,
    );
  },
);

it('makes a great match more frequent: who scores takes the bonus', () => {
  const [joint, independent] = [together(0.3, 0.2, 0.3, 0.45), apart(0.3, 0.2, 0.3, 0.45)];
  expect(chanceOfAtLeast(joint, 8)).toBeGreaterThan(1.15 * chanceOfAtLeast(independent, 8));
  expect(chanceOfAtLeast(joint, 1)).toBeLessThan(chanceOfAtLeast(independent, 1));
});

it('gives a keeper most of the bonus with a clean sheet, and more with more saves', () => {
  const keeperWith = (saves: readonly number[]) =>
    returnsWithBonus(
      { goals: [1], assists: [1], saves, cleanSheet: 0.27 },
      positionConstants('GKP').bonusLift,
      0.3,
      () => 0,
      asItIs,
    );
  const { clean, other } = keeperWith(countChances(3));
  // 2023-24: 0.94 points with a clean sheet, 0.11 without one, over 750 matches.
  expect(meanOf(clean)).toBeGreaterThan(5 * meanOf(other));
  expect(chanceOfAtLeast(clean, 3)).toBeGreaterThan(chanceOfAtLeast(keeperWith([1]).clean, 3));
});
