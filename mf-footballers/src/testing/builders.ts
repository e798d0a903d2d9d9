import { asFootballerId, asClubId, asTeamId, asFixtureId } from '@touchline/shared/domain';
import { aFixtureCell, aFootballerCard, aFootballerRow } from '@touchline/shared/testing/builders';
import type {
  Card,
  ComparedFootballer,
  FootballerDefault,
  FootballerDetails,
  FootballerGameweeks,
  FootballerHead,
  FootballerPredictions,
  FootballerRivals,
  FootballerRow,
  FootballerSeasons,
  FootballerStats,
  FootballerTransfers,
  FootballersIndex,
  FootballersSuggested,
  PageInfo,
  PriceList,
  TopTeams,
  TopTransfers,
  TransfersList,
  TransfersWidget,
} from '@touchline/shared/wire';

export { aFixtureCell };

/** A row of a list of footballers, as the default view has it for a pass holder. */
export const aFootballer = (more: Partial<FootballerRow> = {}): FootballerRow =>
  aFootballerRow({ badges: ['nailed', 'penalty_taker'], ...more });

export const aPaging = (more: Partial<PageInfo> = {}): PageInfo => ({
  page: 1,
  pages: 1,
  page_size: 20,
  total: 3,
  order_by: 'total_points',
  order: 'desc',
  ...more,
});

/** All on one page; without rows, three footballers by points: one of the own squad, one in doubt. */
export const anIndex = (more: Partial<FootballersIndex> = {}): FootballersIndex => ({
  view: 'default',
  gameweek_id: 24,
  rows: [
    aFootballer({
      id: asFootballerId(308),
      name: 'Salah',
      fullname: 'Mohamed Salah',
      club_id: asClubId('liv'),
      total_points: 157,
    }),
    aFootballer({ mine: true }),
    aFootballer({
      id: asFootballerId(355),
      name: 'Haaland',
      fullname: 'Erling Haaland',
      club_id: asClubId('mci'),
      position: 'FWD',
      chance: 75,
      news: 'Knock',
      gw_points: null,
      total_points: 128,
    }),
  ],
  paging: aPaging({ total: more.rows?.length ?? 3 }),
  ...more,
});

/** Saka as a card of a slider, for a pass holder: at home to Liverpool next. */
export const aCard = (more: Partial<Card> = {}): Card =>
  aFootballerCard({
    badges: ['nailed'],
    ep_next: 7.4,
    form: 6.2,
    cost: 8.8,
    ready: { playing_this: 100, playing_next: 75 },
    upcoming_fixtures: {
      '25': [
        {
          id: asFixtureId('ars-liv'),
          opponent_id: asClubId('liv'),
          is_home: true,
          difficulty: 5,
          kickoff: null,
        },
      ],
    },
    ...more,
  });

/** A card without the values that need the pass. */
export const aLockedCard = (): Card => {
  const { ep_next, form, cost, ready, upcoming_fixtures, ...free } = aCard();
  return { ...free, locked: true };
};

export const someSuggestions = (more: Partial<FootballersSuggested> = {}): FootballersSuggested => ({
  positions: [{ key: 'MID', label: 'Midfielder', footballers: [aCard()] }],
  categories: [
    {
      key: 'nailed',
      label: 'Nailed',
      footballers: [aCard(), aCard({ id: asFootballerId(308), name: 'Salah' })],
    },
  ],
  ...more,
});

type TransferRow = TransfersList['rows'][number];

/** Salah, bought by many. */
export const aTransferRow = (more: Partial<TransferRow> = {}): TransferRow => ({
  place: 1,
  id: asFootballerId(308),
  name: 'Salah',
  club_id: asClubId('liv'),
  position: 'MID',
  mine: false,
  balance: 214321,
  transfers_in: 250000,
  transfers_out: 35679,
  selected_by: 30.1,
  cost: 12.9,
  cost_change: 0.1,
  ...more,
});

export const someTransfers = (more: Partial<TransfersList> = {}): TransfersList => ({
  kind: 'in',
  rows: [
    aTransferRow(),
    aTransferRow({
      place: 2,
      id: asFootballerId(19),
      name: 'Saka',
      mine: true,
      balance: -1234567,
      cost_change: -0.1,
    }),
  ],
  paging: aPaging({ order_by: 'transfers_in', total: 2 }),
  ...more,
});

export const movedMost = (more: Partial<TransfersWidget> = {}): TransfersWidget => {
  const row = {
    id: asFootballerId(308),
    name: 'Salah',
    club_id: asClubId('liv'),
    position: 'MID' as const,
    balance: 214321,
    transfers_in: 250000,
    transfers_out: 35679,
  };
  return {
    in: [row],
    out: [{ ...row, id: asFootballerId(19), name: 'Saka', balance: -90000, transfers_out: 110000 }],
    nett: [row],
    ...more,
  };
};

const sample = { tier: 100, gameweek_id: 24, teams: 97, sampled_at: '2024-02-10T12:00:00Z' };
const identity = {
  id: asFootballerId(308),
  name: 'Salah',
  club_id: asClubId('liv'),
  position: 'MID' as const,
  mine: false,
};

/** The first row locked as for a reader without pass. */
export const aTopTeams = (more: Partial<TopTeams> = {}): TopTeams => ({
  ...sample,
  rows: [
    { place: 1, locked: true },
    {
      place: 2,
      ...identity,
      selected: 62.5,
      lineup: 60,
      captained: 30,
      vice_captained: 5,
      bench: 2.5,
      overall: 30.1,
      edge: 32.4,
      effective: 90,
    },
  ],
  ...more,
});

export const aTopTransfers = (more: Partial<TopTransfers> = {}): TopTransfers => ({
  ...sample,
  rows: [
    { place: 1, ...identity, in: 20, out: 8, nett: 12, cost: 12.9, next: [aFixtureCell()] },
    {
      place: 2,
      ...identity,
      id: asFootballerId(19),
      name: 'Saka',
      in: 3,
      out: 15,
      nett: -12,
      cost: 8.8,
      next: [],
    },
  ],
  ...more,
});

/** The head of Saka's pages. */
export const aHead = (more: Partial<FootballerHead> = {}): FootballerHead => ({
  id: asFootballerId(19),
  name: 'Saka',
  fullname: 'Bukayo Saka',
  club_id: asClubId('ars'),
  position: 'MID',
  position_real: { code: 'W', short: 'W' },
  status: 'd',
  chance: 75,
  news: 'Knock - 75% chance of playing',
  cost: 8.8,
  selected_by: 46.2,
  badges: ['nailed'],
  mine: true,
  watched: false,
  rivals: { count: 3, total: 10, count_share: 30 },
  next: [aFixtureCell()],
  ...more,
});

export const aFootballerPage = (more: Partial<FootballerDefault> = {}): FootballerDefault => ({
  head: aHead(),
  gameweeks: [
    { gameweek_id: 23, points: 6 },
    { gameweek_id: 24, points: 13 },
  ],
  kpis: { total_points: 148, per_match: 6.7, minutes: 1893, form: 6.2, ep_next: 7.4 },
  config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
  owners: [{ id: asTeamId(11), name: 'Klopps and Robbers', status: 'C' }],
  ...more,
});

/** Saka's match at West Ham. */
export const aPlayedFixture = (
  more: Partial<FootballerGameweeks['rows'][number]> = {},
): FootballerGameweeks['rows'][number] => ({
  fixture_id: asFixtureId('whu-ars'),
  gameweek_id: 24,
  opponent_id: asClubId('whu'),
  is_home: false,
  result: '6–0',
  minutes: 77,
  started: true,
  counts: { goals_scored: 2, bonus: 3 },
  bps: 52,
  points: 16,
  bonus_provisional: false,
  cost: 8.8,
  selected: 4012345,
  ...more,
});

export const someDetails = (more: Partial<FootballerDetails> = {}): FootballerDetails => ({
  head: aHead(),
  squad_number: 7,
  badges: [{ key: 'nailed', label: 'Nailed', text: 'Starts every game' }],
  news_at: '2024-02-09T10:00:00Z',
  cost_start: 8.5,
  dreamteam_count: 2,
  in_dreamteam: true,
  starts: 21,
  set_pieces: { corners: 2, freekicks: null, penalties: 1 },
  ...more,
});

export const somePredictions = (more: Partial<FootballerPredictions> = {}): FootballerPredictions => ({
  head: aHead(),
  ep_this: 5.7,
  ep_next: 7.4,
  rows: [
    { gameweek_id: 23, expected: null, actual: 6 },
    { gameweek_id: 24, expected: 5.7, actual: 13 },
    { gameweek_id: 25, expected: 7.4, actual: null },
  ],
  ...more,
});

export const someOwners = (more: Partial<FootballerRivals> = {}): FootballerRivals => ({
  head: aHead(),
  config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
  ownership: { count: 3, total: 10, count_share: 30 },
  rows: [
    { id: asTeamId(11), name: 'Klopps and Robbers', status: 'C', since: 3, points_gained: 121 },
    { id: asTeamId(12), name: 'Kane You Believe It', status: 'SUB', since: null, points_gained: 14 },
  ],
  ...more,
});

type SeasonRow = FootballerSeasons['rows'][number];
export const aSeason = (more: Partial<SeasonRow> = {}): SeasonRow => ({
  season: '2023-24',
  club_id: asClubId('ars'),
  cost_start: 8.5,
  cost_end: 8.8,
  minutes: 1893,
  goals_scored: 9,
  assists: 11,
  clean_sheets: 8,
  points: 148,
  ...more,
});

/** The current season and the one before, for which the game has no club. */
export const someSeasons = (more: Partial<FootballerSeasons> = {}): FootballerSeasons => ({
  head: aHead(),
  complete: true,
  rows: [aSeason(), aSeason({ season: '2022-23', club_id: null, cost_end: 8.2, points: 202 })],
  ...more,
});

export const someStats = (more: Partial<FootballerStats> = {}): FootballerStats => ({
  head: aHead(),
  minutes: 1893,
  minutes_needed: 180,
  compared: 133,
  radar: [
    { key: 'goals_scored', percentile: 93 },
    { key: 'assists', percentile: 99 },
    { key: 'creativity', percentile: 97 },
    { key: 'threat', percentile: 95 },
    { key: 'bonus', percentile: 90 },
    { key: 'minutes', percentile: 88 },
  ],
  per_90: [
    { key: 'total_points', total: 148, per_90: 7.04 },
    { key: 'expected_goals', total: 8.2, per_90: 0.39 },
  ],
  ...more,
});

export const aTransferHistory = (more: Partial<FootballerTransfers> = {}): FootballerTransfers => ({
  head: aHead(),
  complete: true,
  rows: [
    { gameweek_id: 23, cost: 8.7, selected: 4000000, transfers_in: 51234, transfers_out: 20123 },
    { gameweek_id: 24, cost: 8.8, selected: 4031111, transfers_in: 10456, transfers_out: 30789 },
  ],
  now: { balance: 21000, transfers_in: 25000, transfers_out: 4000 },
  ...more,
});

type AnyPriceRow = PriceList['risers'][number];

/** Salah, whose price the game expects to rise tonight. */
export const aPriceRow = (more: Partial<AnyPriceRow> = {}): AnyPriceRow => ({
  place: 1,
  id: asFootballerId(308),
  name: 'Salah',
  club_id: asClubId('liv'),
  position: 'MID',
  mine: false,
  watched: false,
  cost: 12.9,
  cost_change: 0.1,
  cost_change_start: 0.4,
  selected_by: 30.1,
  balance: 214321,
  forecast: {
    percent: 88.5,
    hourly_rate: 1.2,
    nights: [
      { percent: 101.3, likelihood: 80 },
      { percent: 55, likelihood: 0 },
      { percent: 60, likelihood: 0 },
    ],
    locked_until: null,
    is_calibrating: false,
  },
  ...more,
});

type AnyPriceChange = PriceList['changes'][number];

/** Salah's announced rise. */
export const aPriceChange = (more: Partial<AnyPriceChange> = {}): AnyPriceChange => ({
  id: asFootballerId(308),
  name: 'Salah',
  club_id: asClubId('liv'),
  position: 'MID',
  mine: false,
  from: 12.8,
  to: 12.9,
  at: '2026-08-21T23:00:00Z',
  announced: true,
  ...more,
});

export const somePrices = (more: Partial<PriceList> = {}): PriceList => ({
  from: 'forecast',
  next_change: '2026-08-22T23:00:00Z',
  risers: [aPriceRow(), { place: 2, locked: true }],
  fallers: [],
  own: [aPriceRow({ id: asFootballerId(19), name: 'Saka', club_id: asClubId('ars'), mine: true })],
  changes: [
    aPriceChange(),
    aPriceChange({
      id: asFootballerId(19),
      name: 'Saka',
      club_id: asClubId('ars'),
      mine: true,
      from: 8.8,
      to: 8.7,
      announced: false,
    }),
  ],
  record: { nights: 40, unwatched: 0, expected: 150, right: 132, wrong: 18, missed: 12 },
  own_value: { now: 101.2, next: 101.3 },
  ...more,
});

/** Saka in a comparison, for a pass holder. */
export const aCompared = (more: Partial<ComparedFootballer> = {}): ComparedFootballer => ({
  head: aHead(),
  cost_start: 8.5,
  total_points: 148,
  per_match: 6.7,
  minutes: 1893,
  starts: 22,
  home: { matches: 11, points: 80, goals_scored: 6, assists: 5 },
  away: { matches: 11, points: 68, goals_scored: 3, assists: 6 },
  per_90: [{ key: 'expected_goals', total: 8.2, per_90: 0.39 }],
  radar: [{ key: 'goals_scored', percentile: 93 }],
  next: [aFixtureCell()],
  form: 6.2,
  ep_next: 7.4,
  ep: [6.1, 5.2],
  top_thousand: 81.5,
  ...more,
});
