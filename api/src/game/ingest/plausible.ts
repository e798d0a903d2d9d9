import type { GameweekNumber } from '@touchline/shared/domain';
import { type Bootstrap, type Fixture, type LiveFootballer, noClub } from '../fpl/gameData';

/** Documents of one reading. */
export interface ReadSeason {
  readonly bootstrap: Bootstrap;
  readonly fixtures: readonly Fixture[];
  readonly live: ReadonlyMap<GameweekNumber, readonly LiveFootballer[]>;
}

/** Figures of the stored documents, which new documents are compared with. */
export interface StoredFigures {
  /** Undefined before the first reading. */
  readonly bootstrap: Readonly<Record<(typeof countedLists)[number] | 'points', number>> | undefined;
  readonly fixtures: number;
  /** Footballers and minutes by number of the fixture, of the gameweeks that were read. */
  readonly live: ReadonlyMap<number, LiveFigures>;
}

export interface LiveFigures {
  readonly footballers: number;
  readonly minutes: number;
}

export interface Doubt {
  /** As the game's paths: `bootstrap-static/`. */
  readonly document: string;
  readonly reason: string;
  /** The documents break references or contradict each other: no repetition makes that right. */
  readonly isBroken: boolean;
}

/** Reasons and sources of these bounds: docs/limits.md. */
const plausibleBounds = {
  /** Share of the stored minutes and footballers of a match that a later document keeps. */
  keptOfMatch: 0.9,
  /** Share of both clubs' footballers that a match which has ended names. */
  namedInMatch: 0.4,
  /** Share of the footballers of clubs whose match has begun that a gameweek names. */
  namedOfBegun: 0.25,
  /** Share of the stored sum of all footballers' points that a later document keeps. */
  keptPoints: 0.95,
  /**
   * Points that one running match can take back between two readings: a goal against each side takes four from the keeper and
   * up to five defenders, and one from up to five midfielders, and bonus moves.
   */
  fallOfMatch: 60,
  /** Footballers of a gameweek whom the bootstrap does not name yet: it may be some minutes older. */
  newFootballers: 5,
} as const;

/** Lists of the bootstrap that never get shorter within a season. */
export const countedLists = ['clubs', 'gameweeks', 'footballers'] as const;

/** Why documents are in doubt; empty when they can replace what is stored. */
export function doubtsAbout(read: ReadSeason, stored: StoredFigures): Doubt[] {
  return [
    ...doubtsAboutBootstrap(read, stored),
    ...doubtsAboutFixtures(read, stored),
    ...[...read.live].flatMap(([gameweek, footballers]) =>
      doubtsAboutLive(read, stored, { gameweek, footballers }),
    ),
  ];
}

function doubtsAboutBootstrap(
  { bootstrap, fixtures }: ReadSeason,
  { bootstrap: stored }: StoredFigures,
): Doubt[] {
  const { broken, shrunk, all } = collect('bootstrap-static/');
  const { clubs, gameweeks, footballers } = bootstrap;
  broken(repeated(clubs.map(({ number }) => number)), (ids) => `clubs are named twice: ${ids}`);
  broken(repeated(clubs.map(({ id }) => id)), (ids) => `clubs have the same short name: ${ids}`);
  broken(repeated(gameweeks.map(({ id }) => id)), (ids) => `gameweeks are named twice: ${ids}`);
  broken(repeated(footballers.map(({ id }) => id)), (ids) => `footballers are named twice: ${ids}`);
  const strangers = footballers.filter(({ club_id }) => club_id === noClub).map(({ id }) => id);
  broken(strangers, (ids) => `footballers of a club that it does not name: ${ids}`);
  const currents = gameweeks.filter(({ is_current }) => is_current).map(({ id }) => id);
  broken(currents.length > 1 ? currents : [], (ids) => `several gameweeks are the current one: ${ids}`);
  if (stored === undefined) return all;
  for (const list of countedLists)
    shrunk(bootstrap[list].length, stored[list], 1, (now, before) => `${now} ${list}, ${before} were known`);
  const points = footballers.reduce((sum, { total_points }) => sum + total_points, 0);
  const current = gameweeks.find(({ is_current }) => is_current);
  const running = fixtures.filter(({ gameweek, started }) => started && gameweek === current?.id);
  const mayFall = current?.finished === false ? plausibleBounds.fallOfMatch * running.length : 0;
  shrunk(
    points + mayFall,
    stored.points,
    plausibleBounds.keptPoints,
    (_, before) => `footballers have ${points} points together, ${before} were known`,
  );
  return all;
}

function doubtsAboutFixtures({ bootstrap, fixtures }: ReadSeason, stored: StoredFigures): Doubt[] {
  const { broken, shrunk, all } = collect('fixtures/');
  const gameweeks = new Set(bootstrap.gameweeks.map(({ id }) => id));
  const numbersOf = (some: readonly Fixture[]) => some.map(({ number }) => number);
  broken(repeated(numbersOf(fixtures)), (ids) => `fixtures are named twice: ${ids}`);
  broken(
    numbersOf(fixtures.filter(({ home, away }) => home === noClub || away === noClub || home === away)),
    (ids) => `fixtures of a club that does not exist: ${ids}`,
  );
  broken(
    numbersOf(fixtures.filter(({ gameweek }) => gameweek !== null && !gameweeks.has(gameweek))),
    (ids) => `fixtures of a gameweek that does not exist: ${ids}`,
  );
  shrunk(fixtures.length, stored.fixtures, 1, (now, before) => `${now} fixtures, ${before} were known`);
  return all;
}

interface LiveRead {
  readonly gameweek: GameweekNumber;
  readonly footballers: readonly LiveFootballer[];
}

function doubtsAboutLive(
  read: ReadSeason,
  stored: StoredFigures,
  { gameweek, footballers }: LiveRead,
): Doubt[] {
  const { broken, shrunk, all } = collect(`event/${gameweek}/live/`);
  const ids = new Set(read.bootstrap.footballers.map(({ id }) => id));
  const own = read.fixtures.filter((fixture) => fixture.gameweek === gameweek);
  const numbers = new Set(read.fixtures.map(({ number }) => number));
  broken(repeated(footballers.map(({ id }) => id)), (some) => `footballers are named twice: ${some}`);
  const strangers = footballers.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
  broken(
    strangers.length > plausibleBounds.newFootballers ? strangers : [],
    (some) => `footballers who do not exist: ${some}`,
  );
  const unknown = footballers.flatMap(({ fixtures }) => fixtures.map(({ number }) => number));
  broken(
    [...new Set(unknown)].filter((number) => !numbers.has(number)),
    (some) => `fixtures that do not exist: ${some}`,
  );
  const begun = own.filter(({ started }) => started);
  const clubs = new Set(begun.flatMap(({ home, away }) => [home, away]));
  const playing = read.bootstrap.footballers.filter(({ club_id }) => clubs.has(club_id));
  if (footballers.length < playing.length * plausibleBounds.namedOfBegun)
    broken(
      [footballers.length],
      (count) => `${count} footballers, of ${playing.length} in matches that have begun`,
    );
  const figures = figuresOf(footballers);
  for (const { number, finished, home, away } of begun) {
    const now = figures.get(number) ?? { footballers: 0, minutes: 0 };
    const squads = read.bootstrap.footballers.filter(({ club_id }) => club_id === home || club_id === away);
    if (finished && now.footballers < squads.length * plausibleBounds.namedInMatch)
      broken([now.footballers], (count) => `${count} footballers of fixture ${number}, which has ended`);
    const before = stored.live.get(number);
    if (before === undefined) continue;
    for (const figure of ['footballers', 'minutes'] as const)
      shrunk(
        now[figure],
        before[figure],
        plausibleBounds.keptOfMatch,
        (count, earlier) => `${count} ${figure} of fixture ${number}, ${earlier} were known`,
      );
  }
  return all;
}

/** Footballers and minutes by number of the fixture. */
export function figuresOf(footballers: readonly LiveFootballer[]): Map<number, LiveFigures> {
  const figures = new Map<number, LiveFigures>();
  for (const { fixtures } of footballers)
    for (const { number, lines } of fixtures) {
      const sum = figures.get(number) ?? { footballers: 0, minutes: 0 };
      const minutes = lines.find(({ identifier }) => identifier === 'minutes')?.value ?? 0;
      figures.set(number, { footballers: sum.footballers + 1, minutes: sum.minutes + minutes });
    }
  return figures;
}

/** Ids in a reason: more would not fit into a line. */
const mostIds = 5;

function collect(document: string) {
  const all: Doubt[] = [];
  return {
    all,
    broken: (ids: readonly (number | string)[], reasonFor: (ids: string) => string): void => {
      if (ids.length === 0) return;
      const named = ids.slice(0, mostIds).join(', ') + (ids.length > mostIds ? ', …' : '');
      all.push({ document, reason: reasonFor(named), isBroken: true });
    },
    shrunk: (
      now: number,
      before: number,
      kept: number,
      reasonFor: (now: number, before: number) => string,
    ): void => {
      if (now < before * kept) all.push({ document, reason: reasonFor(now, before), isBroken: false });
    },
  };
}

function repeated<Id>(ids: readonly Id[]): Id[] {
  const seen = new Set<Id>();
  const twice = new Set<Id>();
  for (const id of ids) (seen.has(id) ? twice : seen).add(id);
  return [...twice];
}
