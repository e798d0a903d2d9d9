import { aUser } from '@touchline/shared/testing';
import { birthdayError, profileChange, profileValues } from './profileForm';

const user = aUser({ username: 'ronnie', email: 'ronnie@touchline.test', birthday: '1990-02-28' });

it('sends nothing when nothing was changed', () => {
  expect(profileChange(profileValues(user), user)).toEqual({});
});

it('sends the email only when it is another', () => {
  const values = { ...profileValues(user), email: 'radford@touchline.test', username: 'radford' };
  expect(profileChange(values, user)).toEqual({ email: 'radford@touchline.test', username: 'radford' });
});

it('sends a birthday as year-month-day', () => {
  const values = { ...profileValues(user), birthday: { year: 1991, month: 3, day: 1 } };
  expect(profileChange(values, user)).toEqual({ birthday: '1991-03-01' });
});

it('has no parts of a birthday that was never given', () => {
  expect(profileValues(aUser({ birthday: null })).birthday).toEqual({});
});

it.each([
  ['none', {}, undefined],
  ['a whole one', { year: 1990, month: 2, day: 28 }, undefined],
  ['a part of one', { year: 1990 }, 'Choose year, month and day'],
  ['a child of nine', { year: 2015, month: 1, day: 1 }, 'Enter a valid date. The minimum age is 10.'],
])('takes or refuses %s', (_, parts, error) => {
  expect(birthdayError(parts, 2024)).toBe(error);
});
