import type { AuthUser, ContentSettings, FantasyState } from '../wire/state';

/** A signed-in manager with a linked team. */
export const aUser = (more: Partial<AuthUser> = {}): AuthUser => ({
  id: '0192f3c1-0000-7000-8000-000000000001',
  role: 'USER',
  username: 'ronnie',
  email: 'ronnie@touchline.test',
  birthday: '1990-02-28',
  banned: false,
  onboarded: true,
  email_confirmed: true,
  deletion_schedule: null,
  created_at: '2023-08-01T10:00:00Z',
  seasonpass_at: null,
  pass: false,
  ...more,
});

/** Gameweek 24 between matches, seven rivals, no pass. */
export const aFantasyState = (more: Partial<FantasyState> = {}): FantasyState => ({
  pass: false,
  season: '2023-24',
  matchday: { id: '2024-02-10', is_matchday: true },
  team: {
    id: 545762,
    name: 'Moyes Will Be Moyes',
    fullname: 'Ronnie Radford',
    kit: {
      kit_shirt_base: '#0F4C3A',
      kit_shirt_secondary: '#FFC83D',
      kit_shirt_sleeves: '#0F4C3A',
      kit_shirt_type: 'hoops',
    },
  },
  team_gameweek: 24,
  team_phase: { phase_id: 8 },
  next_gameweek: { id: 25 },
  watchlist: [],
  phase: 8,
  gameweek: { id: 24, finished: false, state: 'live' },
  gameweek_id: 24,
  rivals: [11, 12, 13, 14, 15, 16, 17],
  rivals_view: 'rivals',
  ownership: {},
  rivals_config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
  picks: {},
  classic_leagues: [],
  clubs: [],
  club_kpis: { strength_spread: 3 },
  benchmarks: {
    footballer_transfers_balance_event_pos: 300000,
    footballer_transfers_balance_event_neg: -300000,
  },
  leagues_preview: [],
  deadlines: { '25': '2024-02-17T11:00:00Z' },
  now: '2024-02-10T16:20:00Z',
  ...more,
});

export const aContent = (more: Partial<ContentSettings> = {}): ContentSettings => ({
  season_pass: { price: '24.00', currency: 'GBP', season: '2023-24', sales_open: true },
  footballer_categories: [],
  show_gameweek_starts: true,
  show_kits_instead_of_images: true,
  kits: {},
  club_logos_path: null,
  club_kits_path: null,
  demo: false,
  ...more,
});
