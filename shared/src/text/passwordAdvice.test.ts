import { guessedFirst, passwordAdvice, shortestPassword } from '.';

it.each([
  ['', /^At least 15 characters/],
  ['password', /is a common word, with or without figures/],
  ['P4ssw0rd2026!!!!', /is a common word, with or without figures/],
  ['Liverpool-2026-!', /is a common word, with or without figures/],
  ['aaaaaaaaaaaaaaaaaa', /repeats one character/],
  ['goal!goal!goal!goal!', /repeats the same characters/],
  ['123456789012345', /rows of the keyboard/],
  ['qwertyuiopasdfghjkl', /rows of the keyboard/],
  ['abcdefgh87654321', /rows of the keyboard/],
  ['ronnie.radford-1972', /your name or email address/],
  ['kick-off', /^7 more characters/],
  ['kick-off-at-th', /^1 more character:/],
  ['kick-off-at-three', /^Good/],
  ['the keeper likes green tea', /^Strong/],
  ['четыре слова подряд тут', /^Strong/],
])('advice about %j', (password, words) => {
  expect(passwordAdvice(password, ['ronnie.radford@touchline.test', 'Ronnie'])).toMatch(words);
});

it.each(['kick-off-at-three', 'a-long-good-phrase-77', 'extra-time-at-five-88', 'four, words: in a row'])(
  '%s is not guessed first',
  (password) => {
    expect(guessedFirst(password, ['ada@touchline.test', 'Ada'])).toBeUndefined();
  },
);

it('requires the minimum length of a password that is the only factor', () => {
  expect(shortestPassword).toBe(15);
});
