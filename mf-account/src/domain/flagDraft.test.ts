import type { FlagAudience } from '@touchline/shared/wire';
import { audienceInWords, audienceOf, draftError, draftOf } from './flagDraft';

it.each<[FlagAudience, string]>([
  [{ to: 'off' }, 'Off'],
  [{ to: 'everybody' }, 'On for everybody'],
  [{ to: 'roles', roles: ['BETA', 'ADMIN'] }, 'On for BETA, ADMIN'],
  [{ to: 'share', share: 10 }, 'On for 10 % of the users'],
])('%j reads "%s", and stays the same when it is opened and saved', (audience, words) => {
  expect(audienceInWords(audience)).toBe(words);
  expect(audienceOf(draftOf(audience))).toEqual(audience);
});

it.each(['0', '1', '100', ' 25 '])('a share of "%s" can be saved', (share) => {
  const draft = { to: 'share', roles: [], share } as const;
  expect(draftError(draft)).toBeUndefined();
  expect(audienceOf(draft)).toEqual({ to: 'share', share: Number(share) });
});

it.each(['', ' ', '101', '-1', '1.5', '1e1', 'ten', '٣', '9'.repeat(400)])(
  'a share of "%s" is no whole number from 0 to 100',
  (share) => expect(draftError({ to: 'share', roles: [], share })).toBe('Enter a whole number from 0 to 100'),
);

it('roles want at least one, and what another choice needs is not looked at', () => {
  expect(draftError({ to: 'roles', roles: [], share: '' })).toBe('Choose at least one role');
  expect(draftError({ to: 'everybody', roles: [], share: 'ten' })).toBeUndefined();
  expect(audienceOf({ to: 'off', roles: ['BETA'], share: '10' })).toEqual({ to: 'off' });
});
