import { behindLock } from './behindLock';

it.each([
  ['pitch', 'form', 'Behind this lock: Form of every player on the pitch.'],
  ['planner', 'drafts', /eight gameweeks, suggested transfers/],
  ['team_live', 'danger', /the whole danger list/],
])('a lock of %s at %s names what lies behind it', (location, step, text) => {
  expect(behindLock({ location, step })).toMatch(text);
});

it('says nothing of a place it does not know', () => {
  expect(behindLock({ location: 'elsewhere', step: 'x' })).toBeUndefined();
});
