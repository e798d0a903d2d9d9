import type { FootballerId } from '@touchline/shared/domain';
import type { FixtureEvent, FixtureRow } from '@touchline/shared/wire';
import type { Fixture, FixtureCount } from '../fpl/gameData';
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
    if (footballer === undefined || !playsIn(fixture, footballer.club_id)) return [];
    const round =
      fixture.gameweek === null ? undefined : season.round(fixture.gameweek).footballers.get(footballer_id);
    const match = round?.matches.find((one) => one.fixture.number === fixture.number);
    return [
      {
        id: footballer_id,
        name: footballer.name,
        club_id: footballer.club_id,
        in_lineup: multiplier > 0,
        points: match === undefined || !fixture.started ? null : match.points * Math.max(1, multiplier),
      },
    ];
  });
}

const playsIn = ({ home, away }: Fixture, club: string) => home === club || away === club;

/** Mean number of footballers of a fixture in the squads of the view; null without squads. */
function rivalsShare(season: Season, fixture: Fixture, { squads }: FixtureReader): number | null {
  if (squads.length === 0) return null;
  const owned = squads.flatMap(({ footballers }) => footballers);
  const here = owned.filter((id) => playsIn(fixture, season.footballer(id)?.club_id ?? ''));
  return Math.round((here.length / squads.length) * 10) / 10;
}
