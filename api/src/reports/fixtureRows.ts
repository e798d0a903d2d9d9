import type { FootballerId } from '@touchline/shared/domain';
import type { FixtureEvent, FixtureRow } from '@touchline/shared/wire';
import type { Fixture } from '../fpl/gameData';
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
    events: headlineEvents(season, fixture),
    mine: myPlayers(season, fixture, reader.result),
    rivals_share: rivalsShare(season, fixture, reader),
  };
}

const headlines = ['goals_scored', 'own_goals', 'red_cards'] as const;

/** Goals, own goals and red cards. The game tells no minutes. */
function headlineEvents(season: Season, fixture: Fixture): FixtureEvent[] {
  return headlines.flatMap((kind) => {
    const { home = [], away = [] } = fixture.counts[kind] ?? {};
    const event = (club_id: string) => (count: { footballer_id: FootballerId; value: number }) => ({
      kind,
      minute: null,
      footballer_id: count.footballer_id,
      name: season.footballer(count.footballer_id)?.name ?? '',
      club_id,
      count: count.value,
      points: null,
    });
    return [...home.map(event(fixture.home)), ...away.map(event(fixture.away))];
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
