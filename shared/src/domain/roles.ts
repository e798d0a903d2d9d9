/** The roles of an account. Source: specification, section 6. */
export const roles = [
  'BANNED',
  'DELETED',
  'USER',
  'DEMO_USER',
  'PREMIUM',
  'FREE_PASS',
  'DEMO_PREMIUM',
  'BETA',
  'MODERATOR',
  'ADMIN',
] as const;
export type Role = (typeof roles)[number];

export type Grant = 'banned' | 'user' | 'premium' | 'beta' | 'moderator' | 'admin';

const premium: readonly Grant[] = ['user', 'premium'];
const beta: readonly Grant[] = [...premium, 'beta'];
const moderator: readonly Grant[] = [...beta, 'moderator'];

const grants: Record<Role, readonly Grant[]> = {
  BANNED: ['banned'],
  DELETED: ['banned'],
  USER: ['user'],
  DEMO_USER: ['user'],
  PREMIUM: premium,
  FREE_PASS: premium,
  DEMO_PREMIUM: premium,
  BETA: beta,
  MODERATOR: moderator,
  ADMIN: [...moderator, 'admin'],
};

/** Permissions of a role: each of BETA, MODERATOR and ADMIN adds to the previous one. */
export function grantsOf(role: Role): readonly Grant[] {
  return grants[role];
}

/** BANNED and DELETED accounts are sent to /404. */
export function isBanned(role: Role): boolean {
  return grants[role].includes('banned');
}

/** The season pass: full access to paid content. */
export function hasPass(role: Role): boolean {
  return grants[role].includes('premium');
}

export function isAdmin(role: Role): boolean {
  return grants[role].includes('admin');
}

/** Limits of an account, by pass. */
export interface Limits {
  /** Maximum number of rivals. */
  rivals: number;
  /** Whether it may open the view of a mini-league. */
  can_track_leagues: boolean;
}

/** "Regular users: up to 10 rivals. Pass holders: up to 50 rivals, the mini-leagues view." */
export function limitsFor(pass: boolean): Limits {
  return pass ? { rivals: 50, can_track_leagues: true } : { rivals: 10, can_track_leagues: false };
}

/** Leagues with more members are not tracked, not even for pass holders. */
export const mostLeagueMembers = 50;

/** Number of rivals at which onboarding continues automatically. */
export const onboardingRivals = 5;

export type OnboardingStep = 0 | 1 | 2 | 3;

/** Where onboarding starts: 0 without a team, 2 with a team and fewer than 2 rivals, else 3. */
export function onboardingStart(hasTeam: boolean, rivals: number): OnboardingStep {
  if (!hasTeam) return 0;
  return rivals < 2 ? 2 : 3;
}
