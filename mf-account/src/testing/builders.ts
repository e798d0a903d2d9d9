import { asTeamId, asLeagueId } from '@touchline/shared/domain';
import type { AdminFeatureFlag, AdminUser, LeagueRow, Team } from '@touchline/shared/wire';
import type { AccountResults } from '../state/account.queries';

/** A private league of twelve that may be followed. */
export const aLeague = (more: Partial<LeagueRow> = {}): LeagueRow => ({
  id: asLeagueId(4041),
  name: 'Sunday Regulars',
  type: 'private',
  members: 12,
  rank: 3,
  last_rank: 5,
  trackable: true,
  ...more,
});

type ListedSession = AccountResults['sessions']['sessions'][number];

/** A session on another browser. */
export const aSession = (more: Partial<ListedSession> = {}): ListedSession => ({
  id: '01890000-0000-7000-8000-000000000001',
  client: 'Firefox on Linux',
  created_at: '2024-02-01T10:00:00.000Z',
  used_at: '2024-02-10T15:00:00.000Z',
  current: false,
  ...more,
});

/** Another team than the linked one, as the search returns it. */
export const aFoundTeam = (more: Partial<Team> = {}): Team => ({
  id: asTeamId(7),
  name: 'Inter Mi Team',
  fullname: 'Bo Lindqvist',
  country: 'Sweden',
  points: 1402,
  rank: 1204331,
  kit: null,
  nett_points: 51,
  leagues: [],
  ...more,
});

/** The pass is sold through the built-in checkout page; the account has none. */
export const anOffer = (more: Partial<AccountResults['pass']> = {}): AccountResults['pass'] => ({
  price: '19.99',
  currency: 'GBP',
  season: '2023-24',
  sales_open: true,
  pass: false,
  seasonpass_at: null,
  provider: 'test',
  ...more,
});

/** A free account, confirmed and onboarded. */
export const anAdminUser = (more: Partial<AdminUser> = {}): AdminUser => ({
  id: '0192f3c1-0000-7000-8000-000000000002',
  email: 'ronnie@touchline.test',
  username: 'ronnie',
  role: 'USER',
  email_confirmed: true,
  onboarded: true,
  team_id: 545762,
  created_at: '2023-08-01T10:00:00Z',
  deletion_schedule: null,
  ...more,
});

/** A flag of mf-team that nobody has. */
export const aFlag = (more: Partial<AdminFeatureFlag> = {}): AdminFeatureFlag => ({
  name: 'team.new-pitch',
  remote: 'mf-team',
  text: 'A pitch with the next three fixtures',
  audience: { to: 'off' },
  ...more,
});
