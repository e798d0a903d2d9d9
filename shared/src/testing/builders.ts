import { asTeamId, asFootballerId, asClubId, asFixtureId } from '../domain/units';
import type { FixtureCell, FootballerRow } from '../wire/footballerRow';
import type { Card } from '../wire/pitch';
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

/** A week apart; that of gameweek 25 is on 17 February 2024 at 11:00. */
const deadlines = (gameweeks: number): FantasyState['deadlines'] =>
  Object.fromEntries(
    Array.from({ length: gameweeks }, (_, index) => [
      String(index + 1),
      new Date(Date.UTC(2024, 1, 17, 11) + (index - 24) * 7 * 86_400_000).toISOString().replace('.000', ''),
    ]),
  );

/** Gameweek 24 between matches, seven rivals, no pass. */
export const aFantasyState = (more: Partial<FantasyState> = {}): FantasyState => ({
  pass: false,
  season: '2023-24',
  matchday: { id: '2024-02-10', is_matchday: true },
  team: {
    id: asTeamId(545762),
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
  rivals: [11, 12, 13, 14, 15, 16, 17].map(asTeamId),
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
  deadlines: deadlines(38),
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
  links: { chat: null, betting: null, contact: null },
  ...more,
});

/** Saka as a row of any table of footballers, in its default view. */
export const aFootballerRow = (more: Partial<FootballerRow> = {}): FootballerRow => ({
  id: asFootballerId(19),
  name: 'Saka',
  fullname: 'Bukayo Saka',
  club_id: asClubId('ars'),
  position: 'MID',
  chance: null,
  news: '',
  mine: false,
  watched: false,
  status: 'a',
  badges: [],
  rivals: { count: 3, total: 10, count_share: 30 },
  selected_by: 46.2,
  cost: 8.8,
  form: 6.2,
  gw_points: 13,
  total_points: 148,
  ...more,
});

/** A cell of a footballer's fixtures: at home to Liverpool, hard. */
export const aFixtureCell = (more: Partial<FixtureCell> = {}): FixtureCell => ({
  fixture_id: asFixtureId('ars-liv'),
  gameweek_id: 23,
  opponent_id: asClubId('liv'),
  is_home: true,
  difficulty: 5,
  kickoff: '2024-02-04T16:30:00Z',
  ...more,
});

/** Saka on a pitch or in a list of cards, after the match. */
export const aFootballerCard = (more: Partial<Card> = {}): Card => ({
  id: asFootballerId(19),
  name: 'Saka',
  fullname: 'Bukayo Saka',
  club_id: asClubId('ars'),
  position: 'MID',
  position_fpl: 'MID',
  position_real: null,
  total_points: 148,
  gameweek_points: 13,
  points: { nominal: 13, total: 13 },
  provisional_bonus: 0,
  fixture_points: 13,
  fixture_minutes: 77,
  fixture_bonus: null,
  explain: [],
  badges: [],
  pick_suggested_status: null,
  images: { small: null, mid: null, large: null },
  ...more,
});
