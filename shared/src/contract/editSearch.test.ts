import { editSearch } from './editSearch';

const before = new URLSearchParams('page=2&pos=DEF');

it.each<[string, Parameters<typeof editSearch>[1], string]>([
  ['sets and replaces words', { pos: 'MID', club: 'ars' }, 'page=2&pos=MID&club=ars'],
  ['drops a word that is undefined or empty', { page: undefined, pos: '' }, ''],
  ['leaves other words alone', { page: undefined }, 'pos=DEF'],
])('%s', (_, changes, after) => expect(editSearch(before, changes).toString()).toBe(after));

it('leaves the given object as it is', () => {
  editSearch(before, { page: undefined });
  expect(before.toString()).toBe('page=2&pos=DEF');
});
