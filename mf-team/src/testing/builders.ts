import { asFootballerId, asClubId, asTeamId, asFixtureId, profileOf } from '@touchline/shared/domain';
import { emptyWeeks } from '@touchline/shared/plan';
import { aFootballerCard, aFootballerRow } from '@touchline/shared/testing/builders';
import type {
  Card,
  ExplainedPoints,
  FixtureRow,
  FootballerRow,
  FootballerView,
  GameweekHistoryRow,
  GameweekInfo,
  LiveDanger,
  RankWhileRunning,
  LiveRank,
  Pick,
  PitchSide,
  PlanChances,
  PlanDraft,
  Plans,
  PlanStartReply,
  ReviewDecision,
  ReviewGameweek,
  RivalsChanceHistory,
  RivalsChances,
  TeamLineups,
  TeamMain,
  TeamNext,
  TeamOverview,
  TeamPoints,
  TeamReview,
  TeamTable,
  TimelineItem,
  WhatIfChance,
  WhatIfData,
} from '@touchline/shared/wire';

export { aFixtureCell } from '@touchline/shared/testing/builders';

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
  footballer_id: asFootballerId(19),
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
  opponents: [{ opponent_id: asClubId('mci'), is_home: true }],
  ...more,
});

let nextCardId = 1;

/** A midfielder with 5 points; each card has its own number. */
export const aCard = (more: Partial<Card> = {}): Card => {
  const id = asFootballerId(nextCardId++);
  const name = more.name ?? `Footballer ${id}`;
  return aFootballerCard({
    ...{ id, name, fullname: name },
    ...{ total_points: 120, gameweek_points: 5, points: { nominal: 5, total: 5 } },
    ...{ fixture_points: 5, fixture_minutes: 90 },
    ...more,
  });
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
  doubts: {},
  active_chip: null,
  ...more,
});

/** Before the first deadline, or a team created after it. */
export const aMainWithoutSquad = (): TeamMain =>
  aMain({ team: { pitch: [], subs: [] }, gameweek: null, explained: null });

/** Estimated, five points short of the rank before the gameweek. */
export const aRunningRank = (more: Partial<RankWhileRunning> = {}): RankWhileRunning => ({
  now: { rank: 52_100, low: 50_900, high: 53_400 },
  before: 48_201,
  move: -3_899,
  safety: { needed: 69, margin: -5 },
  line: [],
  ...more,
});

export const anOverview = (more: Partial<TeamOverview> = {}): TeamOverview => ({
  team: {
    id: asTeamId(545762),
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
  live_rank: null,
  gameweek_rank: null,
  ranks_at: '2024-02-10T11:30:00Z',
  transfers_cost: 4,
  active_chip: null,
  bank: 0.4,
  value: 103.1,
  played: 7,
  playing: 1,
  left: 3,
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
  footballers: [{ id: asFootballerId(19), name: 'Saka' }],
  fixture_id: asFixtureId('whu-ars'),
  points: 5,
  mine: true,
  watched: false,
  ...more,
});

/** West Ham against Arsenal, 0–6, finished with its official bonus. */
export const aFixture = (more: Partial<FixtureRow> = {}): FixtureRow => ({
  id: asFixtureId('whu-ars'),
  gameweek_id: 24,
  kickoff: '2024-02-11T14:00:00Z',
  started: true,
  active: false,
  finished: true,
  bonus_official: true,
  minute: null,
  home: { id: asClubId('whu'), name: 'West Ham United', score: 0 },
  away: { id: asClubId('ars'), name: 'Arsenal', score: 6 },
  events: [],
  mine: [],
  rivals_share: 2,
  ...more,
});

/** A fixture that has not kicked off. */
export const aFixtureToCome = (more: Partial<FixtureRow> = {}): FixtureRow =>
  aFixture({
    id: asFixtureId('cry-che'),
    kickoff: '2024-02-12T20:00:00Z',
    started: false,
    finished: false,
    bonus_official: false,
    home: { id: asClubId('cry'), name: 'Crystal Palace', score: null },
    away: { id: asClubId('che'), name: 'Chelsea', score: null },
    ...more,
  });

type LineupFixture = TeamLineups['fixtures'][number];
type LineupPlayer = LineupFixture['players'][number];

/** A midfielder of the line-up who started and scored 13. */
export const aLineupPlayer = (more: Partial<LineupPlayer> = {}): LineupPlayer => ({
  id: asFootballerId(19),
  name: 'Saka',
  position: 'MID',
  pick: 'XI',
  lineup: 'XI',
  minutes: 77,
  points: 13,
  ...more,
});

/** One fixture that is over and one to come. */
export const someLineups = (more: Partial<TeamLineups> = {}): TeamLineups => ({
  gameweek: aGameweek(),
  summary: { starting: 1, bench: 0, out: 0, pending: 1 },
  fixtures: [
    { fixture: aFixture(), lineups_at: '2024-02-11T12:45:00Z', players: [aLineupPlayer()] },
    {
      fixture: aFixtureToCome(),
      lineups_at: '2024-02-12T18:45:00Z',
      players: [
        aLineupPlayer({
          id: asFootballerId(362),
          name: 'Palmer',
          pick: 'C',
          lineup: 'pending',
          minutes: null,
          points: null,
        }),
      ],
    },
  ],
  blanks: [],
  ...more,
});

/** A row of a squad table, as the default view has it. */
export const aRow = (more: Partial<FootballerRow> = {}): FootballerRow =>
  aFootballerRow({ mine: true, ...more });

/** Three rows: one in midfield, one in front, one on the bench. */
export const aTable = (view: FootballerView, rows: Partial<FootballerRow> = {}): TeamTable => ({
  view,
  gameweek_id: 24,
  active_chip: null,
  groups: {
    GKP: [],
    DEF: [],
    MID: [aRow(rows)],
    FWD: [
      aRow({
        id: asFootballerId(355),
        name: 'Haaland',
        club_id: asClubId('mci'),
        position: 'FWD',
        form: 8.1,
        ...rows,
      }),
    ],
    SUBS: [
      aRow({
        id: asFootballerId(60),
        name: 'Gusto',
        club_id: asClubId('che'),
        position: 'DEF',
        form: 1.4,
        ...rows,
      }),
    ],
  },
});

/** Gameweek 25: Gusto for Branthwaite, one doubt. */
export const aNext = (more: Partial<TeamNext> = {}): TeamNext => ({
  gameweek: aGameweek({ id: 25, label: 'Gameweek 25', state: 'open', deadline: '2024-02-17T11:00:00Z' }),
  info: { single_team: true, setup: [1, 4, 4, 2], views: ['rivals', 'ep_next'], gameweek_id: 25 },
  team: aSide(),
  suggested_captain: asFootballerId(355),
  suggested_vice_captain: asFootballerId(19),
  changes: [
    {
      in: { id: asFootballerId(60), name: 'Gusto' },
      out: { id: asFootballerId(218), name: 'Branthwaite' },
      gain: 1.4,
    },
  ],
  doubts: [{ id: asFootballerId(19), name: 'Saka', chance: 75, news: 'Knock - 75% chance of playing' }],
  ...more,
});

/** A gameweek of 64 net points. */
export const aHistoryRow = (more: Partial<GameweekHistoryRow> = {}): GameweekHistoryRow => {
  const gameweek = more.gameweek_id ?? 24;
  return {
    id: gameweek,
    gameweek_id: gameweek,
    nett_points: 64,
    transfers_cost: 0,
    active_chip: null,
    points: 64,
    total_points: 64 * gameweek,
    rank: 310552,
    overall_rank: 48201,
    bench_points: 7,
    transfers: 1,
    view_average: 58.4,
    finished: true,
    ...more,
  };
};

type Contribution = TeamPoints['contributions'][number];

/** What Saka gave the team. */
export const aContribution = (more: Partial<Contribution> = {}): Contribution => ({
  id: asFootballerId(19),
  name: 'Saka',
  club_id: 'ars',
  position: 'MID',
  starts: 22,
  points: 151,
  captain_extra: 13,
  bench_points: 0,
  best: { gameweek_id: 24, points: 26 },
  ...more,
});

/** The season's figures after gameweek 24. */
export const somePoints = (more: Partial<TeamPoints> = {}): TeamPoints => ({
  kpis: {
    total: 1496,
    average: 62.3,
    best: { gameweek_id: 20, nett_points: 101 },
    worst: { gameweek_id: 3, nett_points: 28 },
    hits: 12,
    bench_points: 143,
  },
  contributions: [
    aContribution(),
    aContribution({ id: asFootballerId(355), name: 'Haaland', points: 170, captain_extra: 60, best: null }),
  ],
  ...more,
});

/** Rank 41,500, give or take 1,000; up from 48,201. */
export const aLiveRank = (more: Partial<LiveRank> = {}): LiveRank => ({
  gameweek: aGameweek({ state: 'live' }),
  status: 'estimated',
  before: 48_201,
  now: { rank: 41_500, low: 40_400, high: 42_700 },
  move: 6_701,
  ended: { rank: { rank: 40_100, low: 39_000, high: 41_300 }, points: 66, substitutions: 1 },
  points: 64,
  total: 1496,
  safety: { needed: 57, margin: 7 },
  sample: { managers: 11_000_000, sampled: 2_000, read: 2_000, read_at: '2024-02-10T11:40:00Z' },
  ...more,
});

/** Against Kane, without a change. */
export const aWhatIfChance = (more: Partial<WhatIfChance> = {}): WhatIfChance => ({
  gameweek: aGameweek({ state: 'live' }),
  state: 'running',
  opponents: [
    { id: asTeamId(7), name: 'Kane' },
    { id: asTeamId(8), name: 'Klopps and Robbers' },
  ],
  opponent: { id: asTeamId(7), name: 'Kane' },
  now: { win: 0.412, tie: 0.03 },
  then: null,
  ...more,
});

/** Fourth of twelve, most likely. */
export const someChances = (more: Partial<RivalsChances> = {}): RivalsChances => ({
  config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
  members: 12,
  my_position: 5,
  gameweek: aGameweek({ state: 'live' }),
  state: 'running',
  places: { teams: 12, first: 0.23, expected: 4.2, low: 2, high: 7 },
  rows: [],
  ...more,
});

/** A rival scores in the third match, the reader in the last. */
export const aChanceHistory = (more: Partial<RivalsChanceHistory> = {}): RivalsChanceHistory => {
  const { config, members, my_position, gameweek, state } = someChances();
  return {
    ...{ config, members, my_position, gameweek, state },
    times: [
      '2024-02-10T12:30:00Z',
      '2024-02-10T14:10:00Z',
      '2024-02-10T15:20:00Z',
      '2024-02-10T15:50:00Z',
      '2024-02-10T16:40:00Z',
      '2024-02-10T16:55:00Z',
    ],
    first: [0.3, 0.32, 0.19, 0.17, 0.24, 0.23],
    rows: [],
    ...more,
  };
};

/** Haaland costs points, Saka gains them, one row is locked. */
export const aDanger = (more: Partial<LiveDanger> = {}): LiveDanger => ({
  gameweek: aGameweek({ state: 'live' }),
  group: { id: 'near', label: 'Managers near my rank', teams: 120 },
  differences: 143,
  rows: [
    {
      ...{
        place: 1,
        id: asFootballerId(355),
        name: 'Haaland',
        club_id: asClubId('mci'),
        position: 'FWD' as const,
      },
      ...{
        multiplier: 0,
        effective: 92.5,
        points: 13,
        swing: -12,
        to_come: 0,
        is_open: false,
        is_captain: false,
      },
    },
    {
      ...{
        place: 2,
        id: asFootballerId(19),
        name: 'Saka',
        club_id: asClubId('ars'),
        position: 'MID' as const,
      },
      ...{
        multiplier: 2,
        effective: 61.2,
        points: 8,
        swing: 11.1,
        to_come: 0,
        is_open: true,
        is_captain: true,
      },
    },
    { place: 3, locked: true },
  ],
  ...more,
});

const positionsOfFifteen = 'GKP DEF DEF DEF MID MID MID MID FWD FWD FWD GKP DEF DEF MID'.split(' ');

/** Fifteen with 60 minutes each in a running match; Nº 2 is captain; 400 managers with others as captain. */
export const aWhatIf = (more: Partial<WhatIfData> = {}): WhatIfData => {
  const footballers = positionsOfFifteen.map((position, index) => ({
    ...{ id: asFootballerId(index + 1), name: `Nº ${index + 1}`, club_id: asClubId('ars') },
    position: position as 'GKP',
    matches: [
      { finished: false, lasted: 60, counts: { minutes: 60, goals_conceded: 1 }, points: 2, bonus: 0 },
    ],
  }));
  const squad = {
    footballers: footballers.map(({ id }) => id),
    ...{ captain: asFootballerId(2), vice_captain: asFootballerId(3), chip: null, transfers_cost: 0 },
  };
  return {
    gameweek: aGameweek({ state: 'live' }),
    rules: profileOf('2023-24'),
    own: { ...squad, before: 1000, rank: 100, chips: ['bboost', '3xc'] },
    footballers,
    managers: {
      in_all: 400,
      sample: Array.from({ length: 400 }, (_, index) => ({
        ...squad,
        captain: asFootballerId(2 + (index % 10)),
        ...{ place: index + 1, counted: 1200 - index, before: 1200 - index },
      })),
    },
    rivals: null,
    ...more,
  };
};

const planClubs = ['ars', 'avl', 'bou', 'bre', 'bha', 'che', 'cry', 'eve'] as const;
const planPositions = ['GKP', 'DEF', 'DEF', 'DEF', 'MID', 'MID', 'MID', 'FWD', 'FWD'] as const;

/** Nine footballers of each of eight clubs, called by position and number: `MID 5`. */
const planFootballers = (): PlanStartReply['footballers'] =>
  planClubs.flatMap((club_id, club) =>
    planPositions.map((position, place) => {
      const id = asFootballerId(club * planPositions.length + place + 1);
      return {
        ...{
          id,
          name: `${position} ${id}`,
          club_id: asClubId(club_id),
          position,
          price: 50,
          can_be_bought: true,
        },
        ...{ chance: null, total_points: 100 - id, selected_by: 5, ep_next: (id % 9) + 1 },
      };
    }),
  );

/** Gameweeks 25 to 27 of a squad with 2.0 in the bank and one free transfer. */
export const aPlanStart = (more: Partial<PlanStartReply> = {}): PlanStartReply => ({
  season: '2023-24',
  rules: profileOf('2023-24'),
  gameweeks: [25, 26, 27].map((id) => ({ id, deadline: `2024-02-${id - 8}T11:00:00Z` })),
  start: {
    gameweek_id: 25,
    squad: [1, 2, 3, 11, 12, 23, 24, 32, 33, 44, 45, 46, 47, 59, 71].map((footballer_id) => ({
      footballer_id: asFootballerId(footballer_id),
      bought: 50,
    })),
    captain: asFootballerId(44),
    vice_captain: asFootballerId(23),
    bank: 20,
    free_transfers: 1,
    played: [],
  },
  footballers: planFootballers(),
  fixtures: [25, 26, 27].flatMap((gameweek_id) => [
    { gameweek_id, home: asClubId('ars'), away: asClubId('avl') },
    { gameweek_id, home: asClubId('bou'), away: asClubId('bre') },
    { gameweek_id, home: asClubId('bha'), away: asClubId('che') },
    { gameweek_id, home: asClubId('cry'), away: asClubId('eve') },
  ]),
  ...more,
});

/** Chances of three captains of one plan against Kane, who has the second of them as captain. */
export const somePlanChances = (more: Partial<PlanChances> = {}): PlanChances => ({
  gameweek_id: 25,
  opponents: [
    { id: asTeamId(7), name: 'Kane' },
    { id: asTeamId(8), name: 'Klopps and Robbers' },
  ],
  opponent: {
    id: asTeamId(7),
    name: 'Kane',
    captain: asFootballerId(44),
    footballers: [44].map(asFootballerId),
  },
  chances: [
    { win: 0.412, tie: 0.03 },
    { win: 0.38, tie: 0.03 },
    { win: 0.4, tie: 0.03 },
  ],
  ...more,
});

/** A saved draft without any change. */
export const aDraft = (more: Partial<PlanDraft> = {}): PlanDraft => ({
  id: '018d0000-0000-7000-8000-000000000001',
  season: '2023-24',
  name: 'Wildcard in 26',
  weeks: emptyWeeks(25, 3, 38).map((week) => ({ ...week, transfers: [], order: null })),
  version: 1,
  share_token: null,
  updated_at: '2024-02-12T10:00:00Z',
  ...more,
});

export const somePlans = (more: Partial<Plans> = {}): Plans => ({
  season: '2023-24',
  drafts: [],
  limits: { drafts: 3, gameweeks: 3 },
  ...more,
});

/** Salah's armband instead of Haaland's brought 10 points. */
export const aDecision = (more: Partial<ReviewDecision> = {}): ReviewDecision => ({
  kind: 'captain',
  chosen: [{ id: asFootballerId(308), name: 'Salah', points: 14 }],
  instead: [{ id: asFootballerId(355), name: 'Haaland', points: 4 }],
  chip: null,
  hits: 0,
  came: 10,
  expected: 0.4,
  ...more,
});

/** A settled gameweek: 71 points, 20 more than the average, with a captain and the best eleven. */
export const aReviewedGameweek = (more: Partial<ReviewGameweek> = {}): ReviewGameweek => ({
  gameweek_id: 24,
  nett_points: 71,
  average: 51,
  known: {
    expected: 58.2,
    luck: 12.8,
    choices_expected: 0.4,
    choices_came: 10,
    decisions: [aDecision(), aDecision({ kind: 'bench', chosen: [], instead: [], came: 0, expected: 0 })],
  },
  ...more,
});

/** A reviewed season of two gameweeks. */
export const aReview = (more: Partial<TeamReview> = {}): TeamReview => ({
  rows: [aReviewedGameweek(), aReviewedGameweek({ gameweek_id: 23, nett_points: 48, average: 50 })],
  sum: {
    gameweeks: 2,
    unknown: 0,
    choices_expected: 0.8,
    choices_came: 20,
    luck: 2.6,
    over_average: 18,
  },
  ...more,
});
