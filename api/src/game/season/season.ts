import {
  type ClubId,
  type ClubStrengths,
  clubStrengths,
  type EpochMs,
  type FixtureId,
  type FootballerId,
  type GameweekNumber,
  type Percent,
  type Position,
  profileOf,
  type SeasonRules,
} from '@touchline/shared/domain';
import type { FootballerImages } from '@touchline/shared/wire';
import {
  type Bootstrap,
  type Club,
  type Fixture,
  type Footballer,
  type Gameweek,
  type LiveFootballer,
  noClub,
  type Phase,
  type StoredClub,
} from '../fpl/gameData';
import { clubsThen, type InDoubt, type Sides, sidesInDoubt } from './clubThen';
import { photosAt } from './photos';
import { buildRound, type Round } from './round';

/** Values derived from one state of a season, by the function that computes them and its further arguments. */
type Derived = Map<object, Map<string, unknown>>;

/** One immutable state of a season: the input of every report. */
export interface Season {
  /** `2023-24` */
  readonly id: string;
  readonly epoch: number;
  /** Passed to every rule. */
  readonly rules: SeasonRules;
  readonly clubs: readonly Club[];
  /** Whether the clubs' strengths are the game's, or computed from results because it sends none. */
  readonly strengthsFrom: ClubStrengths['from'];
  readonly gameweeks: readonly Gameweek[];
  readonly phases: readonly Phase[];
  readonly footballers: readonly Footballer[];
  /** Next price changes, from the game; empty if it does not send them. */
  readonly priceDeadlines: readonly EpochMs[];
  /** By kick-off, those without one last. */
  readonly fixtures: readonly Fixture[];
  /** The gameweek whose deadline passed last; undefined before the first. */
  readonly current: Gameweek | undefined;
  /** The gameweek with the next deadline; undefined after the last. */
  readonly next: Gameweek | undefined;
  club(id: ClubId): Club | undefined;
  footballer(id: FootballerId): Footballer | undefined;
  fixture(id: FixtureId): Fixture | undefined;
  gameweek(id: GameweekNumber): Gameweek | undefined;
  fixturesIn(gameweek: GameweekNumber): readonly Fixture[];
  /** By kick-off. */
  fixturesOf(club: ClubId): readonly Fixture[];
  /**
   * The club of a footballer in a fixture, by its number; undefined for footballers who never changed clubs.
   */
  clubThen(footballer: FootballerId, fixture: number): ClubId | undefined;
  /** Sides of moved footballers, as far as their records were read. */
  readonly sides: Sides;
  /** Footballers whose record has to be read, because a past club is a guess. */
  sidesInDoubt(): readonly InDoubt[];
  /** Ownership among the first thousand managers, 0 to 100; null while unknown. */
  topThousandShare(footballer: FootballerId): Percent | null;
  /** Statistics and points of a gameweek; computed on first use, then cached. */
  round(gameweek: GameweekNumber): Round;
  /** Photo URLs of a footballer; all null without `FOOTBALLER_PHOTOS`. */
  photosOf(footballer: Footballer): FootballerImages;
  /** Cache of what reports derive from this state, shared by everybody; written by `perSeason` alone. */
  readonly derived: Derived;
}

/** Ownership among a group's squads, 0 to 100; footballers without an owner are missing. */
export type EliteShares = { readonly footballer_id: FootballerId; readonly selected: Percent }[];

/** A footballer's name; the id if not in the season. */
export const nameOf = (season: Season, id: FootballerId): string => season.footballer(id)?.name ?? `${id}`;

/** Whom a row is about; a midfielder without a club if the footballer is not in the season. */
export function identityOf(season: Season, id: FootballerId) {
  const footballer = season.footballer(id);
  return {
    id,
    name: nameOf(season, id),
    club_id: footballer?.club_id ?? noClub,
    position: (footballer?.position ?? 'MID') as Position,
  };
}

export interface SeasonParts {
  readonly id: string;
  readonly epoch: number;
  readonly bootstrap: Bootstrap;
  readonly fixtures: readonly Fixture[];
  readonly live: ReadonlyMap<GameweekNumber, StoredLive>;
  /** Undefined until the elite was read. */
  readonly elite?: EliteShares;
  /** Undefined until a record was read. */
  readonly sides?: Sides;
  /** Address of photos, with `{code}` and `{size}`; without one there are none. */
  readonly photos?: string | null;
}

export interface StoredLive {
  readonly epoch: number;
  readonly footballers: readonly LiveFootballer[];
}

/** @param previous an earlier state: its settled gameweeks are reused, nothing else of it is kept */
export function createSeason(parts: SeasonParts, previous?: BuiltSeason): BuiltSeason {
  const { bootstrap } = parts;
  const fixtures = [...parts.fixtures].sort(byKickoff);
  const strengths = clubStrengths(bootstrap.clubs, fixtures);
  const allClubs = withStrengths(bootstrap.clubs, strengths);
  const clubs = new Map(allClubs.map((club) => [club.id, club]));
  const footballers = new Map(bootstrap.footballers.map((one) => [one.id, one]));
  const gameweeks = new Map(bootstrap.gameweeks.map((one) => [one.id, one]));
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const elite =
    parts.elite && new Map(parts.elite.map(({ footballer_id, selected }) => [footballer_id, selected]));
  const rounds = settledRounds(parts, previous);
  let moved: ReturnType<typeof clubsThen> | undefined;

  const season: Season = {
    id: parts.id,
    epoch: parts.epoch,
    rules: bootstrap.rules ?? profileOf(parts.id),
    clubs: allClubs,
    strengthsFrom: strengths.from,
    gameweeks: bootstrap.gameweeks,
    phases: bootstrap.phases,
    footballers: bootstrap.footballers,
    priceDeadlines: bootstrap.price_deadlines ?? [],
    fixtures,
    current: bootstrap.gameweeks.find(({ is_current }) => is_current),
    next: bootstrap.gameweeks.find(({ is_next }) => is_next),
    club: (id) => clubs.get(id),
    footballer: (id) => footballers.get(id),
    fixture: (id) => byId.get(id),
    gameweek: (id) => gameweeks.get(id),
    fixturesIn: (gameweek) => fixtures.filter((fixture) => fixture.gameweek === gameweek),
    fixturesOf: (club) => fixtures.filter(({ home, away }) => home === club || away === club),
    sides: parts.sides ?? [],
    sidesInDoubt: () => sidesInDoubt(matches()),
    topThousandShare: (id) => (elite === undefined ? null : (elite.get(id) ?? 0)),
    photosOf: (one) => photosAt(parts.photos ?? null, one),
    clubThen: (footballer, fixture) => movedClubs().get(footballer)?.get(fixture),
    round: (gameweek) => {
      const round = rounds.get(gameweek) ?? buildRound(season, gameweek, liveOf(gameweek));
      rounds.set(gameweek, round);
      return round;
    },
    derived: new Map(),
  };
  const movedClubs = () => (moved ??= clubsThen(matches()));
  const matches = () => ({
    footballers: season.footballers,
    fixtures,
    live: [...parts.live.values()].map((live) => live.footballers),
    sides: season.sides,
  });
  const liveOf = (gameweek: GameweekNumber) => parts.live.get(gameweek)?.footballers ?? [];
  return { season, parts, rounds };
}

/** The rounds of an earlier state that nothing has changed since. */
function settledRounds(parts: SeasonParts, previous?: BuiltSeason): Map<GameweekNumber, Round> {
  if (previous === undefined || previous.parts.sides !== parts.sides) return new Map();
  const isSettled = (gameweek: GameweekNumber) =>
    previous.season.gameweek(gameweek)?.finished === true &&
    previous.parts.live.get(gameweek)?.epoch === parts.live.get(gameweek)?.epoch;
  return new Map([...previous.rounds].filter(([gameweek]) => isSettled(gameweek)));
}

function withStrengths(clubs: readonly StoredClub[], strengths: ClubStrengths): Club[] {
  const byId = new Map(strengths.clubs.map((club) => [club.id, club]));
  return clubs.flatMap((club) => {
    const own = byId.get(club.id);
    return own === undefined ? [] : [{ ...club, ...own }];
  });
}

/** A season with its parts, so that the next one can reuse unchanged ones. */
export interface BuiltSeason {
  readonly season: Season;
  readonly parts: SeasonParts;
  readonly rounds: ReadonlyMap<GameweekNumber, Round>;
}

function byKickoff(a: Fixture, b: Fixture): number {
  const never = Number.MAX_SAFE_INTEGER;
  return (a.kickoff ?? never) - (b.kickoff ?? never) || a.number - b.number;
}
