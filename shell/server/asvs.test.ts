import { rowsOf, wrongIn } from './testing/shownBy';

/** Number of requirements per section of ASVS 5.0.0 at levels 1 and 2, for the chapters that apply. */
const sections: Readonly<Record<string, readonly number[]>> = {
  '1.1': upTo(2),
  '1.2': upTo(9),
  '1.3': upTo(11),
  '1.4': upTo(3),
  '1.5': upTo(2),
  '2.1': upTo(3),
  '2.2': upTo(3),
  '2.3': upTo(4),
  '2.4': upTo(1),
  '3.2': upTo(2),
  '3.3': upTo(4),
  '3.4': upTo(6),
  '3.5': upTo(5),
  '3.7': upTo(2),
  '4.1': upTo(3),
  '4.2': upTo(1),
  '4.3': upTo(2),
  '4.4': upTo(4),
  '5.1': upTo(1),
  '5.2': upTo(3),
  '5.3': upTo(2),
  '5.4': upTo(3),
  '6.1': upTo(3),
  '6.2': upTo(12),
  '6.3': upTo(4),
  '6.4': upTo(4),
  '6.5': upTo(5),
  '6.6': upTo(3),
  '6.8': upTo(4),
  '7.1': upTo(3),
  '7.2': upTo(4),
  '7.3': upTo(2),
  '7.4': upTo(5),
  '7.5': upTo(2),
  '7.6': upTo(2),
  '8.1': upTo(2),
  '8.2': upTo(3),
  '8.3': upTo(1),
  '8.4': upTo(1),
  '9.1': upTo(3),
  '9.2': upTo(4),
  '11.1': upTo(2),
  '11.2': upTo(3),
  '11.3': upTo(3),
  '11.4': upTo(4),
  '11.5': upTo(1),
  '11.6': upTo(1),
  '12.1': upTo(3),
  '12.2': upTo(2),
  '12.3': upTo(4),
  '13.1': upTo(1),
  '13.2': upTo(5),
  '13.3': upTo(2),
  '13.4': upTo(5),
  '14.1': upTo(2),
  '14.2': upTo(4),
  '14.3': upTo(3),
  '15.1': upTo(3),
  '15.2': upTo(3),
  '15.3': upTo(7),
  '16.1': upTo(1),
  '16.2': upTo(5),
  '16.3': upTo(4),
  '16.4': upTo(3),
  '16.5': upTo(3),
};

function upTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

interface Row {
  readonly number: string;
  readonly level: string;
  readonly words: string;
  readonly shown: string;
}

const rows: readonly Row[] = rowsOf('docs/asvs.md').flatMap(
  ([number = '', level = '', words = '', shown = '']) =>
    /^\d+\.\d+\.\d+$/.test(number) ? [{ number, level, words, shown }] : [],
);

const reasons = ['By design: ', 'Does not apply: ', 'Not met: '];

it('has every requirement of levels 1 and 2 of the chapters that apply, once', () => {
  const wanted = Object.entries(sections).flatMap(([section, numbers]) =>
    numbers.map((number) => `${section}.${number}`),
  );
  expect(rows.map(({ number }) => number)).toEqual(wanted);
  expect(rows.filter(({ level, words }) => !['1', '2'].includes(level) || words === '')).toEqual([]);
});

it('names a test that is there, or a reason, in each row', () => {
  expect(rows.flatMap(({ number, shown }) => wrongIn(number, shown, reasons))).toEqual([]);
});

it('notices a test that is not there', () => {
  const file = 'shell/server/openApi.test.ts';
  expect(wrongIn('1.1.1', `${file} › a title that was taken away`, reasons)).toEqual([
    `1.1.1: ${file} has no "a title that was taken away"`,
  ]);
  expect(wrongIn('1.1.2', 'Not met: ', reasons)).toEqual(['1.1.2 has neither test nor reason']);
});
