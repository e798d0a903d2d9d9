import { resultLetter } from './resultLetter';

it.each([
  ['2–1', 'W'],
  ['0–0', 'D'],
  ['1–10', 'L'],
  [undefined, undefined],
  ['abandoned', undefined],
])('reads %s as %s', (result, letter) => expect(resultLetter(result)).toBe(letter));
