import { teamIdFrom } from './teamIdFrom';

it.each([
  ['545762', 545762],
  ['  545762 ', 545762],
  ['000545762', 545762],
  ['https://fantasy.example.com/entry/545762/event/24', 545762],
  ['fantasy.example.com/entry/545762', 545762],
  ['https://fantasy.example.com/entry/545762?x=1', 545762],
  ['0', undefined],
  ['', undefined],
  ['abc', undefined],
  ['54 57 62', undefined],
  ['-5', undefined],
  ['5e3', undefined],
  ['<b>545762</b>', undefined],
  ['⚽️', undefined],
  ['9'.repeat(10_000), undefined],
  ['https://fantasy.example.com/leagues/545762', undefined],
])('%j is the team %s', (text, id) => {
  expect(teamIdFrom(text)).toBe(id);
});
