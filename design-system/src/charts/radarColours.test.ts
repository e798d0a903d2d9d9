import { radarColours } from './PlayerRadar';

const lines = ['yellow', 'teal', 'blue', 'rose'];

it.each([
  ['nobody is mine', [false, false, false], ['teal', 'blue', 'rose']],
  ['one is mine', [false, true, false], ['teal', 'yellow', 'blue']],
  ['all are mine', [true, true, true], ['yellow', 'teal', 'blue']],
])('gives each shape its own colour when %s', (_, mine, expected) => {
  expect(
    radarColours(
      mine.map((one) => ({ mine: one })),
      lines,
    ),
  ).toEqual(expected);
});
