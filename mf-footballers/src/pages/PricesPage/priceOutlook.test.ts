import { aPriceRow } from '../../testing/builders';
import { outlookText, priceOutlook } from './priceOutlook';

const next_change = '2024-02-11T01:30:00Z';
const now = Date.parse('2024-02-10T16:20:00Z');
const good = { nights: 40, unwatched: 0, expected: 150, right: 132, wrong: 18, missed: 12 };
const poor = { ...good, right: 60, wrong: 90 };

const forecast = (nights: { percent: number; likelihood: number }[], more: object = {}) => ({
  ...aPriceRow().forecast!,
  nights,
  ...more,
});
const night = (percent: number, likelihood = 0) => ({ percent, likelihood });

const say = (
  row: Parameters<typeof priceOutlook>[0],
  record: typeof good | null = good,
  next = next_change,
) => {
  const outlook = priceOutlook(row, { record, next_change: next });
  return outlook && outlookText(outlook, next, now);
};

it.each([
  ['an announced rise', [night(101, 80)], 'rises tonight: likely'],
  ['an announced fall', [night(-104, 60)], 'falls tonight: likely'],
  ['an announced rise that the game doubts', [night(101, 20)], 'rises tonight: perhaps'],
  ['close to a fall', [night(-97, 0)], 'falls tonight: perhaps'],
  ['a fall in the second night', [night(-80), night(-103, 70)], 'falls tomorrow: perhaps'],
  ['a rise in the third night', [night(50), night(80), night(110, 70)], 'rises in 2 nights: perhaps'],
  ['no change in sight', [night(50), night(60), night(70)], undefined],
])('%s', (_, nights, text) => {
  expect(say({ forecast: forecast(nights) })).toBe(text);
});

it('is not likely when the season’s forecasts were often wrong', () => {
  expect(say({ forecast: forecast([night(101, 80)]) }, poor)).toBe('rises tonight: perhaps');
});

it('takes the game’s word before a night was judged', () => {
  expect(say({ forecast: forecast([night(101, 80)]) }, null)).toBe('rises tonight: likely');
});

it('is not likely while the game calibrates', () => {
  expect(say({ forecast: forecast([night(101, 80)], { is_calibrating: true }) })).toBe(
    'rises tonight: perhaps',
  );
});

it('skips nights for which the price is locked', () => {
  const locked = forecast([night(101, 80), night(103, 80)], { locked_until: '2024-02-11T12:00:00Z' });
  expect(say({ forecast: locked })).toBe('rises tomorrow: perhaps');
});

it('counts from the next change when that is not tonight', () => {
  expect(say({ forecast: forecast([night(101, 80)]) }, good, '2024-02-12T01:30:00Z')).toBe(
    'rises tomorrow: likely',
  );
});

it('has no word without a forecast', () => {
  expect(priceOutlook({}, { record: good, next_change })).toBeUndefined();
});
