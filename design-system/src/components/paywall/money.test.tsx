import { render, screen } from '@testing-library/react';
import { CardBrandIcon, CurrencyIcon } from './money';

it.each([
  ['GBP', '£'],
  ['EUR', '€'],
  ['USD', '$'],
  ['JPY', '¥'],
  ['INR', '₹'],
  ['NGN', '₦'],
  ['KRW', '₩'],
  ['CHF', 'CHF '],
  ['Pebbles', 'Pebbles '],
])('%s is written %j and named by its code', (code, sign) => {
  render(<CurrencyIcon code={code} />);
  expect(screen.getByTitle(code).textContent).toBe(sign);
});

it.each([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['jcb', 'JCB'],
  ['unionpay', 'UnionPay'],
  ['somecard', 'somecard'],
])('a card of %s is named %s', (code, name) => {
  render(<CardBrandIcon code={code} />);
  expect(screen.getByText(name)).toBeVisible();
});
