import type { GameweekInfo } from '@touchline/shared/wire';
import { aGameweek, anExplanation } from '../testing/builders';
import { pointsSoFar } from './pointsSoFar';

it.each<[GameweekInfo['state'], number | null]>([
  ['open', null],
  ['locked', null],
  ['live', 64],
  ['between', 64],
  ['provisional', 64],
  ['final', 64],
  ['empty', null],
])('when the gameweek is %s, they are %s', (state, points) => {
  expect(pointsSoFar({ gameweek: aGameweek({ state }), explained: anExplanation() })).toBe(points);
});

it('tells zero points from none', () => {
  expect(pointsSoFar({ gameweek: aGameweek(), explained: anExplanation({ nett: 0 }) })).toBe(0);
});

it('has none before the first deadline', () => {
  expect(pointsSoFar({ gameweek: null, explained: null })).toBeNull();
});
