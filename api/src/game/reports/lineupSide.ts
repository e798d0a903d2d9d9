import { type ClubId, type FootballerId, positions } from '@touchline/shared/domain';
import type { Card, LineupKind, PitchInfo, PitchSide } from '@touchline/shared/wire';
import type { Fixture, FixtureDetail } from '../fpl/gameData';
import type { Season } from '../season/season';
import { footballerCard } from './card';
import { type CardReader } from './paidValues';
import { pitchViews } from './pitch';

/** Time before kick-off at which line-ups are usually known. */
export const lineupsBeforeMs = 75 * 60_000;

/** The line-up of one side of a fixture, as far as known. */
interface ClubLineup {
  readonly kind: LineupKind;
  readonly starters: readonly FootballerId[];
  readonly bench: readonly FootballerId[];
}

/**
 * The line-up of a club in a fixture: from the source if it has one; else after kick-off the actual starters;
 * before it the available starters of the club's last fixture.
 */
export function lineupOf(
  season: Season,
  fixture: Fixture,
  club: ClubId,
  detail: FixtureDetail | undefined,
): ClubLineup {
  const handedIn = detail?.lineups?.[fixture.home === club ? 'home' : 'away'];
  if (handedIn !== undefined) return { kind: 'confirmed', ...handedIn };
  if (fixture.started) return { kind: 'confirmed', ...seenIn(season, fixture, club) };
  const last = season.fixturesOf(club).findLast(({ started }) => started);
  const starters = last === undefined ? [] : seenIn(season, last, club).starters;
  const remaining = starters.filter((id) => season.footballer(id)?.club_id === club);
  return { kind: remaining.length > 0 ? 'expected' : 'none', starters: remaining, bench: [] };
}

/** Starters and substitutes who came on. */
function seenIn(season: Season, fixture: Fixture, club: ClubId): Pick<ClubLineup, 'starters' | 'bench'> {
  if (fixture.gameweek === null) return { starters: [], bench: [] };
  const seen = [...season.round(fixture.gameweek).footballers].flatMap(([id, { matches }]) =>
    matches
      .filter((match) => match.fixture.number === fixture.number && match.stats.minutes > 0)
      .filter(({ is_home }) => (is_home ? fixture.home : fixture.away) === club)
      .map(({ stats }) => ({ id, hasStarted: stats.starts > 0 })),
  );
  const ids = (hasStarted: boolean) =>
    seen.filter((one) => one.hasStarted === hasStarted).map(({ id }) => id);
  return { starters: ids(true), bench: ids(false) };
}

interface SideContext {
  readonly season: Season;
  readonly reader: CardReader;
  readonly gameweek: number | undefined;
}

/** Footballers as cards, in the lines of the official game's positions. */
export function pitchSideOf(
  context: SideContext,
  { starters, bench }: Pick<ClubLineup, 'starters' | 'bench'>,
): PitchSide {
  const cards = (ids: readonly FootballerId[]) =>
    ids.flatMap((id): Card[] => {
      const footballer = context.season.footballer(id);
      return footballer === undefined ? [] : [footballerCard(context, footballer)];
    });
  const starting = cards(starters);
  return {
    pitch: positions.map((position) => starting.filter((card) => card.position === position)),
    subs: cards(bench),
  };
}

export function pitchInfoOf({ pitch }: PitchSide, gameweek: number | null, single_team: boolean): PitchInfo {
  return {
    single_team,
    setup: pitch.map((line) => line.length),
    views: pitchViews,
    gameweek_id: gameweek,
  };
}
