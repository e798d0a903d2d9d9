import { asFootballerId, nothingSet } from '@touchline/shared/domain';
import { aWhatIf } from '../testing/builders';
import { possiblePart, possibleSubstitutions, startersWith, withSubstitution } from './whatIfChoices';

/** 1-3-4-3 on the pitch; a keeper, two defenders and a midfielder on the bench. */
const data = aWhatIf();
const [keeper, benchDefender, benchMidfielder] = [12, 13, 15];

it('a substitution keeps three defenders, and one keeper', () => {
  const all = possibleSubstitutions(data);
  const outFor = (id: number) => all.filter((one) => one.in === id).map(({ out }) => out);
  expect(outFor(keeper)).toEqual([1]);
  expect(outFor(benchDefender)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  // No defender may go for him.
  expect(outFor(benchMidfielder)).toEqual([5, 6, 7, 8, 9, 10, 11]);
});

it('who starts instead can be captain, who went to the bench cannot', () => {
  const substitution = { out: asFootballerId(2), in: asFootballerId(benchDefender) };
  expect(startersWith(data, substitution)).toContain(benchDefender);
  expect(withSubstitution(data, { ...nothingSet, captain: asFootballerId(2) }, substitution)).toEqual({
    ...{ ...nothingSet, substitution, captain: undefined },
  });
  expect(withSubstitution(data, { ...nothingSet, captain: asFootballerId(5) }, substitution).captain).toBe(5);
});

it('impossible choices of a link are left out, and nothing else', () => {
  const counts = new Map([[asFootballerId(5), { goals_scored: 1 }]]);
  expect(possiblePart(data, { ...nothingSet, counts, captain: asFootballerId(benchDefender) })).toEqual({
    ...{ ...nothingSet, counts },
  });
  expect(possiblePart(data, { ...nothingSet, captain: asFootballerId(5) }).captain).toBe(5);
});

it('without a squad there is nothing to choose', () => {
  const none = aWhatIf({ own: null });
  expect(possibleSubstitutions(none)).toEqual([]);
  expect(possiblePart(none, { ...nothingSet, captain: asFootballerId(5) }).captain).toBe(5);
});
