import { fieldErrors } from './fieldErrors';

it.each([
  [{ old_password: 'is not your password' }, { old_password: 'Old password is not your password' }],
  [{ username: 'That name is taken.' }, { username: 'That name is taken.' }],
  [{}, {}],
])('of %j it makes %j', (fields, sentences) => {
  expect(fieldErrors(fields)).toEqual(sentences);
});
