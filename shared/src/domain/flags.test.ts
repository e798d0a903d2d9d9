import { flagNamePattern, flagRoles, hasFlag, isFlagOf } from './flags';

describe('a feature flag', () => {
  it('is on for readers whose page names it', () => {
    const user = { flags: ['team.new-pitch'] };
    expect(hasFlag(user, 'team.new-pitch')).toBe(true);
    expect(hasFlag(user, 'team.new')).toBe(false);
  });

  it('is off for visitors, and on pages from before there were flags', () => {
    for (const user of [null, undefined, {}]) expect(hasFlag(user, 'team.new-pitch')).toBe(false);
  });

  it('belongs to the one remote whose name it begins with', () => {
    expect(isFlagOf('mf-team', 'team.new-pitch')).toBe(true);
    for (const flag of ['teams.new-pitch', 'clubs.team', 'team'])
      expect(isFlagOf('mf-team', flag)).toBe(false);
  });

  it.each([
    ['team.new-pitch', true],
    ['team.new-pitch.more', false],
    ['team', false],
    ['Team.new', false],
    ['team.', false],
  ])('may be called %s: %s', (name, isRight) => expect(new RegExp(flagNamePattern).test(name)).toBe(isRight));

  it('may be switched on for every role that is let into the app', () => {
    expect(flagRoles).toContain('USER');
    expect(flagRoles).not.toContain('BANNED');
    expect(flagRoles).not.toContain('DELETED');
  });
});
