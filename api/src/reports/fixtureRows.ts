import type { ClubId, FootballerId } from '@touchline/shared/domain';
import type { FixtureEvent, FixtureRow } from '@touchline/shared/wire';
import type { Fixture, FixtureCount, Footballer } from '../fpl/gameData';
import { type FixtureMinutes, minuteFields, occurrencesOf } from './fixtureMinutes';
import { isActive } from './fixtureState';
import { instantOf } from './instant';
import type { Season } from './season';
import type { TeamResult } from './teamResult';

/** Whose players are marked in a list of fixtures. */
export interface FixtureReader {
  /** The own team in the fixture's gameweek. */
  readonly result: TeamResult | undefined;
  /** Squads of the current view. */
  readonly squads: readonly { readonly footballers: readonly FootballerId[] }[];
  /** By fixture number; without it scorers have no minutes. */
  readonly minutes?: ReadonlyMap<number, FixtureMinutes>;
}

export function fixtureRow(season: Season, fixture: Fixture, reader: FixtureReader): FixtureRow {
  const side = (id: string, score: number | null) => ({ id, name: season.club(id)?.name ?? id, score });
  return {
    id: fixture.id,
    gameweek_id: fixture.gameweek,
    kickoff: instantOf(fixture.kickoff),
    started: fixture.started,
    active: isActive(fixture),
    finished: fixture.finished,
    bonus_official: fixture.bonus_official,
    minute: isActive(fixture) ? fixture.minute : null,
    home: side(fixture.home, fixture.home_score),
    away: side(fixture.away, fixture.away_score),
    events: headlineEvents(season, fixture, reader.minutes?.get(fixture.number)),
    mine: myPlayers(season, fixture, reader.result),
    rivals_share: rivalsShare(season, fixture, reader),
  };
}

const headlines = ['goals_scored', 'own_goals', 'red_cards'] as const;

/** Goals, own goals and red cards, each with its minute where that is known. */
function headlineEvents(
  season: Season,
  fixture: Fixture,
  minutes: FixtureMinutes | undefined,
): FixtureEvent[] {
  return headlines.flatMap((kind) => {
    const { home = [], away = [] } = fixture.counts[kind] ?? {};
    const events = (club_id: string) => (counted: FixtureCount) =>
      occurrencesOf(minutes, counted.footballer_id, kind, counted.value).map(({ count, at }) => ({
        kind,
        ...minuteFields(at),
        footballer_id: counted.footballer_id,
        name: season.footballer(counted.footballer_id)?.name ?? '',
        club_id,
        count,
        points: null,
      }));
    return [...home.flatMap(events(fixture.home)), ...away.flatMap(events(fixture.away))];
  });
}

function myPlayers(season: Season, fixture: Fixture, result: TeamResult | undefined): FixtureRow['mine'] {
  return (result?.picks ?? []).flatMap(({ footballer_id, multiplier }) => {
    const footballer = season.footballer(footballer_id);
    const club_id = footballer && clubIn(season, fixture, footballer);
    if (footballer === undefined || club_id === undefined) return [];
    const match = matchIn(season, fixture, footballer_id);
    return [
      {
        id: footballer_id,
        name: footballer.name,
        club_id,
        in_lineup: multiplier > 0,
        points: match === undefined || !fixture.started ? null : match.points * Math.max(1, multiplier),
      },
    ];
  });
}

const matchIn = (season: Season, { gameweek, number }: Fixture, footballer: FootballerId) =>
  gameweek === null
    ? undefined
    : season
        .round(gameweek)
        .footballers.get(footballer)
        ?.matches.find((one) => one.fixture.number === number);

/** The side of a fixture that somebody counts for, of one that is over that of his club then; undefined for neither. */
export function clubIn(season: Season, fixture: Fixture, { id, club_id }: Footballer): ClubId | undefined {
  const match = matchIn(season, fixture, id);
  if (match !== undefined) return match.is_home ? fixture.home : fixture.away;
  const isOver = fixture.gameweek !== null && season.gameweek(fixture.gameweek)?.finished === true;
  return !isOver && (fixture.home === club_id || fixture.away === club_id) ? club_id : undefined;
}

/** Mean number of footballers of a fixture in the squads of the view; null without squads. */
function rivalsShare(season: Season, fixture: Fixture, { squads }: FixtureReader): number | null {
  if (squads.length === 0) return null;
  const owned = squads.flatMap(({ footballers }) => footballers);
  const here = owned
    .flatMap((id) => season.footballer(id) ?? [])
    .filter((one) => clubIn(season, fixture, one));
  return Math.round((here.length / squads.length) * 10) / 10;
}
