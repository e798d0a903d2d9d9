import { formatAmount } from './formatPrice';

it.each([
  ['19.99', 'GBP', '19.99'],
  ['24', 'EUR', '24.00'],
  ['1200', 'USD', '1,200.00'],
  ['2400', 'JPY', '2,400'],
  ['ask', 'GBP', 'ask'],
  ['5', 'Pebbles', '5'],
])('%s in %s is %s', (price, currency, text) => {
  expect(formatAmount(price, currency)).toBe(text);
});
