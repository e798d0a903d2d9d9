import { aWhatIfChance } from '../testing/builders';
import { chanceWords } from './chanceWords';

const [now, better, same] = [
  { win: 0.412, tie: 0.03 },
  { win: 0.458, tie: 0.03 },
  { win: 0.409, tie: 0.02 },
];

it.each([
  [
    'no change',
    { now, then: null },
    'Your chance to beat Kane is 41%. Choose another captain or a substitution to see what it changes.',
  ],
  ['a change', { now, then: better }, 'Your chance to beat Kane is 46% with this change, 41% without it.'],
  [
    'a change of nothing',
    { now, then: same },
    'Your chance to beat Kane is 41% with this change and without it.',
  ],
  [
    'a match that is nearly over',
    { now: { win: 0, tie: 0 }, then: { win: 0.02, tie: 0 } },
    'Your chance to beat Kane is 2% with this change, <1% without it.',
  ],
  [
    'nobody to beat',
    { opponent: null, now: null, then: null },
    'No other team of your view has a known squad in this gameweek.',
  ],
])('with %s', (_, more, words) => {
  expect(chanceWords(aWhatIfChance(more))).toBe(words);
});

it('says nothing once the gameweek is final', () => {
  expect(
    chanceWords(aWhatIfChance({ state: 'final', opponent: null, now: null, then: null })),
  ).toBeUndefined();
});
