import type { OfficialElement } from '../../src/game/fpl/official';
import { badgesFor, badgesForCard } from './plainBadges';
import {
  allLinesOf,
  begunGameweeks,
  cellOf,
  clubOf,
  comingCells,
  comingGameweeks,
  fixturesOfClub,
  gameweekPointsOf,
  hasBegun,
  instant,
  matchesIn,
  matchesOf,
  oncePerSeason,
  pairOf,
  type PlainMatch,
  type PlainSeason,
  positionOf,
  total,
} from './plainSeason';

/** The reader of a list; everybody here has the pass. */
export interface PlainReader {
  readonly mine: ReadonlySet<number>;
  readonly watched: readonly number[];
  readonly ownership: (id: number) => { count: number; total: number; count_share: number };
}

export const nobodysView = () => ({ count: 0, total: 0, count_share: 0 });
const number = (written: string | null) => (written === null ? null : Number(written));
export const balanceOf = (one: OfficialElement) => one.transfers_in_event - one.transfers_out_event;

const dayMs = 24 * 3600 * 1000;

/** The day of a date without a year: the first one that is not more than the given days in the past. */
const dayNear = (day: string, month: string, at: number, daysBack: number) =>
  [-1, 0, 1]
    .map((more) => Date.parse(`${day} ${month} ${new Date(at).getUTCFullYear() + more} UTC`))
    .find((instant) => instant >= at - daysBack * dayMs);

/**
 * Chance in the next match of the club: an absence ends on the date in its news.
 *
 * @param gameweek whose first match is meant; by default the club's next match
 */
export function chanceOf(season: PlainSeason, one: OfficialElement, gameweek?: number): number {
  const chance = one.chance_of_playing_next_round ?? 100;
  const [next] = fixturesOfClub(season, clubOf(season, one)).filter(
    (fixture) =>
      fixture.kickoff_time !== null &&
      (gameweek === undefined ? !hasBegun(fixture) : fixture.event === gameweek),
  );
  if (chance !== 0 || one.status === 'u' || next?.kickoff_time == null) return chance;
  const kickoff = Date.parse(next.kickoff_time);
  const at = Math.min(kickoff, season.next ? Date.parse(season.next.deadline_time) : kickoff);
  const [, day = '', month = ''] = /(?:expected back|until)\s+(\d+)\s+([a-z]{3})/i.exec(one.news) ?? [];
  const back = dayNear(day, month, at, /\bloan\b/i.test(one.news) ? 0 : 60);
  return back !== undefined && back + dayMs > at && kickoff >= back ? 100 : 0;
}

/** The same beside a name; null for who has no flag. */
export const chanceShownOf = (season: PlainSeason, one: OfficialElement): number | null =>
  one.chance_of_playing_next_round === 0 ? chanceOf(season, one) : one.chance_of_playing_next_round;

export function identityOf(season: PlainSeason, one: OfficialElement, reader: PlainReader) {
  return {
    id: one.id,
    name: one.web_name,
    fullname: `${one.first_name} ${one.second_name}`,
    club_id: clubOf(season, one),
    position: positionOf(one),
    chance: chanceShownOf(season, one),
    news: one.news,
    status: one.status,
    mine: reader.mine.has(one.id),
    watched: reader.watched.includes(one.id),
    badges: badgesFor(season, one.id),
  };
}

/** Points and counts of a footballer by category, over all matches. */
export const categoriesOf = oncePerSeason((season, id: number) => {
  const sums: Record<string, { points: number; count: number }> = {};
  for (const { category, points, count } of matchesOf(season, id).flatMap((match) =>
    allLinesOf(season, match, true),
  )) {
    const before = sums[category] ?? { points: 0, count: 0 };
    sums[category] = { points: before.points + points, count: before.count + count };
  }
  return sums;
});

const matchCell = (season: PlainSeason, match: PlainMatch) => ({
  ...cellOf(season, match.fixture, match.club),
  points: match.points,
  minutes: match.row.minutes,
});

export const meanDifficultyOf = oncePerSeason((season, club: string): number | null => {
  const all = comingGameweeks(season, 6).flatMap((gameweek) => {
    const own = fixturesOfClub(season, club).filter(({ event }) => event === gameweek);
    return own.length === 0 ? [5.5] : own.map((fixture) => cellOf(season, fixture, club).difficulty);
  });
  return all.length === 0 ? null : Math.round((total(all) / all.length) * 100) / 100;
});

type View = (season: PlainSeason, one: OfficialElement, reader: PlainReader) => object;

export const views: Record<string, View> = {
  default: (season, one, reader) => ({
    rivals: reader.ownership(one.id),
    selected_by: Number(one.selected_by_percent),
    cost: one.now_cost / 10,
    gw_points: gameweekPointsOf(season, one.id, season.current?.id),
    total_points: one.total_points,
    form: Number(one.form),
  }),
  total_points: (season, one) => ({
    total_points: one.total_points,
    per_match: Number(one.points_per_game),
    categories: categoriesOf(season, one.id),
  }),
  gameweek_points: (season, one) => ({
    total_points: one.total_points,
    gameweeks: begunGameweeks(season)
      .slice(-8)
      .reverse()
      .map((gameweek_id) => ({ gameweek_id, points: gameweekPointsOf(season, one.id, gameweek_id) })),
  }),
  fixtures_points: (season, one) => ({
    fixtures: matchesOf(season, one.id)
      .slice(-6)
      .reverse()
      .map((match) => matchCell(season, match)),
  }),
  gameweek_transfers: (_, one) => ({
    selected_by: Number(one.selected_by_percent),
    cost: one.now_cost / 10,
    balance: balanceOf(one),
    transfers_in: one.transfers_in_event,
    transfers_out: one.transfers_out_event,
    cost_change: one.cost_change_event / 10,
  }),
  predictions: (season, one) => ({
    ep_this: number(one.ep_this),
    ep_next: number(one.ep_next),
    form: Number(one.form),
    next: comingCells(season, clubOf(season, one), 3),
  }),
  season_ticker: (season, one) => ({
    ticker: Object.fromEntries(
      comingGameweeks(season, 6).map((gameweek) => [
        gameweek,
        fixturesOfClub(season, clubOf(season, one))
          .filter(({ event }) => event === gameweek)
          .map((fixture) => cellOf(season, fixture, clubOf(season, one))),
      ]),
    ),
    mean_difficulty: meanDifficultyOf(season, clubOf(season, one)),
  }),
};

export const rowOf = (season: PlainSeason, one: OfficialElement, reader: PlainReader, view: string) => ({
  ...identityOf(season, one, reader),
  ...views[view]?.(season, one, reader),
});

const plainLetters = (written: string) =>
  written
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .replaceAll('ð', 'd')
    .replaceAll('þ', 'th');

type SortKey = (season: PlainSeason, one: OfficialElement) => number | string | null;
const points =
  (category: string): SortKey =>
  (season, { id }) =>
    categoriesOf(season, id)[category]?.points ?? 0;

/** Sort keys of lists, with their initial direction. */
export const sorts: Record<string, readonly ['asc' | 'desc', SortKey]> = {
  name: ['asc', (_, one) => plainLetters(one.web_name)],
  club: ['asc', (season, one) => clubOf(season, one)],
  position: ['asc', (_, one) => one.element_type],
  total_points: ['desc', (_, one) => one.total_points],
  per_match: ['desc', (_, one) => Number(one.points_per_game)],
  gw_points: ['desc', (season, one) => gameweekPointsOf(season, one.id, season.current?.id)],
  selected_by: ['desc', (_, one) => Number(one.selected_by_percent)],
  cost: ['desc', (_, one) => one.now_cost],
  cost_change: ['desc', (_, one) => one.cost_change_event],
  form: ['desc', (_, one) => Number(one.form)],
  balance: ['desc', (_, one) => balanceOf(one)],
  transfers_in: ['desc', (_, one) => one.transfers_in_event],
  transfers_out: ['desc', (_, one) => one.transfers_out_event],
  ep_this: ['desc', (_, one) => number(one.ep_this)],
  ep_next: ['desc', (_, one) => number(one.ep_next)],
  status: ['desc', chanceOf],
  mean_difficulty: ['asc', (season, one) => meanDifficultyOf(season, clubOf(season, one))],
  goals_scored: ['desc', points('goals_scored')],
  assists: ['desc', points('assists')],
  minutes: ['desc', points('minutes')],
  bonus: ['desc', points('bonus')],
  clean_sheets: ['desc', points('clean_sheets')],
  yellow_cards: ['desc', points('yellow_cards')],
  goals_conceded: ['desc', points('goals_conceded')],
  red_cards: ['desc', points('red_cards')],
  own_goals: ['desc', points('own_goals')],
  saves: ['desc', points('saves')],
  penalties_saved: ['desc', points('penalties_saved')],
  penalties_missed: ['desc', points('penalties_missed')],
};

export const defaultSort: Record<string, string> = {
  default: 'total_points',
  total_points: 'total_points',
  gameweek_points: 'total_points',
  fixtures_points: 'total_points',
  gameweek_transfers: 'balance',
  predictions: 'ep_next',
  season_ticker: 'mean_difficulty',
};

/** Missing values last; ties by points, then by the lower id. */
export function sortedBy(season: PlainSeason, key: string, order = sorts[key]?.[0]): OfficialElement[] {
  const valueOf = sorts[key]?.[1] ?? (() => null);
  const sign = order === 'asc' ? 1 : -1;
  const listed = season.elements.map((one) => ({ one, value: valueOf(season, one) }));
  listed.sort((a, b) => {
    if (a.value !== b.value) {
      if (a.value === null) return 1;
      if (b.value === null) return -1;
      return a.value < b.value ? -sign : sign;
    }
    return b.one.total_points - a.one.total_points || a.one.id - b.one.id;
  });
  return listed.map(({ one }) => one);
}

/** A card as a pass holder sees it. */
export function cardOf(season: PlainSeason, one: OfficialElement, gameweek = season.current?.id) {
  const own = gameweek === undefined ? [] : matchesIn(season, one.id, gameweek);
  const points = gameweekPointsOf(season, one.id, gameweek);
  const last = own.at(-1);
  const club = clubOf(season, one);
  const real = season.realPositions.get(one.id);
  return {
    id: one.id,
    name: one.web_name,
    fullname: `${one.first_name} ${one.second_name}`,
    club_id: club,
    position: positionOf(one),
    position_fpl: positionOf(one),
    position_real: real === undefined ? null : { code: real, short: real },
    total_points: one.total_points,
    gameweek_points: points,
    points: { nominal: points, total: points },
    provisional_bonus: total(own.map(({ provisional }) => provisional)),
    fixture_points: last?.points ?? null,
    fixture_minutes: last?.row.minutes ?? null,
    fixture_bonus: last === undefined ? null : bonusOf(last),
    explain: own.map((match) => explainOf(season, match)),
    badges: badgesForCard(season, one.id),
    pick_suggested_status: null as string | null,
    images: { small: null, mid: null, large: null },
    ep_this: number(one.ep_this),
    ep_next: number(one.ep_next),
    form: Number(one.form),
    selected_by: Number(one.selected_by_percent),
    cost: one.now_cost / 10,
    set_pieces: setPiecesOf(one),
    transfers: { balance: balanceOf(one) },
    ready: {
      playing_this: one.chance_of_playing_this_round ?? 100,
      playing_next: chanceOf(season, one),
    },
    chance_playing: {
      playing_next: chanceOf(season, one),
      next_round: one.chance_of_playing_next_round ?? 100,
    },
    news: one.news,
    upcoming_fixtures: upcomingOf(season, club),
  };
}

const bonusOf = ({ row, provisional, fixture }: PlainMatch) => ({
  points: row.bonus + provisional,
  bps: row.bps,
  provisional: provisional > 0,
  official: fixture.finished,
});

function explainOf(season: PlainSeason, match: PlainMatch) {
  const { fixture, club } = match;
  const { fixture_id, opponent_id, is_home } = cellOf(season, fixture, club);
  return {
    fixture_id,
    opponent_id,
    is_home,
    lines: allLinesOf(season, match).map(({ category, count, points }) => ({
      ...{ identifier: category, value: count, points },
    })),
  };
}

export const setPiecesOf = (one: OfficialElement) => ({
  corners: one.corners_and_indirect_freekicks_order,
  freekicks: one.direct_freekicks_order,
  penalties: one.penalties_order,
});

function upcomingOf(season: PlainSeason, club: string) {
  const gameweeks = comingGameweeks(season, 5).map((gameweek) => {
    const own = fixturesOfClub(season, club).filter(({ event }) => event === gameweek);
    return [
      gameweek,
      own.map((fixture) => {
        const { fixture_id, kickoff, opponent_id, is_home, difficulty } = cellOf(season, fixture, club);
        return { id: fixture_id, kickoff, opponent_id, is_home, difficulty };
      }),
    ] as const;
  });
  return Object.fromEntries(gameweeks);
}

const byExpectation = (a: OfficialElement, b: OfficialElement) =>
  (number(b.ep_next) ?? 0) - (number(a.ep_next) ?? 0) ||
  Number(b.form) - Number(a.form) ||
  b.total_points - a.total_points ||
  a.id - b.id;

export const suggestedOf = (season: PlainSeason, isWanted: (one: OfficialElement) => boolean, most: number) =>
  season.elements
    .filter(isWanted)
    .sort(byExpectation)
    .slice(0, most)
    .map((one) => cardOf(season, one));

export const suggestedAt = (season: PlainSeason, position: string) =>
  suggestedOf(season, (one) => positionOf(one) === position && chanceOf(season, one) >= 75, 12);
export const suggestedWith = (season: PlainSeason, badge: string) =>
  suggestedOf(season, (one) => badgesFor(season, one.id).includes(badge), 6);

export function footballerHeadOf(season: PlainSeason, one: OfficialElement, reader: PlainReader) {
  return {
    id: one.id,
    name: one.web_name,
    fullname: `${one.first_name} ${one.second_name}`,
    club_id: clubOf(season, one),
    position: positionOf(one),
    position_real: null,
    status: one.status,
    chance: chanceShownOf(season, one),
    news: one.news,
    cost: one.now_cost / 10,
    selected_by: Number(one.selected_by_percent),
    badges: badgesFor(season, one.id),
    // Photos only come from a configured host.
    images: { small: null, mid: null, large: null },
    mine: reader.mine.has(one.id),
    watched: reader.watched.includes(one.id),
    rivals: reader.ownership(one.id),
    next: comingCells(season, clubOf(season, one), 5),
  };
}

const gameweekRow = (season: PlainSeason, match: PlainMatch) => {
  const { row, fixture, club, points, provisional } = match;
  const { opponent_id, is_home, ...cell } = cellOf(season, fixture, club);
  return {
    fixture_id: pairOf(season, fixture),
    gameweek_id: row.round,
    opponent_id,
    is_home,
    ...('result' in cell ? { result: cell.result } : {}),
    minutes: row.minutes,
    started: row.starts > 0 && row.minutes > 0,
    counts: Object.fromEntries(allLinesOf(season, match).map(({ category, count }) => [category, count])),
    bps: row.bps,
    points,
    bonus_provisional: provisional > 0,
    cost: row.value / 10,
    selected: row.selected,
  };
};

const shares = [
  'total_points',
  'goals_scored',
  'assists',
  'expected_goals',
  'expected_assists',
  'creativity',
  'threat',
  'influence',
  'bonus',
  'bps',
  'saves',
  'goals_conceded',
  'expected_goals_conceded',
  'yellow_cards',
] as const;
const axes = ['goals_scored', 'assists', 'creativity', 'threat', 'bonus', 'minutes'] as const;

function statsOf(season: PlainSeason, one: OfficialElement) {
  const compared = season.elements.filter(
    ({ element_type, minutes }) => element_type === one.element_type && minutes >= 180,
  );
  const facts = { minutes: one.minutes, minutes_needed: 180, compared: compared.length };
  if (one.minutes < 180) return { ...facts, radar: [], per_90: [] };
  const others = compared.filter(({ id }) => id !== one.id);
  return {
    ...facts,
    radar: axes.map((key) => {
      const below = others.filter((other) => Number(other[key]) < Number(one[key])).length;
      return { key, percentile: Math.round((below / others.length) * 100) };
    }),
    per_90: shares.map((key) => ({
      key,
      total: Number(one[key]),
      per_90: Math.round((Number(one[key]) / one.minutes) * 90 * 100) / 100,
    })),
  };
}

/** The expected content of one footballer's pages, without the head; for a reader without squads. */
export function footballerPagesOf(season: PlainSeason, one: OfficialElement): Record<string, object> {
  const matches = matchesOf(season, one.id);
  const begun = begunGameweeks(season).slice(-10);
  const pointsIn = (gameweek: number) => gameweekPointsOf(season, one.id, gameweek);
  const club = clubOf(season, one);
  const past = season.past.get(one.id) ?? [];
  return {
    fixtures: {
      fixtures: [
        ...matches.map((match) => matchCell(season, match)),
        ...fixturesOfClub(season, club)
          .filter((fixture) => !hasBegun(fixture))
          .map((fixture) => cellOf(season, fixture, club)),
      ],
    },
    gameweeks: { rows: [...matches].reverse().map((match) => gameweekRow(season, match)) },
    news: {
      items:
        one.news === ''
          ? []
          : [{ at: instant(one.news_added), text: one.news, chance: one.chance_of_playing_next_round }],
    },
    predictions: {
      ep_this: number(one.ep_this),
      ep_next: number(one.ep_next),
      rows: [
        ...begun.map((gameweek_id) => ({
          gameweek_id,
          expected: gameweek_id === season.current?.id ? number(one.ep_this) : null,
          actual: pointsIn(gameweek_id),
        })),
        ...(season.next === undefined
          ? []
          : [{ gameweek_id: season.next.id, expected: number(one.ep_next), actual: null }]),
      ],
    },
    seasons: {
      complete: true,
      rows: [
        {
          season: season.name,
          club_id: club,
          cost_start: (one.now_cost - one.cost_change_start) / 10,
          cost_end: one.now_cost / 10,
          minutes: one.minutes,
          goals_scored: one.goals_scored,
          assists: one.assists,
          clean_sheets: one.clean_sheets,
          points: one.total_points,
        },
        ...[...past].reverse().map((row) => ({
          season: row.season_name.replace('/', '-'),
          club_id: null,
          cost_start: row.start_cost / 10,
          cost_end: row.end_cost / 10,
          minutes: row.minutes,
          goals_scored: row.goals_scored,
          assists: row.assists,
          clean_sheets: row.clean_sheets,
          points: row.total_points,
        })),
      ],
    },
    stats: statsOf(season, one),
    transfers: {
      complete: true,
      rows: matches
        .filter(({ row }, index) => matches.findIndex((other) => other.row.round === row.round) === index)
        .map(({ row }) => ({
          gameweek_id: row.round,
          cost: row.value / 10,
          selected: row.selected,
          transfers_in: row.transfers_in,
          transfers_out: row.transfers_out,
        })),
      now: {
        balance: balanceOf(one),
        transfers_in: one.transfers_in_event,
        transfers_out: one.transfers_out_event,
      },
    },
    default: {
      gameweeks: begun.map((gameweek_id) => ({ gameweek_id, points: pointsIn(gameweek_id) })),
      kpis: {
        total_points: one.total_points,
        per_match: Number(one.points_per_game),
        minutes: one.minutes,
        form: Number(one.form),
        ep_next: number(one.ep_next),
      },
    },
    details: {
      squad_number: one.squad_number,
      news_at: one.news === '' ? null : instant(one.news_added),
      cost_start: (one.now_cost - one.cost_change_start) / 10,
      dreamteam_count: one.dreamteam_count,
      in_dreamteam: one.in_dreamteam,
      starts: one.starts,
      set_pieces: setPiecesOf(one),
    },
    points: {
      points: { nominal: total(matches.map((match) => match.points)) },
      categories: categoriesOf(season, one.id),
    },
  };
}

export function transfersListOf(season: PlainSeason, kind: string, reader: PlainReader) {
  const value = {
    in: (one: OfficialElement) => one.transfers_in_event,
    out: (one: OfficialElement) => one.transfers_out_event,
    nett: balanceOf,
  }[kind];
  return season.elements
    .filter((one) => one.transfers_in_event > 0 || one.transfers_out_event > 0)
    .sort((a, b) => (value?.(b) ?? 0) - (value?.(a) ?? 0) || a.id - b.id)
    .map((one, index) => ({
      place: index + 1,
      id: one.id,
      name: one.web_name,
      club_id: clubOf(season, one),
      position: positionOf(one),
      mine: reader.mine.has(one.id),
      balance: balanceOf(one),
      transfers_in: one.transfers_in_event,
      transfers_out: one.transfers_out_event,
      selected_by: Number(one.selected_by_percent),
      cost: one.now_cost / 10,
      cost_change: one.cost_change_event / 10,
    }));
}
