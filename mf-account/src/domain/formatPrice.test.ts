import { formatPrice } from './formatPrice';

it.each([
  ['19.99', 'GBP', '£19.99'],
  ['24', 'EUR', '€24.00'],
  ['£9.99', 'GBP', '£9.99'],
  ['5', 'Pebbles', '5 Pebbles'],
])('%s in %s is %s', (price, currency, text) => {
  expect(formatPrice(price, currency)).toBe(text);
});
