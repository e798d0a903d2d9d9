import { bundle, groupsOf } from './bundle';

const alert = (title: string) => ({ title, body: `${title} indeed`, path: `/${title}` });
const several = (count: number) => Array.from({ length: count }, (_, index) => alert(`n${index + 1}`));

it('one or two come by themselves, more come as one', () => {
  expect(groupsOf([1, 2])).toEqual([[1], [2]]);
  expect(groupsOf([1, 2, 3])).toEqual([[1, 2, 3]]);
  expect(groupsOf([])).toEqual([]);
});

it('one alone says what it says and opens its own page', () => {
  expect(bundle([alert('goal')])).toEqual({ title: 'goal', body: 'goal indeed', path: '/goal' });
});

it.each([
  [4, 'n1\nn2\nn3\nn4'],
  [5, 'n1\nn2\nn3\nn4\nn5'],
  [7, 'n1\nn2\nn3\nn4\nand 3 more'],
])('%i name the first and count the rest', (count, body) => {
  expect(bundle(several(count))).toEqual({ title: `${count} things for you`, body, path: '/timeline' });
});
