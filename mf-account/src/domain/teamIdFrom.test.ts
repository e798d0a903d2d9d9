import { teamIdFrom } from './teamIdFrom';

it.each([
  ['545762', 545762],
  ['  545762 ', 545762],
  ['https://fantasy.example.com/entry/545762/event/24', 545762],
  ['0', undefined],
  ['my team', undefined],
  ['12 34', undefined],
  ['', undefined],
])('of %j it is %s', (text, id) => {
  expect(teamIdFrom(text)).toBe(id);
});
