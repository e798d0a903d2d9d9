import {
  badges,
  comparePointCategories,
  inMillions,
  pointCategoryLabel,
  type Position,
} from '@touchline/shared/domain';
import type {
  FootballerDefault,
  FootballerDetails,
  FootballerFixtures,
  FootballerGameweeks,
  FootballerHead,
  FootballerNews,
  FootballerPoints,
  FootballerPredictions,
  FootballerSeasons,
  FootballerStats,
  FootballerTransfers,
} from '@touchline/shared/wire';
import type { Footballer, FootballerRecord } from '../../game/fpl/gameData';
import { realPosition, setPieces } from '../../game/reports/card';
import { type CardReader, isLocked, readExpectedNext } from '../../game/reports/paidValues';
import { fixtureCell, fixturesToCome, lastFixtures } from '../../game/reports/fixtureCells';
import { gameweekPoints, type RowReader, seasonCategories } from '../../game/reports/footballerRows';
import { teamResult } from '../../game/reports/teamResult';
import type { SquadRow } from '../../game/reports/teams.queries';
import { badgesOfSeason, matchesOfSeason, transfersBalance } from '../../game/season/badgesOfSeason';
import { instantOf } from '../../game/season/instant';
import { withUnrewarded } from '../../game/season/round';
import type { Season } from '../../game/season/season';
import { chanceShown } from '../../game/reports/matchChance';

/** Data for the pages of one footballer. */
export interface FootballerContext {
  readonly season: Season;
  readonly footballer: Footballer;
  readonly reader: CardReader;
}

const headFixtures = 5;
const shownGameweeks = 10;

export function footballerHead(
  season: Season,
  footballer: Footballer,
  { mine, watched, ownershipOf }: RowReader,
): FootballerHead {
  const { id, name, fullname, club_id, position, status, news, price, selected_by } = footballer;
  return {
    id,
    name,
    fullname,
    club_id,
    position: position as Position,
    position_real: realPosition(footballer),
    status,
    chance: chanceShown(season, footballer),
    news,
    cost: inMillions(price),
    selected_by,
    badges: [...(badgesOfSeason(season).get(id) ?? [])],
    images: season.photosOf(footballer),
    mine: mine.has(id),
    watched: watched.has(id),
    rivals: ownershipOf(id),
    next: fixturesToCome(season, club_id)
      .slice(0, headFixtures)
      .map((fixture) => fixtureCell(season, fixture, club_id)),
  };
}

const matchesOf = ({ season, footballer }: FootballerContext) =>
  matchesOfSeason(season).get(footballer.id) ?? [];

export function footballerDefaultOf(
  context: FootballerContext,
): Pick<FootballerDefault, 'gameweeks' | 'kpis'> {
  const { season, footballer, reader } = context;
  const { id, total_points, points_per_match, minutes, form } = footballer;
  const hidesForm = isLocked(season, reader, 'form', id);
  const ep_next = readExpectedNext(season, reader, footballer);
  return {
    gameweeks: begunGameweeks(season)
      .slice(-shownGameweeks)
      .map((gameweek_id) => ({ gameweek_id, points: gameweekPoints(season, id, gameweek_id) })),
    kpis: {
      total_points,
      per_match: points_per_match,
      minutes,
      ...(hidesForm || ep_next === undefined ? { locked: true as const } : {}),
      ...(hidesForm ? {} : { form }),
      ...(ep_next === undefined ? {} : { ep_next }),
    },
  };
}

const begunGameweeks = (season: Season) =>
  season.gameweeks.map(({ id }) => id).filter((id) => id <= (season.current?.id ?? 0));

export function footballerDetailsOf({
  season,
  footballer,
  reader,
}: FootballerContext): Omit<FootballerDetails, 'head'> {
  const { id, squad_number, news, news_at, price, price_change_start } = footballer;
  const keys = badgesOfSeason(season).get(id) ?? [];
  return {
    squad_number,
    badges: badges
      .filter(({ key }) => keys.includes(key))
      .map(({ key, label, text }) => ({ key, label, text })),
    news_at: news === '' ? null : instantOf(news_at),
    cost_start: inMillions(price - price_change_start),
    dreamteam_count: footballer.dreamteam_count,
    in_dreamteam: footballer.in_dreamteam,
    starts: footballer.starts,
    ...(isLocked(season, reader, 'set_pieces', id)
      ? { locked: true as const }
      : { set_pieces: setPieces(footballer) }),
  };
}

/** The footballer's matches, oldest first, then the club's coming fixtures. */
export function footballerFixturesOf(context: FootballerContext): FootballerFixtures['fixtures'] {
  const { season, footballer } = context;
  const { id, club_id } = footballer;
  const past = lastFixtures(season, id, season.fixtures.length).reverse();
  const toCome = season.fixturesOf(club_id).filter(({ started }) => !started);
  return [...past, ...toCome.map((fixture) => fixtureCell(season, fixture, club_id))];
}

export function footballerGameweeksOf(
  context: FootballerContext,
  record: FootballerRecord | undefined,
): FootballerGameweeks['rows'] {
  const { season } = context;
  const rows = matchesOf(context).flatMap((match) => {
    const { fixture, is_home, stats, points, provisional_bonus } = match;
    const lines = withUnrewarded(match, context.footballer, season);
    if (fixture.gameweek === null) return [];
    const { opponent_id, result } = fixtureCell(season, fixture, is_home ? fixture.home : fixture.away);
    const market = record?.matches.find(({ number }) => number === fixture.number);
    return [
      {
        fixture_id: fixture.id,
        gameweek_id: fixture.gameweek,
        opponent_id,
        is_home,
        ...(result === undefined ? {} : { result }),
        minutes: stats.minutes,
        started: stats.starts > 0,
        counts: Object.fromEntries(lines.map(({ category, count }) => [category, count])),
        bps: stats.bps,
        points,
        bonus_provisional: provisional_bonus > 0,
        cost: market === undefined ? null : inMillions(market.price),
        selected: market?.selected ?? null,
      },
    ];
  });
  return rows.reverse();
}

export function footballerNewsOf({ footballer }: FootballerContext): FootballerNews['items'] {
  const { news, news_at, chance_next } = footballer;
  return news === '' ? [] : [{ at: instantOf(news_at), text: news, chance: chance_next }];
}

/** @param squads all squads of the reader's own team */
export function footballerPointsOf(
  { season, footballer }: FootballerContext,
  squads: readonly SquadRow[],
): Omit<FootballerPoints, 'head'> {
  const rows = Object.entries(seasonCategories(season, footballer.id))
    .map(([category, { count, points }]) => ({
      category,
      label: pointCategoryLabel(category, season.rules.labels),
      count,
      points,
    }))
    .sort((a, b) => comparePointCategories(a.category, b.category));
  const own = squads.filter(({ footballers }) => footballers.includes(footballer.id));
  return {
    points: {
      nominal: rows.reduce((sum, { points }) => sum + points, 0),
      total: own.length === 0 ? null : countedFor(season, footballer, own),
    },
    rows,
  };
}

/** Points for a team in these gameweeks, multiplied. */
export function countedFor(season: Season, { id }: Footballer, squads: readonly SquadRow[]): number {
  return squads.reduce((sum, squad) => {
    const pick = teamResult(season, squad).picks.find(({ footballer_id }) => footballer_id === id);
    return sum + (pick?.counted ?? 0);
  }, 0);
}

export function footballerPredictionsOf({
  season,
  footballer,
  reader,
}: FootballerContext): Omit<FootballerPredictions, 'head'> {
  const { id, ep_this, ep_next } = footballer;
  if (!reader.pass)
    return {
      locked: true,
      ...(isLocked(season, reader, 'ep_this', id) ? {} : { ep_this }),
      ...(isLocked(season, reader, 'ep_next', id) ? {} : { ep_next }),
    };
  const [current, next] = [season.current?.id, season.next?.id];
  const past = begunGameweeks(season).slice(-shownGameweeks);
  const rows = past.map((gameweek_id) => ({
    gameweek_id,
    expected: gameweek_id === current ? ep_this : null,
    actual: gameweekPoints(season, id, gameweek_id),
  }));
  const coming = next === undefined ? [] : [{ gameweek_id: next, expected: ep_next, actual: null }];
  return { ep_this, ep_next, rows: [...rows, ...coming] };
}

export function footballerSeasonsOf(
  { season, footballer }: FootballerContext,
  record: FootballerRecord | undefined,
): Omit<FootballerSeasons, 'head'> {
  const running = {
    season: season.id,
    club_id: footballer.club_id,
    cost_start: inMillions(footballer.price - footballer.price_change_start),
    cost_end: inMillions(footballer.price),
    minutes: footballer.minutes,
    goals_scored: footballer.goals_scored,
    assists: footballer.assists,
    clean_sheets: footballer.clean_sheets,
    points: footballer.total_points,
  };
  const past = (record?.seasons ?? []).map(({ price_start, price_end, ...sums }) => ({
    ...sums,
    club_id: null,
    cost_start: inMillions(price_start),
    cost_end: inMillions(price_end),
  }));
  return { complete: record !== undefined, rows: [running, ...past.reverse()] };
}

/** Minimum minutes for percentiles: two matches. */
const minutesNeeded = 180;
const radarAxes = ['goals_scored', 'assists', 'creativity', 'threat', 'bonus', 'minutes'] as const;
const per90Sums = [
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

export function footballerStatsOf({ season, footballer }: FootballerContext): Omit<FootballerStats, 'head'> {
  const others = season.footballers.filter(
    ({ position, minutes }) => position === footballer.position && minutes >= minutesNeeded,
  );
  const facts = { minutes: footballer.minutes, minutes_needed: minutesNeeded, compared: others.length };
  if (footballer.minutes < minutesNeeded) return { ...facts, radar: [], per_90: [] };
  return {
    ...facts,
    radar: radarAxes.map((key) => ({
      key,
      percentile: percentileOf(
        footballer[key],
        others.filter(({ id }) => id !== footballer.id).map((other) => other[key]),
      ),
    })),
    per_90: per90Sums.map((key) => ({
      key,
      total: footballer[key],
      per_90: Math.round((footballer[key] / footballer.minutes) * 90 * 100) / 100,
    })),
  };
}

/** Percentage of the others with a lower value. */
function percentileOf(value: number, others: readonly number[]): number {
  if (others.length === 0) return 100;
  return Math.round((others.filter((other) => other < value).length / others.length) * 100);
}

export function footballerTransfersOf(
  { season, footballer, reader }: FootballerContext,
  record: FootballerRecord | undefined,
): Omit<FootballerTransfers, 'head'> {
  const matches = record?.matches ?? [];
  // Both fixtures of a double gameweek have the same market data.
  const rows = matches.filter(
    ({ gameweek }, index) => matches.findIndex((one) => one.gameweek === gameweek) === index,
  );
  const now = {
    balance: transfersBalance(footballer),
    transfers_in: footballer.transfers_in_event,
    transfers_out: footballer.transfers_out_event,
  };
  return {
    complete: record !== undefined,
    rows: rows.map(({ gameweek, price, selected, transfers_in, transfers_out }) => ({
      gameweek_id: gameweek,
      cost: inMillions(price),
      selected,
      transfers_in,
      transfers_out,
    })),
    now: isLocked(season, reader, 'transfers', footballer.id) ? { locked: true } : now,
  };
}
