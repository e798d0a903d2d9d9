import {
  asFootballerId,
  type FootballerId,
  footballerGameweek,
  type EpochMs,
  type FootballerGameweek,
  type GameweekNumber,
} from '@touchline/shared/domain';

import { chanceToPlay, depart, fit, injure, knock, suspend, type Fitness } from './absences';
import { day, hour, matchLength, minute, type Calendar, type DemoFixture } from './calendar';
import { clubById } from './clubs';
import { clubIn, isInLeague, type DemoFootballer } from './footballers';
import { pickLineup } from './lineup';
import { playMatch, type MatchScript } from './match';
import { chanceOf, streamKey, type Chance } from './random';
import { noTally, tallyAt, type MatchTally, type PlayerTally } from './tally';
import { demoRules } from './demoRules';

/** One played fixture: its script, and its final state with the bonus. */
export interface PlayedFixture {
  readonly fixture: DemoFixture;
  readonly script: MatchScript;
  readonly final: MatchTally;
}

/** One fixture of a footballer's club, with the footballer's stats. */
export interface RecordRow {
  readonly gameweek: GameweekNumber;
  readonly fixture: DemoFixture;
  readonly points: number;
  readonly minutes: number;
}

/** The matches of the demo, gameweek by gameweek. */
export interface Football {
  readonly footballers: readonly DemoFootballer[];
  /** By footballer id; index 0 is unused. */
  readonly fitness: readonly Fitness[];
  /** All that has happened so far: what `createFootball` goes on from. */
  readonly state: FootballState;
  /** Plays the next gameweek; they must be played in order. */
  playGameweek(gameweek: GameweekNumber): void;
  /** Undefined until its gameweek has been played. */
  played(fixtureId: number): PlayedFixture | undefined;
  /** Final result of everyone who had a fixture in the gameweek. */
  results(gameweek: GameweekNumber): ReadonlyMap<FootballerId, FootballerGameweek>;
  /** Every fixture of the footballer's club so far, oldest first. */
  record(footballerId: number): readonly RecordRow[];
  /** Footballers of the club in that gameweek. */
  squadOf(club: number, gameweek: GameweekNumber): readonly DemoFootballer[];
}

/** Plain data without functions. */
export interface FootballState {
  readonly fitness: Fitness[];
  readonly played: Map<number, PlayedFixture>;
  readonly records: RecordRow[][];
  readonly results: Map<GameweekNumber, Map<FootballerId, FootballerGameweek>>;
}

interface World extends FootballState {
  readonly seed: number;
  readonly calendar: Calendar;
  readonly footballers: readonly DemoFootballer[];
}

/** @param kept state of an earlier run with the same seed, calendar and footballers, to go on from */
export function createFootball(
  seed: number,
  calendar: Calendar,
  footballers: readonly DemoFootballer[],
  kept?: FootballState,
): Football {
  const state = kept ?? newState(footballers);
  const world: World = { seed, calendar, footballers, ...state };
  if (kept === undefined) sendAway(world);
  return {
    footballers,
    fitness: state.fitness,
    state,
    playGameweek: (gameweek) => playGameweek(world, gameweek),
    played: (fixtureId) => world.played.get(fixtureId),
    results: (gameweek) => world.results.get(gameweek) ?? new Map<FootballerId, FootballerGameweek>(),
    record: (footballerId) => world.records[footballerId] ?? [],
    squadOf: (club, gameweek) => squadOf(world, club, gameweek),
  };
}

function newState(footballers: readonly DemoFootballer[]): FootballState {
  const fitness = [fit(), ...footballers.map(fit)];
  return { fitness, records: fitness.map(() => []), played: new Map(), results: new Map() };
}

const destinations = [
  'Girona',
  'Torino',
  'Nantes',
  'Augsburg',
  'Leeds United',
  'Norwich',
  'Celtic',
  'Sporting',
  'Ajax',
  'Getafe',
];

/** Departures from the league: announced two days before the first missed deadline. */
function sendAway({ footballers, fitness, calendar, seed }: World): void {
  const chance = chanceOf(seed, streamKey.moves);
  for (const { id, leaves } of footballers) {
    const own = fitness[id];
    if (leaves === null || own === undefined) continue;
    const where = chance.one(destinations);
    const news = chance.happens(0.5)
      ? `Transferred to ${where}`
      : `Joined ${where} on loan for the rest of the season`;
    depart(own, (calendar.deadlines[leaves] ?? 0) - 2 * day, news);
  }
}

function squadOf({ footballers }: World, club: number, gameweek: GameweekNumber): DemoFootballer[] {
  return footballers.filter((one) => clubIn(one, gameweek) === club && isInLeague(one, gameweek));
}

function playGameweek(world: World, gameweek: GameweekNumber): void {
  const fixtures = world.calendar.byGameweek[gameweek] ?? [];
  const chance = chanceOf(world.seed, streamKey.absences, gameweek);
  for (const fixture of fixtures) {
    const played = playFixture(world, fixture, chance);
    world.played.set(fixture.id, played);
    keepRecord(world, played);
    hurtAndBan(world, played, chance);
  }
  world.results.set(gameweek, resultsOf(world, fixtures, gameweek));
}

function keepRecord(world: World, { fixture, final }: PlayedFixture): void {
  const { gameweek } = fixture;
  for (const club of [fixture.home, fixture.away])
    for (const { id } of squadOf(world, club, gameweek)) {
      const { total_points: points = 0, minutes = 0 } = final.byId.get(id) ?? {};
      world.records[id]?.push({ gameweek, fixture, points, minutes });
    }
}

/** Small knocks before a deadline; computed before the gameweek is played, because managers see them. */
export function knockSome(
  football: Football,
  calendar: Calendar,
  seed: number,
  gameweek: GameweekNumber,
): void {
  const chance = chanceOf(seed, streamKey.absences, gameweek, 1);
  const deadline = calendar.deadlines[gameweek] ?? 0;
  for (const { id } of football.footballers) {
    const own = football.fitness[id];
    if (!chance.happens(0.032) || own === undefined || chanceToPlay(own, deadline) < 100) continue;
    knock(own, deadline - chance.between(20, 44) * hour, deadline + 2.5 * day, chance);
  }
}

function playFixture(world: World, fixture: DemoFixture, chance: Chance): PlayedFixture {
  const lineupOf = (club: number) => pickLineup(fitSquad(world, club, fixture, chance), chance);
  const script = playMatch(world.seed, fixture, [lineupOf(fixture.home), lineupOf(fixture.away)]);
  return { fixture, script, final: tallyAt(script, Infinity, true) };
}

function fitSquad(world: World, club: number, fixture: DemoFixture, chance: Chance): DemoFootballer[] {
  return squadOf(world, club, fixture.gameweek).filter((one) => {
    const own = world.fitness[one.id];
    const percent = own ? chanceToPlay(own, fixture.kickoff) : 0;
    return percent === 100 || chance.happens(percent / 100);
  });
}

const injuryPerMatch = 0.03;
const injuryInTraining = 0.009;

/** Consequences of a match: injuries, and bans for a red and for the fifth yellow card. */
function hurtAndBan(world: World, { fixture, final }: PlayedFixture, chance: Chance): void {
  const whistle = fixture.kickoff + matchLength;
  for (const one of [
    ...squadOf(world, fixture.home, fixture.gameweek),
    ...squadOf(world, fixture.away, fixture.gameweek),
  ]) {
    const own = world.fitness[one.id];
    if (own === undefined) continue;
    const tally = final.byId.get(one.id);
    const risk = injuryInTraining + (injuryPerMatch * (tally?.minutes ?? 0)) / 90;
    if (chanceToPlay(own, whistle) === 100 && chance.happens(risk * one.fragile))
      injure(own, whistle, chance);
    const matches = bannedMatches(own, tally, fixture.gameweek, chance);
    if (matches > 0)
      suspend(own, whistle, endOfBan(world, clubIn(one, fixture.gameweek), fixture.kickoff, matches));
  }
}

/** One match for five yellow cards before gameweek 20, one or three for a red. */
function bannedMatches(
  own: Fitness,
  tally: PlayerTally | undefined,
  gameweek: number,
  chance: Chance,
): number {
  if (tally === undefined) return 0;
  own.yellows += tally.yellow_cards;
  if (tally.red_cards > 0) return chance.happens(0.5) ? 1 : 3;
  return tally.yellow_cards > 0 && own.yellows === 5 && gameweek < 20 ? 1 : 0;
}

function endOfBan({ calendar }: World, club: number, after: EpochMs, matches: number): EpochMs {
  const next = calendar.fixtures
    .filter((one) => (one.home === club || one.away === club) && one.kickoff > after)
    .sort((one, other) => one.kickoff - other.kickoff)[matches - 1];
  return next ? next.kickoff + matchLength : Infinity;
}

function resultsOf(
  world: World,
  fixtures: readonly DemoFixture[],
  gameweek: number,
): Map<FootballerId, FootballerGameweek> {
  const results = new Map<FootballerId, FootballerGameweek>();
  for (const one of world.footballers) {
    const own = fixtures.filter(({ home, away }) => [home, away].includes(clubIn(one, gameweek)));
    if (own.length === 0 || !isInLeague(one, gameweek)) continue;
    results.set(
      asFootballerId(one.id),
      footballerGameweek(
        own.map((fixture) => appearance(world, fixture, one.id)),
        one.position,
        demoRules,
      ),
    );
  }
  return results;
}

function appearance({ played }: World, { id }: DemoFixture, footballerId: number) {
  const stats = played.get(id)?.final.byId.get(footballerId) ?? noTally(footballerId);
  return { fixture_id: id, finished: true, lasted: 90, stats, provisional_bonus: 0 };
}

/** The footballer's club in the documents at that instant: a move is announced a day before the deadline. */
export function clubAt(one: DemoFootballer, calendar: Calendar, now: EpochMs): number {
  const moves = one.move !== null && now >= (calendar.deadlines[one.move.gameweek] ?? Infinity) - day;
  return moves && one.move ? one.move.club : one.club;
}

/** Whether the documents list the footballer at that instant. Departed footballers stay listed. */
export function isListedAt(one: DemoFootballer, calendar: Calendar, now: EpochMs): boolean {
  return one.arrives === 1 || now >= (calendar.deadlines[one.arrives] ?? Infinity) - 2 * day;
}

/** Minutes from kick-off, rounded down. */
export const elapsedSince = (kickoff: EpochMs, now: EpochMs): number => Math.floor((now - kickoff) / minute);

export const clubCode = (id: number): number => clubById(id).code;
