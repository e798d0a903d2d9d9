import { suggestionInWords } from './suggestionInWords';

it.each([
  [
    { topic: 'idea', text: 'Show the weather.', may_answer: true },
    '[idea] Show the weather. (may be answered)',
  ],
  [{ text: 'Show the weather.' }, 'Show the weather.'],
  [{ note: 'from an older form' }, '{"note":"from an older form"}'],
  ['words alone', 'words alone'],
  [null, 'null'],
])('%j reads %s', (data, text) => {
  expect(suggestionInWords(data)).toBe(text);
});
