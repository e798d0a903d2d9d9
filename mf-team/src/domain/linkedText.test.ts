import { linkedText, type Linkable } from './linkedText';

const named = (...names: string[]): Linkable<string>[] =>
  names.map((name) => ({ name, target: name.toLowerCase() }));
/** Links in square brackets. */
const shown = (sentence: string, names: Linkable<string>[]) =>
  linkedText(sentence, names)
    .map(({ text, target }) => (target ? `[${text}]` : text))
    .join('');

it.each([
  ['one name', 'Saka scored.', named('Saka'), '[Saka] scored.'],
  ['two names', 'Gusto on for Branthwaite.', named('Branthwaite', 'Gusto'), '[Gusto] on for [Branthwaite].'],
  [
    'a name within another',
    'João Pedro and Pedro both scored.',
    named('Pedro', 'João Pedro'),
    '[João Pedro] and [Pedro] both scored.',
  ],
  ['a name that the sentence does not hold', 'A goal.', named('Saka'), 'A goal.'],
  ['no names', 'The deadline has passed.', [], 'The deadline has passed.'],
  ['an empty name', 'A goal.', named(''), 'A goal.'],
])('links %s', (_, sentence, names, expected) => {
  expect(shown(sentence, names)).toBe(expected);
});
