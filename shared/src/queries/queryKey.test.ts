import { queryKey } from './queryKey';

it.each([
  ['the same words in another order', { name: 'list', view: 'elite' }, { view: 'elite', name: 'list' }],
  [
    'the same query in another order',
    { name: 'index', query: { page: '2', pos: 'MID' } },
    { name: 'index', query: { pos: 'MID', page: '2' } },
  ],
  ['a word without a value and one left out', { name: 'list', gameweek: undefined }, { name: 'list' }],
])('is the same for %s', (_, one, other) => {
  expect(queryKey(one)).toBe(queryKey(other));
});

it.each([
  ['another name', { name: 'list' }, { name: 'points' }],
  ['another subject', { name: 'list', gameweek: 24 }, { name: 'list', gameweek: 25 }],
  ['another query', { name: 'index', query: { page: '1' } }, { name: 'index', query: { page: '2' } }],
  ['a number and its digits', { name: 'list', of: 24 }, { name: 'list', of: '24' }],
])('differs for %s', (_, one, other) => {
  expect(queryKey(one)).not.toBe(queryKey(other));
});
