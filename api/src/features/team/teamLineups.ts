import type { EpochMs, FixtureId, FootballerId, Position } from '@touchline/shared/domain';
import type { TeamLineups } from '@touchline/shared/wire';
import { type FixtureReader, fixtureRow } from '../fixtures/fixtureRows';
import type { Fixture, Footballer } from '../../game/fpl/gameData';
import type { LineupMoment } from '../../game/season/moments';
import { setPieces } from '../../game/reports/card';
import { type CardReader, isLocked } from '../../game/reports/paidValues';
import { infoOrNull } from '../../game/reports/gameweekInfo';
import type { TeamResult } from '../../game/reports/teamResult';
import { instantOf } from '../../game/season/instant';
import type { FootballerMatch } from '../../game/season/round';
import type { Season } from '../../game/season/season';

type Player = TeamLineups['fixtures'][number]['players'][number];
type Squad = { readonly footballer: Footballer; readonly pick: Player['pick'] }[];

/** Time before kick-off at which line-ups are usually known. */
const lineupsBeforeMs = 75 * 60_000;

/** A squad by its clubs' fixtures in kick-off order, with starters as far as known. */
export function teamLineupsOf(
  season: Season,
  reader: FixtureReader & CardReader,
  lineups: ReadonlyMap<FixtureId, LineupMoment>,
  now: EpochMs,
): TeamLineups {
  const { result } = reader;
  const squad = squadOf(season, result);
  const fixtures = result === undefined ? [] : season.fixturesIn(result.gameweek);
  const groups = fixtures
    .map((fixture) => ({ fixture, players: squad.filter(({ footballer }) => isIn(fixture, footballer)) }))
    .filter(({ players }) => players.length > 0)
    .map(({ fixture, players }) => ({
      fixture: fixtureRow(season, fixture, reader),
      lineups_at: fixture.kickoff === null ? null : instantOf(fixture.kickoff - lineupsBeforeMs),
      players: players.map((one) => lineupPlayer(season, reader, fixture, one, lineups.get(fixture.id))),
    }));
  return {
    gameweek: infoOrNull(season, season.current, now),
    summary: summaryOf(groups.flatMap(({ players }) => players)),
    fixtures: groups,
    blanks: squad
      .filter(({ footballer }) => !fixtures.some((fixture) => isIn(fixture, footballer)))
      .map(({ footballer: { id, name, position } }) => ({ id, name, position: position as Position })),
  };
}

function squadOf(season: Season, result: TeamResult | undefined): Squad {
  return (result?.squad ?? []).flatMap(({ footballer_id, slot, is_captain, is_vice_captain }) => {
    const footballer = season.footballer(footballer_id);
    const pick = is_captain ? 'C' : is_vice_captain ? 'VC' : slot <= season.rules.squad.lineup ? 'XI' : 'SUB';
    return footballer === undefined ? [] : [{ footballer, pick } as const];
  });
}

const isIn = ({ home, away }: Fixture, { club_id }: Footballer) => home === club_id || away === club_id;

function lineupPlayer(
  season: Season,
  reader: CardReader,
  fixture: Fixture,
  { footballer, pick }: Squad[number],
  lineup: LineupMoment | undefined,
): Player {
  const round = fixture.gameweek === null ? undefined : season.round(fixture.gameweek);
  const match = round?.footballers
    .get(footballer.id)
    ?.matches.find((one) => one.fixture.number === fixture.number);
  return {
    id: footballer.id,
    name: footballer.name,
    position: footballer.position as Position,
    pick,
    lineup: fixture.started ? statusNow(fixture, match) : statusBefore(lineup, footballer.id),
    minutes: fixture.started ? (match?.stats.minutes ?? 0) : null,
    points: fixture.started ? (match?.points ?? 0) : null,
    ...(isLocked(season, reader, 'set_pieces', footballer.id) ? {} : { set_pieces: setPieces(footballer) }),
  };
}

/** Before kick-off line-ups are known only from a source that provides them. */
function statusBefore(lineup: LineupMoment | undefined, id: FootballerId): Player['lineup'] {
  if (lineup === undefined) return 'pending';
  if (lineup.starters.includes(id)) return 'XI';
  return lineup.bench?.includes(id) === false ? 'OUT' : 'SUB';
}

/** The game has no line-ups: starters are known from kick-off on, unused substitutes at full time. */
function statusNow(fixture: Fixture, match: FootballerMatch | undefined): Player['lineup'] {
  if ((match?.stats.starts ?? 0) > 0) return 'XI';
  if ((match?.stats.minutes ?? 0) > 0) return 'SUB';
  return fixture.finished ? 'OUT' : 'SUB';
}

/** Status of a footballer with two matches: the first of these that applies. */
const tellingFirst = ['XI', 'pending', 'SUB', 'OUT'] as const;

/** Each footballer once, with one or more matches. */
function summaryOf(players: readonly Player[]): TeamLineups['summary'] {
  const ids = new Set(players.map(({ id }) => id));
  const words = [...ids].map((id) =>
    tellingFirst.find((word) => players.some((player) => player.id === id && player.lineup === word)),
  );
  const count = (lineup: Player['lineup']) => words.filter((word) => word === lineup).length;
  return { starting: count('XI'), bench: count('SUB'), out: count('OUT'), pending: count('pending') };
}
