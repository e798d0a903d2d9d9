import { isQuiet, isTimeZone } from './quietHours';

const london = { from: '22:30', to: '07:00', zone: 'Europe/London' };
const at = (instant: string) => Date.parse(instant);

it.each([
  ['2024-01-20T22:29:59Z', false],
  ['2024-01-20T22:30:00Z', true],
  ['2024-01-21T00:10:00Z', true],
  ['2024-01-21T06:59:00Z', true],
  ['2024-01-21T07:00:00Z', false],
  // Summer time: 06:30 UTC is half past seven there.
  ['2024-07-20T06:30:00Z', false],
  ['2024-07-20T05:30:00Z', true],
])('hours over midnight: %s is quiet: %s', (instant, quiet) => {
  expect(isQuiet(london, at(instant))).toBe(quiet);
});

it('hours within a day are quiet from the first minute to before the last', () => {
  const siesta = { from: '13:00', to: '15:00', zone: 'UTC' };
  expect(
    ['12:59', '13:00', '14:59', '15:00'].map((time) => isQuiet(siesta, at(`2024-01-20T${time}:00Z`))),
  ).toEqual([false, true, true, false]);
});

it('is never quiet without hours, or with hours that begin and end at once', () => {
  expect(isQuiet(null, 0)).toBe(false);
  expect(isQuiet({ from: '08:00', to: '08:00', zone: 'UTC' }, at('2024-01-20T08:00:00Z'))).toBe(false);
});

it('knows a time zone from a word', () => {
  expect([isTimeZone('Asia/Tokyo'), isTimeZone('Mars/Olympus'), isTimeZone('')]).toEqual([
    true,
    false,
    false,
  ]);
});
