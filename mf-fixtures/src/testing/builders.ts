import { asFootballerId, asClubId, asFixtureId } from '@touchline/shared/domain';
import { aFootballerCard } from '@touchline/shared/testing/builders';
import type {
  FixtureBonus,
  FixtureComments,
  FixtureEvent,
  FixtureHead,
  FixtureLineups,
  FixtureMoment,
  FixtureOverview,
  FixturePoints,
  FixtureRivals,
  FixtureRow,
  FixturesList,
  FixtureStats,
  GameweekOverview,
  GameweeksIndex,
  GameweekStreaming,
  GameweekSummary,
  SeasonTicker,
} from '@touchline/shared/wire';
import type { TickerCell, TickerRow } from '../domain/tickerRun';
import type { FixturesResults } from '../state/fixtures.queries';

/** Gameweek 24 between matches, without doubles or blanks. */
export const aGameweek = (more: Partial<GameweekSummary> = {}): GameweekSummary => ({
  id: asFootballerId(24),
  label: 'Gameweek 24',
  state: 'between',
  finished: false,
  deadline: '2024-02-10T11:00:00Z',
  average_points: 38,
  highest_points: 112,
  fixtures: 10,
  doubles: [],
  blanks: [],
  ...more,
});

/** A goal by Saka in the 41st minute. */
export const anEvent = (more: Partial<FixtureEvent> = {}): FixtureEvent => ({
  kind: 'goals_scored',
  minute: 41,
  footballer_id: asFootballerId(19),
  name: 'Saka',
  club_id: asClubId('ars'),
  count: 1,
  points: 5,
  ...more,
});

/** West Ham against Arsenal on Sunday, 11 February, not started. */
export const aFixture = (more: Partial<FixtureRow> = {}): FixtureRow => ({
  id: asFixtureId('whu-ars'),
  gameweek_id: 24,
  kickoff: '2024-02-11T14:00:00Z',
  started: false,
  active: false,
  finished: false,
  bonus_official: false,
  minute: null,
  home: { id: asClubId('whu'), name: 'West Ham', score: null },
  away: { id: asClubId('ars'), name: 'Arsenal', score: null },
  events: [],
  mine: [],
  rivals_share: null,
  ...more,
});

/** Manchester City 2, Everton 0: over, one of mine scored twice. */
export const aFinishedFixture = (more: Partial<FixtureRow> = {}): FixtureRow =>
  aFixture({
    id: asFixtureId('mci-eve'),
    kickoff: '2024-02-10T12:30:00Z',
    started: true,
    finished: true,
    home: { id: asClubId('mci'), name: 'Man City', score: 2 },
    away: { id: asClubId('eve'), name: 'Everton', score: 0 },
    events: [
      anEvent({ name: 'Haaland', footballer_id: asFootballerId(355), club_id: asClubId('mci'), minute: 71 }),
      anEvent({ name: 'Haaland', footballer_id: asFootballerId(355), club_id: asClubId('mci'), minute: 85 }),
    ],
    mine: [
      { id: asFootballerId(355), name: 'Haaland', club_id: asClubId('mci'), in_lineup: true, points: 26 },
    ],
    rivals_share: 2.4,
    ...more,
  });

/** Liverpool 1, Burnley 1 after 34 minutes. */
export const aLiveFixture = (more: Partial<FixtureRow> = {}): FixtureRow =>
  aFixture({
    id: asFixtureId('liv-bur'),
    kickoff: '2024-02-10T15:00:00Z',
    started: true,
    active: true,
    minute: 34,
    home: { id: asClubId('liv'), name: 'Liverpool', score: 1 },
    away: { id: asClubId('bur'), name: 'Burnley', score: 1 },
    ...more,
  });

/** One over, one running, one to come. */
export const aList = (more: Partial<FixturesList> = {}): FixturesList => ({
  gameweek: aGameweek(),
  fixtures: [aFinishedFixture(), aLiveFixture(), aFixture()],
  postponed: [],
  doubles: [],
  blanks: [],
  ...more,
});

export const anOverview = (more: Partial<GameweekOverview> = {}): GameweekOverview => ({
  gameweek: aGameweek(),
  previous: 23,
  next: 25,
  transfers_made: 11250371,
  chips_played: { wildcard: 210440, '3xc': 35010 },
  most_selected: { id: asFootballerId(19), name: 'Saka', points: 16 },
  most_captained: { id: asFootballerId(355), name: 'Haaland', points: 13 },
  most_vice_captained: null,
  most_transferred_in: null,
  top_footballer: { id: asFootballerId(19), name: 'Saka', points: 16 },
  ...more,
});

/** All 38, of which the 24th is the current. */
export const anIndex = (): GameweeksIndex => ({
  current: 24,
  next: 25,
  gameweeks: Array.from({ length: 38 }, (_, at) =>
    aGameweek({ id: asFootballerId(at + 1), label: `Gameweek ${at + 1}` }),
  ),
});

/** Arsenal at Burnley, easy. */
export const aTickerCell = (more: Partial<TickerCell> = {}): TickerCell => ({
  fixture_id: asFixtureId('bur-ars'),
  gameweek_id: 25,
  opponent_id: asClubId('bur'),
  is_home: false,
  difficulty: 2,
  kickoff: '2024-02-17T15:00:00Z',
  attack: 1.5,
  defence: 2.1,
  ...more,
});

/** Arsenal, with one fixture in gameweek 25. */
export const aTickerRow = (more: Partial<TickerRow> = {}): TickerRow => ({
  club_id: asClubId('ars'),
  name: 'Arsenal',
  cells: { '25': [aTickerCell()] },
  ...more,
});

/** Arsenal with an easy run and a double, Chelsea with a hard one and a blank; gameweeks 24 to 30. */
export const aTicker = (more: Partial<SeasonTicker> = {}): SeasonTicker => {
  const gameweeks = [24, 25, 26, 27, 28, 29, 30];
  const cellsOf = (cell: TickerCell) => Object.fromEntries(gameweeks.map((id) => [id, [cell]]));
  const hard = aTickerCell({
    opponent_id: asClubId('mci'),
    is_home: true,
    difficulty: 5,
    attack: 4.6,
    defence: 4.9,
  });
  return {
    kind: 'club',
    gameweeks,
    rows: [
      aTickerRow({ club_id: asClubId('che'), name: 'Chelsea', cells: { ...cellsOf(hard), '26': [] } }),
      aTickerRow({
        cells: {
          ...cellsOf(aTickerCell()),
          '28': [aTickerCell(), aTickerCell({ opponent_id: asClubId('lut'), is_home: true })],
        },
      }),
    ],
    ...more,
  };
};

type GameweekEvent = FixturesResults['events']['events'][number];
type PlayedRow = FixturesResults['footballers']['rows'][number];
type SideRow = FixturesResults['points']['rows'][number];

/** A goal by Saka, who has no owner here. */
export const aGameweekEvent = (more: Partial<GameweekEvent> = {}): GameweekEvent => ({
  ...anEvent(),
  fixture_id: asFixtureId('whu-ars'),
  mine: false,
  rival: false,
  ...more,
});

/** Saka: two goals and an assist at West Ham. */
export const aPlayed = (more: Partial<PlayedRow> = {}): PlayedRow => ({
  id: asFootballerId(19),
  name: 'Saka',
  club_id: asClubId('ars'),
  position: 'MID',
  opponents: [{ opponent_id: asClubId('whu'), is_home: false }],
  minutes: 90,
  points: 16,
  goals_scored: 2,
  assists: 1,
  clean_sheets: 1,
  bonus: 3,
  bonus_provisional: false,
  bps: 53,
  rivals: { count: 3, total: 10, count_share: 30 },
  mine: false,
  ...more,
});

/** Manchester City against Everton. */
export const aSide = (more: Partial<SideRow> = {}): SideRow => ({
  fixture_id: asFixtureId('mci-eve'),
  club_id: asClubId('mci'),
  total: 58,
  categories: { goals_scored: 8, minutes: 26, clean_sheets: 21, bonus: 3 },
  ...more,
});

/** A goal by Saka in the 41st minute, on the timeline's axis. */
export const aMoment = (more: Partial<FixtureMoment> = {}): FixtureMoment => ({
  kind: 'goal',
  minute: 41,
  added: 0,
  club_id: asClubId('ars'),
  footballer: { id: asFootballerId(19), name: 'Saka' },
  other: null,
  count: 1,
  ...more,
});

export const aHead = (more: Partial<FixtureHead> = {}): FixtureHead => ({
  fixture: aFixture(),
  gameweek: aGameweek(),
  venue: { name: 'London Stadium', city: 'London' },
  weather: { temperature: 7, icon: 'showers', wind: 15 },
  ...more,
});

const aPastFixture = (more: Partial<FixtureOverview['meetings'][number]> = {}) => ({
  fixture_id: asFixtureId('lut-whu'),
  gameweek_id: 23,
  kickoff: '2024-02-01T19:30:00Z',
  opponent_id: asClubId('lut'),
  is_home: false,
  difficulty: 2,
  result: '2–1',
  ...more,
});

/** The preview of West Ham against Arsenal. */
export const aFixtureOverview = (more: Partial<FixtureOverview> = {}): FixtureOverview => ({
  head: aHead(),
  moments: [],
  form: {
    home: [
      aPastFixture(),
      aPastFixture({
        fixture_id: asFixtureId('whu-bou'),
        opponent_id: asClubId('bou'),
        is_home: true,
        result: '1–1',
      }),
    ],
    away: [
      aPastFixture({
        fixture_id: asFixtureId('ars-liv'),
        opponent_id: asClubId('liv'),
        is_home: true,
        result: '3–1',
      }),
    ],
  },
  comparison: {
    home: { gap: -115, ratio: -0.2911, correction: -0.4, edge: -0.6911 },
    away: { gap: 150, ratio: 0.3797, correction: 0, edge: 0.3797 },
    edge: -1.0708,
    word: 'Away edge',
  },
  meetings: [
    aPastFixture({ fixture_id: asFixtureId('ars-whu'), opponent_id: asClubId('ars'), result: '0–2' }),
  ],
  key_footballers: [
    { id: asFootballerId(19), name: 'Saka', club_id: asClubId('ars'), position: 'MID', expected_points: 7.4 },
    {
      id: asFootballerId(526),
      name: 'Bowen',
      club_id: asClubId('whu'),
      position: 'MID',
      expected_points: 4.6,
    },
  ],
  top: [],
  ...more,
});

/** The overview after the match: two goals, a substitution. */
export const aFinishedOverview = (more: Partial<FixtureOverview> = {}): FixtureOverview =>
  aFixtureOverview({
    head: aHead({ fixture: anOverFixture() }),
    moments: [
      aMoment({
        minute: 32,
        footballer: { id: asFootballerId(6), name: 'Saliba' },
        other: { id: asFootballerId(14), name: 'Rice' },
      }),
      aMoment(),
      aMoment({
        kind: 'substitution',
        minute: 90,
        added: 3,
        club_id: asClubId('whu'),
        footballer: { id: asFootballerId(526), name: 'Bowen' },
        other: { id: asFootballerId(530), name: 'Mubama' },
      }),
    ],
    top: [
      {
        id: asFootballerId(19),
        name: 'Saka',
        club_id: asClubId('ars'),
        position: 'MID',
        minutes: 90,
        points: 16,
      },
      {
        id: asFootballerId(14),
        name: 'Rice',
        club_id: asClubId('ars'),
        position: 'MID',
        minutes: 90,
        points: 13,
      },
    ],
    ...more,
  });

/** West Ham 0, Arsenal 2: over. */
export const anOverFixture = (more: Partial<FixtureRow> = {}): FixtureRow =>
  aFixture({
    started: true,
    finished: true,
    bonus_official: true,
    home: { id: asClubId('whu'), name: 'West Ham', score: 0 },
    away: { id: asClubId('ars'), name: 'Arsenal', score: 2 },
    ...more,
  });

/** West Ham 0, Arsenal 1 after 34 minutes. */
export const aRunningFixture = (more: Partial<FixtureRow> = {}): FixtureRow =>
  aFixture({
    started: true,
    active: true,
    minute: 34,
    home: { id: asClubId('whu'), name: 'West Ham', score: 0 },
    away: { id: asClubId('ars'), name: 'Arsenal', score: 1 },
    ...more,
  });

const aFixtureFootballer = {
  id: asFootballerId(19),
  name: 'Saka',
  club_id: asClubId('ars'),
  position: 'MID' as const,
};

/** Raya and Saka against Areola and Bowen. */
export const someLineups = (more: Partial<FixtureLineups> = {}): FixtureLineups => {
  const card = (id: number, name: string, club_id: string, position: 'GKP' | 'MID') =>
    aFootballerCard({ id: asFootballerId(id), name, fullname: name, club_id: asClubId(club_id), position });
  return {
    head: aHead({ fixture: anOverFixture() }),
    kind: 'confirmed',
    lineups_at: '2024-02-11T12:45:00Z',
    info: { single_team: false, setup: [1, 1], views: ['rivals', 'gameweek_points'], gameweek_id: 24 },
    home: { pitch: [[card(540, 'Areola', 'whu', 'GKP')], [card(526, 'Bowen', 'whu', 'MID')]], subs: [] },
    away: {
      pitch: [[card(1, 'Raya', 'ars', 'GKP')], [card(19, 'Saka', 'ars', 'MID')]],
      subs: [card(12, 'Nelson', 'ars', 'MID')],
    },
    moments: [],
    ...more,
  };
};

type RivalsRow = FixtureRivals['rows'][number];

/** Saka, owned by three of ten teams and by the manager. */
export const aRivalsRow = (more: Partial<RivalsRow> = {}): RivalsRow => ({
  ...aFixtureFootballer,
  rivals: { count: 3, total: 10, count_share: 30 },
  captained: 1,
  effective: 40,
  mine: true,
  my_multiplier: 2,
  points: 16,
  swing: 25.6,
  ...more,
});

export const someRivals = (more: Partial<FixtureRivals> = {}): FixtureRivals => ({
  head: aHead({ fixture: aRunningFixture() }),
  config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
  swing: 24.2,
  rows: [
    aRivalsRow(),
    aRivalsRow({
      id: asFootballerId(14),
      name: 'Rice',
      mine: false,
      my_multiplier: 0,
      effective: 10,
      points: 14,
      swing: -1.4,
    }),
  ],
  ...more,
});

type Comment = FixtureComments['comments'][number];

export const aComment = (more: Partial<Comment> = {}): Comment => ({
  id: 1,
  minute: 1,
  added: 0,
  kind: 'kick_off',
  is_key: true,
  club_id: null,
  footballer_id: null,
  text: 'West Ham against Arsenal is under way.',
  ...more,
});

/** The newest first: a goal, a corner, the kick-off. */
export const someComments = (more: Partial<FixtureComments> = {}): FixtureComments => ({
  head: aHead({ fixture: aRunningFixture() }),
  comments: [
    aComment({ id: 3, minute: 32, kind: 'goal', text: 'Goal! Saliba scores for Arsenal.' }),
    aComment({ id: 2, minute: 31, kind: 'corner', is_key: false, text: 'Corner for Arsenal.' }),
    aComment(),
  ],
  ...more,
});

type PointsRow = FixturePoints['rows'][number];

export const aPointsRow = (more: Partial<PointsRow> = {}): PointsRow => ({
  ...aFixtureFootballer,
  minutes: 90,
  total: 16,
  categories: { goals_scored: 10, minutes: 2, clean_sheets: 1, bonus: 3 },
  ...more,
});

export const somePoints = (more: Partial<FixturePoints> = {}): FixturePoints => ({
  head: aHead({ fixture: anOverFixture() }),
  rows: [
    aPointsRow(),
    aPointsRow({
      id: asFootballerId(526),
      name: 'Bowen',
      club_id: asClubId('whu'),
      total: 1,
      categories: { minutes: 2, yellow_cards: -1 },
    }),
  ],
  ...more,
});

type BonusRow = FixtureBonus['rows'][number];

export const aBonusRow = (more: Partial<BonusRow> = {}): BonusRow => ({
  ...aFixtureFootballer,
  place: 1,
  bps: 53,
  provisional: 3,
  official: null,
  differs: false,
  ...more,
});

/** Saka and Rice level on top, then Saliba. */
export const someBonus = (more: Partial<FixtureBonus> = {}): FixtureBonus => ({
  head: aHead({ fixture: aRunningFixture() }),
  official: false,
  rows: [
    aBonusRow(),
    aBonusRow({ id: asFootballerId(14), name: 'Rice' }),
    aBonusRow({ id: asFootballerId(6), name: 'Saliba', place: 3, bps: 31, provisional: 1 }),
    aBonusRow({
      id: asFootballerId(526),
      name: 'Bowen',
      club_id: asClubId('whu'),
      place: 4,
      bps: 12,
      provisional: 0,
    }),
  ],
  ...more,
});

export const someStats = (more: Partial<FixtureStats> = {}): FixtureStats => ({
  head: aHead({ fixture: aRunningFixture() }),
  rows: [
    { key: 'shots', home: 4, away: 11 },
    { key: 'possession', home: 36, away: 64 },
    { key: 'expected_goals', home: 0.31, away: 1.63 },
  ],
  ...more,
});

type Broadcast = GameweekStreaming['fixtures'][number];

export const aBroadcast = (more: Partial<Broadcast> = {}): Broadcast => ({
  id: asFixtureId('whu-ars'),
  home: asClubId('whu'),
  away: asClubId('ars'),
  kickoff: '2024-02-11T14:00:00Z',
  channels: [{ name: 'Harbour TV', url: 'https://harbour.example/live' }],
  ...more,
});
