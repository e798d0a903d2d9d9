import type {
  Card,
  ExplainedPoints,
  GameweekInfo,
  Pick,
  PitchSide,
  TimelineItem,
  TeamMain,
  TeamOverview,
} from '@touchline/shared/wire';

/** Gameweek 24 between matches. */
export const aGameweek = (more: Partial<GameweekInfo> = {}): GameweekInfo => ({
  id: 24,
  label: 'Gameweek 24',
  state: 'between',
  finished: false,
  deadline: '2024-02-10T11:00:00Z',
  ...more,
});

/** 62 + 6 provisional bonus − 4 hits = 64. */
export const anExplanation = (more: Partial<ExplainedPoints> = {}): ExplainedPoints => ({
  gross: 62,
  provisional_bonus: 6,
  hits: 4,
  nett: 64,
  bench: 7,
  total: 1496,
  ...more,
});

/** A pick that counts once. */
export const aPick = (more: Partial<Pick> = {}): Pick => ({
  footballer_id: 19,
  name: 'Saka',
  status: {
    short: 'XI',
    detailed: 'lineup',
    status_detailed: 'Starting',
    suggested: null,
    in_lineup: true,
  },
  multiplier: 1,
  order: 7,
  points: { real: 13 },
  gameweek: { player_started: true, playing_now: false, finished: true },
  ...more,
});

let nextCardId = 1;

/** A midfielder with 13 points; each card has a number of its own. */
export const aCard = (more: Partial<Card> = {}): Card => {
  const id = nextCardId++;
  const name = more.name ?? `Footballer ${id}`;
  return {
    id,
    name,
    fullname: name,
    club_id: 'ars',
    position: 'MID',
    position_fpl: 'MID',
    position_real: null,
    total_points: 120,
    gameweek_points: 5,
    points: { nominal: 5, total: 5 },
    provisional_bonus: 0,
    fixture_points: 5,
    fixture_minutes: 90,
    fixture_bonus: null,
    explain: [],
    badges: [],
    pick_suggested_status: null,
    images: { small: null, mid: null, large: null },
    ...more,
  };
};

/** Raya; four defenders; Saka among the midfielders; Haaland in front; four on the bench. */
export const aSide = (): PitchSide => ({
  pitch: [
    [aCard({ name: 'Raya', position: 'GKP' })],
    ['Saliba', 'Pedro Porro', 'Branthwaite', 'Gabriel'].map((name) => aCard({ name, position: 'DEF' })),
    ['Saka', 'Palmer', 'Foden', 'Gordon'].map((name) => aCard({ name })),
    ['Haaland', 'Isak'].map((name) => aCard({ name, position: 'FWD' })),
  ],
  subs: ['Flekken', 'Gusto', 'João Pedro', 'Kaboré'].map((name) =>
    aCard({ name, points: { nominal: null, total: null }, gameweek_points: null }),
  ),
});

export const aMain = (more: Partial<TeamMain> = {}): TeamMain => ({
  info: { single_team: true, setup: [1, 4, 4, 2], views: ['rivals', 'gameweek_points'], gameweek_id: 24 },
  team: aSide(),
  gameweek: aGameweek(),
  explained: anExplanation(),
  auto_subs: [],
  active_chip: null,
  ...more,
});

/** Before the first deadline, or a team that was made after it. */
export const aMainWithoutSquad = (): TeamMain =>
  aMain({ team: { pitch: [], subs: [] }, gameweek: null, explained: null });

export const anOverview = (more: Partial<TeamOverview> = {}): TeamOverview => ({
  team: {
    id: 545762,
    name: 'Moyes Will Be Moyes',
    fullname: 'Ronnie Radford',
    country: 'England',
    points: 1496,
    rank: 48201,
    kit: null,
    nett_points: 64,
    leagues: [],
  },
  gameweek: aGameweek(),
  next_gameweek: aGameweek({ id: 25, label: 'Gameweek 25', state: 'open', deadline: '2024-02-17T11:00:00Z' }),
  explained: anExplanation(),
  rank_move: 1204,
  gameweek_rank: 310552,
  transfers_cost: 4,
  active_chip: null,
  bank: 0.4,
  value: 103.1,
  played: 7,
  left: 4,
  ...more,
});

let nextItemId = 1;

/** Saka scores for the own team. */
export const anItem = (more: Partial<TimelineItem> = {}): TimelineItem => ({
  id: `item-${nextItemId++}`,
  at: '2024-02-10T15:20:00Z',
  kind: 'goal',
  gameweek_id: 24,
  text: 'Saka scored for Arsenal.',
  footballers: [{ id: 19, name: 'Saka' }],
  fixture_id: 'whu-ars',
  points: 5,
  mine: true,
  watched: false,
  ...more,
});
