import {
  type ClubId,
  type FootballerId,
  type GatedMetricKey,
  inMillions,
  meanDifficulty,
  type OwnershipCount,
  type Position,
} from '@touchline/shared/domain';
import type { FootballerRow, FootballerView } from '@touchline/shared/wire';
import type { Footballer } from '../fpl/gameData';
import { badgesOfSeason, matchesOfSeason, transfersBalance } from '../season/badgesOfSeason';
import { withUnrewarded } from '../season/round';
import { perSeason } from '../season/perSeason';
import type { Season } from '../season/season';
import { pointsSoFar } from './pointsSoFar';
import {
  comingGameweeks,
  fixtureCell,
  fixturesByGameweek,
  fixturesToCome,
  lastFixtures,
} from './fixtureCells';
import { chanceShown } from './matchChance';

/** The user for whom a table of footballers is made. */
export interface RowReader {
  readonly pass: boolean;
  /** Whether a footballer's value of a gated metric is hidden from the user, in every reply (docs/access.md). */
  readonly hides: (metric: GatedMetricKey, footballer: FootballerId) => boolean;
  /** Expected points of the next gameweek; undefined while they are hidden. By default the game's. */
  readonly expectedNext?: (footballer: Footballer) => number | null | undefined;
  readonly mine: ReadonlySet<FootballerId>;
  readonly watched: ReadonlySet<FootballerId>;
  readonly ownershipOf: (footballer: FootballerId) => OwnershipCount;
}

/** Locked parts of a row. */
export interface RowLock {
  /** Points, in the views about points. */
  readonly points: boolean;
  /** Coming fixtures, and our own expected points. */
  readonly gated: boolean;
}

/** Lock of the own squad's rows: everything except the gated metrics is visible. */
export function ownSquadLock({ pass }: RowReader): RowLock {
  return { points: false, gated: !pass };
}

const tickerGameweeks = 6;
const shownGameweeks = 8;
const shownFixtures = 6;
const nextFixtures = 3;

export function footballerRow(
  season: Season,
  reader: RowReader,
  footballer: Footballer,
  view: FootballerView,
  lock: RowLock,
): FootballerRow {
  return {
    ...identity(season, reader, footballer),
    ...rowParts[view]({ season, reader, footballer, lock }),
    ...(isCut(view, { reader, footballer, lock }) ? { locked: true as const } : {}),
  };
}

/** Gated metrics in the rows of a view. */
const metricsIn: Partial<Record<FootballerView, readonly GatedMetricKey[]>> = {
  default: ['form'],
  gameweek_transfers: ['transfers'],
  predictions: ['ep_this', 'form'],
};

/** Whether a part of the row is hidden. */
function isCut(
  view: FootballerView,
  { reader, footballer, lock }: Pick<RowParts, 'reader' | 'footballer' | 'lock'>,
): boolean {
  const isAboutPoints = view === 'total_points' || view === 'gameweek_points' || view === 'fixtures_points';
  if (isAboutPoints) return lock.points;
  if ((view === 'predictions' || view === 'season_ticker') && lock.gated) return true;
  if (view === 'predictions' && shownNext(reader, footballer).ep_next === undefined) return true;
  return (metricsIn[view] ?? []).some((metric) => reader.hides(metric, footballer.id));
}

function identity(season: Season, reader: RowReader, footballer: Footballer): FootballerRow {
  const { id, name, fullname, club_id, position, news, status } = footballer;
  return {
    id,
    name,
    fullname,
    club_id,
    position: position as Position,
    chance: chanceShown(season, footballer),
    news,
    status,
    mine: reader.mine.has(id),
    watched: reader.watched.has(id),
    badges: [...(badgesOfSeason(season).get(id) ?? [])],
  };
}

interface RowParts {
  readonly season: Season;
  readonly reader: RowReader;
  readonly footballer: Footballer;
  readonly lock: RowLock;
}

const rowParts: Record<FootballerView, (parts: RowParts) => Partial<FootballerRow>> = {
  default: ({ season, reader, footballer }) => ({
    rivals: reader.ownershipOf(footballer.id),
    selected_by: footballer.selected_by,
    cost: inMillions(footballer.price),
    gw_points: gameweekPoints(season, footballer.id, season.current?.id),
    total_points: footballer.total_points,
    ...(reader.hides('form', footballer.id) ? {} : { form: footballer.form }),
  }),
  total_points: ({ season, footballer, lock }) =>
    lock.points
      ? {}
      : {
          total_points: footballer.total_points,
          per_match: footballer.points_per_match,
          categories: seasonCategories(season, footballer.id),
        },
  gameweek_points: ({ season, footballer, lock }) =>
    lock.points
      ? {}
      : { total_points: footballer.total_points, gameweeks: gameweeksBack(season, footballer.id) },
  fixtures_points: ({ season, footballer, lock }) =>
    lock.points ? {} : { fixtures: lastFixtures(season, footballer.id, shownFixtures) },
  gameweek_transfers: ({ reader, footballer }) => ({
    selected_by: footballer.selected_by,
    cost: inMillions(footballer.price),
    cost_change: inMillions(footballer.price_change),
    ...(reader.hides('transfers', footballer.id) ? {} : transferParts(footballer)),
  }),
  predictions: ({ season, reader, footballer, lock }) => ({
    ...(reader.hides('ep_this', footballer.id) ? {} : { ep_this: footballer.ep_this }),
    ...shownNext(reader, footballer),
    ...(reader.hides('form', footballer.id) ? {} : { form: footballer.form }),
    ...(lock.gated ? {} : { next: nextCells(season, footballer) }),
  }),
  season_ticker: ({ season, footballer, lock }) => (lock.gated ? {} : tickerParts(season, footballer)),
};

function shownNext(reader: RowReader, footballer: Footballer): Pick<FootballerRow, 'ep_next'> {
  if (reader.expectedNext === undefined)
    return reader.hides('ep_next', footballer.id) ? {} : { ep_next: footballer.ep_next };
  const ep_next = reader.expectedNext(footballer);
  return ep_next === undefined ? {} : { ep_next };
}

const nextCells = (season: Season, { club_id }: Footballer) =>
  fixturesToCome(season, club_id)
    .slice(0, nextFixtures)
    .map((fixture) => fixtureCell(season, fixture, club_id));

function transferParts(footballer: Footballer): Partial<FootballerRow> {
  return {
    balance: transfersBalance(footballer),
    transfers_in: footballer.transfers_in_event,
    transfers_out: footballer.transfers_out_event,
  };
}

function tickerParts(season: Season, { club_id }: Footballer): Partial<FootballerRow> {
  const gameweeks = fixturesByGameweek(season, club_id, comingGameweeks(season, tickerGameweeks));
  const cells = gameweeks.map(
    ([id, fixtures]) => [id, fixtures.map((fixture) => fixtureCell(season, fixture, club_id))] as const,
  );
  return { ticker: Object.fromEntries(cells), mean_difficulty: clubDifficulty(season, club_id) };
}

/** Mean difficulty of a club's next gameweeks; null after the last. */
export const clubDifficulty = perSeason((season, club: ClubId): number | null => {
  const gameweeks = fixturesByGameweek(season, club, comingGameweeks(season, tickerGameweeks));
  if (gameweeks.length === 0) return null;
  const difficulties = gameweeks.map(([, fixtures]) =>
    fixtures.map((fixture) => fixtureCell(season, fixture, club).difficulty),
  );
  return Math.round(meanDifficulty(difficulties) * 100) / 100;
});

export function gameweekPoints(
  season: Season,
  footballer: FootballerId,
  gameweek: number | undefined,
): number | null {
  return gameweek === undefined ? null : pointsSoFar(season.round(gameweek).footballers.get(footballer));
}

function gameweeksBack(season: Season, footballer: FootballerId): FootballerRow['gameweeks'] {
  const current = season.current?.id ?? 0;
  return season.gameweeks
    .filter(({ id }) => id <= current && id > current - shownGameweeks)
    .map(({ id }) => ({ gameweek_id: id, points: gameweekPoints(season, footballer, id) }))
    .reverse();
}

/**
 * Points and counts of the season by category, including counts without points. Unknown categories keep their
 * own name.
 */
export const seasonCategories = perSeason((season, id: FootballerId) => {
  const sums: NonNullable<FootballerRow['categories']> = {};
  const footballer = season.footballer(id);
  if (footballer === undefined) return sums;
  for (const match of matchesOfSeason(season).get(id) ?? []) {
    const lines = withUnrewarded(match, footballer, { rules: season.rules, with_shared: true });
    for (const { category, count, points } of lines) {
      const sum = (sums[category] ??= { points: 0, count: 0 });
      sum.points += points;
      sum.count += count;
    }
  }
  return sums;
});
