import {
  grantsOf,
  hasPass,
  isAdmin,
  isBanned,
  limitsFor,
  mostLeagueMembers,
  onboardingRivals,
  onboardingStart,
  roles,
} from './roles';

describe('roles', () => {
  it('"Pass is granted to ADMIN, PREMIUM, BETA, MODERATOR, FREE_PASS and DEMO_PREMIUM"', () => {
    expect(roles.filter(hasPass).sort()).toEqual(
      ['ADMIN', 'PREMIUM', 'BETA', 'MODERATOR', 'FREE_PASS', 'DEMO_PREMIUM'].sort(),
    );
  });
  it('BANNED and DELETED are banned, and nothing else', () => {
    expect(roles.filter(isBanned)).toEqual(['BANNED', 'DELETED']);
    expect([grantsOf('BANNED'), grantsOf('DELETED')]).toEqual([['banned'], ['banned']]);
  });
  it('each role adds to the one before', () => {
    expect(grantsOf('USER')).toEqual(['user']);
    expect(grantsOf('DEMO_USER')).toEqual(['user']);
    expect(grantsOf('DEMO_PREMIUM')).toEqual(['user', 'premium']);
    expect(grantsOf('BETA')).toEqual(['user', 'premium', 'beta']);
    expect(grantsOf('MODERATOR')).toEqual(['user', 'premium', 'beta', 'moderator']);
    expect(grantsOf('ADMIN')).toEqual(['user', 'premium', 'beta', 'moderator', 'admin']);
  });
  it('only ADMIN is admin', () => {
    expect(roles.filter(isAdmin)).toEqual(['ADMIN']);
  });
});

it('"Regular users: up to 10 rivals. Pass holders: up to 50 rivals, … leagues up to 50 members"', () => {
  expect(limitsFor(false)).toEqual({ rivals: 10, can_track_leagues: false });
  expect(limitsFor(true)).toEqual({ rivals: 50, can_track_leagues: true });
  expect(mostLeagueMembers).toBe(50);
});

it('"Start step: 0 if no team, 2 if a team exists with fewer than 2 rivals, else 3"', () => {
  expect([onboardingStart(false, 5), onboardingStart(true, 1), onboardingStart(true, 2)]).toEqual([0, 2, 3]);
});

it('"onboarding asks for up to 5" rivals', () => {
  expect(onboardingRivals).toBe(5);
});
