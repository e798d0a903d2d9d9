import { type ClubId, groupHoldings, ownershipCount, type Position } from '@touchline/shared/domain';
import type {
  ClubFixtures,
  ClubHead,
  ClubOverview,
  ClubPoints,
  ClubRivals,
  ClubsLineups,
} from '@touchline/shared/wire';
import type { Club, Fixture, FixtureDetail, Footballer } from '../../game/fpl/gameData';
import type { CardReader } from '../../game/reports/paidValues';
import { fixtureCell, fixturesToCome } from '../../game/reports/fixtureCells';
import type { RowReader } from '../../game/reports/footballerRows';
import { lineupOf, lineupsBeforeMs, pitchInfoOf, pitchSideOf } from '../../game/reports/lineupSide';
import { oneDecimal } from '../../game/reports/rounding';
import { groupSquadOf } from '../../game/reports/teamResult';
import type { SquadRow } from '../../game/reports/teams.queries';
import { instantOf } from '../../game/season/instant';
import { isActive } from '../../game/season/fixtureState';
import { perSeason } from '../../game/season/perSeason';
import type { Season } from '../../game/season/season';
import { standings } from './standings';
import { chanceShown } from '../../game/reports/matchChance';

const headFixtures = 5;
const topFootballers = 5;

export function clubHead(season: Season, { id, name, strength }: Club): ClubHead {
  const row = standings(season).find((one) => one.id === id);
  return {
    id,
    name,
    strength,
    position: row?.position ?? season.clubs.length,
    form: row?.form ?? [],
    next: fixturesToCome(season, id)
      .slice(0, headFixtures)
      .map((fixture) => fixtureCell(season, fixture, id)),
  };
}

/** By points. */
function squadOf(season: Season, { id }: Pick<Club, 'id'>): Footballer[] {
  return season.footballers
    .filter(({ club_id }) => club_id === id)
    .sort((a, b) => b.total_points - a.total_points || a.id - b.id);
}

const identity = ({ id, name, position }: Footballer) => ({ id, name, position: position as Position });

export function clubOverviewOf(season: Season, club: Club, { pass }: CardReader): Omit<ClubOverview, 'head'> {
  const squad = squadOf(season, club);
  const injured = squad.filter(({ status, news }) => status !== 'a' && news !== '');
  return {
    top: squad.slice(0, topFootballers).map((one) => ({ ...identity(one), total_points: one.total_points })),
    injuries: injured.map((one) => ({
      ...identity(one),
      status: one.status,
      chance: chanceShown(season, one),
      news: one.news,
    })),
    ...(pass ? { set_pieces: takersOf(squad) } : { locked: true as const }),
  };
}

function takersOf(squad: readonly Footballer[]): NonNullable<ClubOverview['set_pieces']> {
  const inOrder = (orderOf: (one: Footballer) => number | null) =>
    squad
      .flatMap((one) => {
        const order = orderOf(one);
        return order === null ? [] : [{ ...identity(one), order }];
      })
      .sort((a, b) => a.order - b.order || a.id - b.id);
  return {
    penalties: inOrder(({ penalties_order }) => penalties_order),
    freekicks: inOrder(({ freekicks_order }) => freekicks_order),
    corners: inOrder(({ corners_order }) => corners_order),
  };
}

export function clubFixturesOf(season: Season, { id }: Club): ClubFixtures['fixtures'] {
  return season.fixturesOf(id).map((fixture) => fixtureCell(season, fixture, id));
}

/**
 * Season totals of the club's current footballers; gameweek points of those who played for it at the time.
 */
export const clubPointsOf = perSeason((season, club: ClubId): Omit<ClubPoints, 'head'> => {
  const positions: Record<string, number> = noPoints();
  for (const { position, total_points } of squadOf(season, { id: club }))
    positions[position] = (positions[position] ?? 0) + total_points;
  const begun = season.gameweeks.filter(({ id }) => id <= (season.current?.id ?? 0));
  const gameweeks = begun.map(({ id }) => {
    const own = gameweekPositions(season, club, id);
    return { gameweek_id: id, total: sumOf(own), positions: own };
  });
  return { total: sumOf(positions), positions, gameweeks };
});

const noPoints = () => ({ GKP: 0, DEF: 0, MID: 0, FWD: 0 });
const sumOf = (positions: Readonly<Record<string, number>>) =>
  Object.values(positions).reduce((sum, points) => sum + points, 0);

/** Points of every club in a gameweek by position. */
const clubPositions = perSeason((season, gameweek: number) => {
  const clubs = new Map<ClubId, Record<string, number>>();
  for (const [id, { matches }] of season.round(gameweek).footballers) {
    const position = season.footballer(id)?.position ?? '';
    for (const { fixture, is_home, points } of matches) {
      const club = is_home ? fixture.home : fixture.away;
      const positions: Record<string, number> = clubs.get(club) ?? noPoints();
      positions[position] = (positions[position] ?? 0) + points;
      clubs.set(club, positions);
    }
  }
  return clubs;
});

const gameweekPositions = (season: Season, club: ClubId, gameweek: number) =>
  clubPositions(season, gameweek).get(club) ?? noPoints();

/** Maximum number of owners named in a row. */
const namedOwners = 20;

export function clubRivalsOf(
  season: Season,
  club: Club,
  squads: readonly SquadRow[],
  { mine, names }: Pick<RowReader, 'mine'> & { readonly names: ReadonlyMap<number, string> },
): ClubRivals['rows'] {
  const holdings = groupHoldings(squads.map((squad) => groupSquadOf(season, squad)));
  const rows = squadOf(season, club).flatMap((one) => {
    const holding = holdings.get(one.id);
    if (holding === undefined) return [];
    const { count, total, count_share } = ownershipCount(holding.overall, squads.length);
    const owners = squads.filter(({ footballers }) => footballers.includes(one.id)).slice(0, namedOwners);
    return [
      {
        ...identity(one),
        rivals: { count, total, count_share: oneDecimal(count_share) },
        captained: holding.c,
        mine: mine.has(one.id),
        owners: owners.map(({ team_id }) => ({
          id: team_id,
          name: names.get(team_id) ?? `Team ${team_id}`,
        })),
      },
    ];
  });
  return rows.sort((a, b) => b.rivals.count - a.rivals.count || a.id - b.id);
}

/**
 * The fixture for a club's line-up: a running one, else the next of the current gameweek, else the last one.
 */
export function lineupFixture(season: Season, club: ClubId): Fixture | undefined {
  const own = season.fixturesOf(club);
  const isNow = ({ gameweek }: Fixture) => gameweek === (season.current?.id ?? season.next?.id);
  return (
    own.find(isActive) ??
    own.find((fixture) => isNow(fixture) && !fixture.started) ??
    own.findLast(({ started }) => started) ??
    own[0]
  );
}

export function clubLineupOf(
  season: Season,
  club: Club,
  reader: CardReader,
  found: { readonly fixture: Fixture | undefined; readonly detail: FixtureDetail | undefined },
): Omit<ClubsLineups, 'clubs' | 'club_id'> {
  const { fixture, detail } = found;
  const gameweek = fixture?.gameweek ?? undefined;
  const lineup =
    fixture === undefined
      ? { kind: 'none' as const, starters: [], bench: [] }
      : lineupOf(season, fixture, club.id, detail);
  const team = pitchSideOf({ season, reader, gameweek }, lineup);
  const kickoff = fixture?.kickoff ?? null;
  return {
    fixture: fixture === undefined ? null : fixtureCell(season, fixture, club.id),
    kind: lineup.kind,
    lineups_at: kickoff === null ? null : instantOf(kickoff - lineupsBeforeMs),
    info: pitchInfoOf(team, gameweek ?? null, true),
    team,
  };
}
