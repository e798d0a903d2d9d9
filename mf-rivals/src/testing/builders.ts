import { asTeamId, asFootballerId } from '@touchline/shared/domain';
import { aFootballerCard } from '@touchline/shared/testing/builders';
import type {
  Card,
  PitchSide,
  RivalRow,
  RivalsChanceHistory,
  RivalsChances,
  RivalsChips,
  RivalsGameweek,
  RivalsList,
  RivalsMatrix,
  RivalsPoints,
  RivalsReport,
  RivalsSeason,
  RivalsSeasonChances,
  RivalsTransfers,
  TemplatePitch,
  TeamMain,
  TeamPopup,
  TeamTable,
  TemplateSingle,
} from '@touchline/shared/wire';

/** A rival with a lead of twelve, one player in a match and three still to play. */
export const aRival = (more: Partial<RivalRow> = {}): RivalRow => ({
  place: 1,
  id: asTeamId(11),
  name: 'Klopps and Robbers',
  fullname: 'Ada Whistle',
  kit: null,
  mine: false,
  is_rival: true,
  rank: 40112,
  move: 1,
  gw_points: 71,
  nett_points: 67,
  provisional_bonus: 0,
  bench_points: 5,
  hits: 4,
  chip: null,
  captain: { id: asFootballerId(355), name: 'Haaland', points: 26 },
  played: 7,
  playing: 1,
  left: 3,
  total: 1508,
  gap: -12,
  ...more,
});

/** The reader's own team, second. */
export const ownRow = (more: Partial<RivalRow> = {}): RivalRow =>
  aRival({
    place: 2,
    id: asTeamId(545762),
    name: 'Moyes Will Be Moyes',
    fullname: 'Ronnie Radford',
    mine: true,
    is_rival: false,
    move: -1,
    gw_points: 64,
    total: 1496,
    gap: 0,
    ...more,
  });

/** One ahead, the own team, one behind. */
export const aList = (more: Partial<RivalsList> = {}): RivalsList => ({
  config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
  gameweek: {
    id: 24,
    label: 'Gameweek 24',
    state: 'live',
    finished: false,
    deadline: '2024-02-10T11:00:00Z',
  },
  members: 3,
  my_position: 2,
  limit: { used: 2, max: 10 },
  rows: [
    aRival(),
    ownRow(),
    aRival({
      place: 3,
      id: asTeamId(12),
      name: 'Athletico Madreed',
      fullname: 'Bo Lindqvist',
      total: 1487,
      gap: 9,
    }),
  ],
  ...more,
});

const head = { config: aList().config, members: 3, my_position: 2 };
const gameweek = aList().gameweek;

/** Teams of the rows: the leading rival, and the reader. */
const leader = { place: 1, id: asTeamId(11), name: 'Klopps and Robbers', fullname: 'Ada Whistle' };
const reader = {
  place: 2,
  id: asTeamId(545762),
  name: 'Moyes Will Be Moyes',
  fullname: 'Ronnie Radford',
  mine: true,
};

/** The leader has Salah where the reader has Saka. */
export const aGameweekPage = (more: Partial<RivalsGameweek> = {}): RivalsGameweek => ({
  ...head,
  gameweek,
  rows: [
    {
      ...aRival(),
      only_they: [{ id: asFootballerId(308), name: 'Salah', points: 12, playing_now: false }],
      only_i: [{ id: asFootballerId(19), name: 'Saka', points: 13, playing_now: true }],
      swing: 1,
    },
    ownRow(),
  ],
  ...more,
});

/** Among twelve teams; against the leading rival a bit less than even. */
export const someChances = (more: Partial<RivalsChances> = {}): RivalsChances => ({
  ...head,
  gameweek,
  state: 'running',
  places: { teams: 12, first: 0.23, expected: 4.2, low: 2, high: 7 },
  rows: [{ id: leader.id, win: 0.412, tie: 0.03 }],
  ...more,
});

/** The leading rival scores at 15:20, the reader at 16:40. */
export const aChanceHistory = (more: Partial<RivalsChanceHistory> = {}): RivalsChanceHistory => ({
  ...head,
  gameweek,
  state: 'running',
  times: [
    '2024-02-10T12:30:00Z',
    '2024-02-10T14:10:00Z',
    '2024-02-10T15:00:00Z',
    '2024-02-10T15:20:00Z',
    '2024-02-10T15:50:00Z',
    '2024-02-10T16:40:00Z',
    '2024-02-10T16:55:00Z',
  ],
  first: [0.3, 0.32, 0.31, 0.19, 0.17, 0.24, 0.23],
  rows: [{ id: leader.id, name: leader.name, win: [0.45, 0.46, 0.44, 0.29, 0.27, 0.43, 0.412] }],
  ...more,
});

/** Among twelve teams, ten gameweeks before the end. */
export const someSeasonChances = (more: Partial<RivalsSeasonChances> = {}): RivalsSeasonChances => ({
  ...someChances(),
  places: { teams: 12, first: 0.31, expected: 3.4, low: 1, high: 6 },
  rows: [{ id: leader.id, win: 0.462, tie: 0.01 }],
  gameweeks_left: 10,
  ...more,
});

export const aPointsPage = (more: Partial<RivalsPoints> = {}): RivalsPoints => ({
  ...head,
  rows: [
    {
      ...leader,
      positions: { GKP: 90, DEF: 320, MID: 640, FWD: 380 },
      captain_extra: 190,
      bench: 120,
      hits: 12,
      total: 1608,
    },
    {
      ...reader,
      positions: { GKP: 88, DEF: 300, MID: 600, FWD: 350 },
      captain_extra: 170,
      bench: 143,
      hits: 12,
      total: 1496,
    },
  ],
  ...more,
});

/** Two gameweeks, the newest first; the reader's team did not exist in the older one. */
export const aMatrix = (more: Partial<RivalsMatrix> = {}): RivalsMatrix => ({
  ...head,
  columns: [
    { id: 24, label: 'GW24' },
    { id: 23, label: 'GW23' },
  ],
  rows: [
    { ...leader, total: 1508, values: [67, 50] },
    { ...reader, total: 1496, values: [64, null] },
  ],
  ...more,
});

export const aSeason = (more: Partial<RivalsSeason> = {}): RivalsSeason => ({
  ...head,
  totals: {
    x: [23, 24],
    lines: [
      { id: asTeamId(11), label: 'Klopps and Robbers', values: [1441, 1508] },
      { id: asTeamId(545762), label: 'Moyes Will Be Moyes', mine: true, values: [1432, 1496] },
    ],
  },
  rows: [
    {
      ...leader,
      total: 1508,
      average: 62.8,
      best: 98,
      worst: 31,
      gameweek_wins: 9,
      hits: 8,
      chips_left: ['bboost', '3xc'],
    },
    {
      ...reader,
      total: 1496,
      average: 62.3,
      best: 101,
      worst: 28,
      gameweek_wins: 7,
      hits: 12,
      chips_left: [],
    },
  ],
  ...more,
});

export const someChips = (more: Partial<RivalsChips> = {}): RivalsChips => ({
  ...head,
  windows: [
    { chip: 'wildcard', from: 2, to: 20, is_over: true },
    { chip: 'wildcard', from: 21, to: 38, is_over: false },
    { chip: 'freehit', from: 2, to: 38, is_over: false },
    { chip: 'bboost', from: 1, to: 38, is_over: false },
    { chip: '3xc', from: 1, to: 38, is_over: false },
  ],
  rows: [
    {
      ...leader,
      played: [{ chip: 'bboost', gameweek_id: 19, gain: 12 }],
      left: ['wildcard', 'freehit', '3xc'],
    },
    { ...reader, played: [], left: ['wildcard', 'freehit', 'bboost', '3xc'] },
  ],
  counts: { bboost: 1 },
  ...more,
});

type ReportRow = RivalsReport['rows'][number];

/** Eight of ten own Salah, six start him. */
export const aReportRow = (more: Partial<ReportRow> = {}): ReportRow => ({
  place: 1,
  id: asFootballerId(308),
  name: 'Salah',
  club_id: 'liv',
  position: 'MID',
  overall: 8,
  lineup: 6,
  c: 3,
  vc: 1,
  in: 2,
  bench: 2,
  share: 80,
  effective: 90,
  mine: false,
  gw_points: 12,
  ...more,
});

export const aReport = (more: Partial<RivalsReport> = {}): RivalsReport => ({
  ...head,
  gameweek,
  total: 10,
  rows: [
    aReportRow(),
    aReportRow({
      place: 2,
      id: asFootballerId(19),
      name: 'Saka',
      club_id: 'ars',
      mine: true,
      overall: 5,
      share: 50,
      c: 0,
    }),
    aReportRow({
      place: 3,
      id: asFootballerId(355),
      name: 'Haaland',
      club_id: 'mci',
      position: 'FWD',
      overall: 2,
      share: 20,
      c: 5,
    }),
  ],
  ...more,
});

export const someTransfers = (more: Partial<RivalsTransfers> = {}): RivalsTransfers => ({
  ...head,
  gameweek_id: 24,
  most_bought: [{ id: asFootballerId(308), name: 'Salah', count: 4 }],
  most_sold: [{ id: asFootballerId(19), name: 'Saka', count: 1 }],
  rows: [
    {
      ...leader,
      transfers: [
        {
          at: '2024-02-09T20:00:00Z',
          in: { id: asFootballerId(308), name: 'Salah' },
          in_price: 12.9,
          out: { id: asFootballerId(19), name: 'Saka' },
          out_price: 8.8,
          difference: -1,
        },
      ],
    },
    { ...reader, transfers: [] },
  ],
  ...more,
});

const aSide = (...cards: Card[]): PitchSide => ({ pitch: [cards], subs: [] });
const salah = aFootballerCard({ id: asFootballerId(308), name: 'Salah', points: { nominal: 12, total: 12 } });
const template = {
  ...head,
  gameweek,
  teams: 10,
  captain: asFootballerId(308),
  ownership: {},
  info: { single_team: true, setup: [1, 4, 4, 2], views: ['rivals' as const], gameweek_id: 24 },
};

export const aTemplate = (more: Partial<TemplateSingle> = {}): TemplateSingle => ({
  ...template,
  team: aSide(salah, aFootballerCard({ id: asFootballerId(355), name: 'Haaland' })),
  ...more,
});

/** Both start Haaland; I have Saka where the template has Salah. */
export const aComparison = (more: Partial<TemplatePitch> = {}): TemplatePitch => ({
  ...template,
  home: aSide(aFootballerCard(), aFootballerCard({ id: asFootballerId(355), name: 'Haaland' })),
  away: aSide(salah, aFootballerCard({ id: asFootballerId(355), name: 'Haaland' })),
  shared: [asFootballerId(355)],
  ...more,
});

type Pick = NonNullable<Card['pick']>;

/** A pick that counts once, or with the armband twice. */
const aPick = (multiplier = 1): Pick => ({
  footballer_id: asFootballerId(19),
  name: 'Saka',
  status: {
    short: multiplier === 2 ? 'C' : 'XI',
    detailed: multiplier === 2 ? 'c' : 'lineup',
    status_detailed: multiplier === 2 ? 'Captain' : 'Starting',
    suggested: null,
    in_lineup: true,
  },
  multiplier,
  order: 7,
  points: { real: 13 },
  gameweek: { player_started: true, playing_now: false, finished: true },
  opponents: [],
});

const explained = { gross: 64, provisional_bonus: 0, hits: 0, nett: 64, bench: 5, total: 1496 };
const haaland = {
  id: asFootballerId(355),
  name: 'Haaland',
  points: { nominal: 5, total: 10 },
  pick: aPick(2),
};

/** The own team: Saka, and Haaland as captain. */
export const aMain = (more: Partial<TeamMain> = {}): TeamMain => ({
  info: template.info,
  team: aSide(
    aFootballerCard({ points: { nominal: 13, total: 13 }, pick: aPick() }),
    aFootballerCard(haaland),
  ),
  gameweek,
  explained,
  auto_subs: [],
  active_chip: null,
  doubts: {},
  ...more,
});

/** The leader's team: Salah as captain, and Haaland. */
export const aPopup = (more: Partial<TeamPopup> = {}): TeamPopup => ({
  team: {
    id: asTeamId(11),
    name: 'Klopps and Robbers',
    fullname: 'Ada Whistle',
    country: null,
    points: 1508,
    rank: 40112,
    kit: null,
    nett_points: 67,
    leagues: [],
  },
  gameweek,
  is_rival: true,
  is_own: false,
  leagues: [],
  gameweeks: [],
  pitch: {
    info: template.info,
    team: aSide(
      aFootballerCard({
        id: asFootballerId(308),
        name: 'Salah',
        points: { nominal: 6, total: 12 },
        pick: aPick(2),
      }),
      aFootballerCard({ ...haaland, points: { nominal: 5, total: 5 }, pick: aPick() }),
    ),
  },
  explained: { ...explained, nett: 67 },
  auto_subs: [],
  active_chip: null,
  ...more,
});

export const aSquadTable = (more: Partial<TeamTable> = {}): TeamTable => ({
  view: 'default',
  gameweek_id: 24,
  active_chip: null,
  groups: { GKP: [], DEF: [], MID: [], FWD: [], SUBS: [] },
  ...more,
});
