import { expectedGoals } from './clubs';
import type { DemoFixture } from './calendar';
import type { DemoFootballer } from './footballers';
import type { Lineup } from './lineup';
import { chanceOf, streamKey, type Chance } from './random';

/** 0 is the home side, 1 the visitors. */
export type Side = 0 | 1;

export type MatchEventKind =
  | 'goal'
  | 'own_goal'
  | 'penalty_missed'
  | 'penalty_saved'
  | 'saved_shot'
  | 'shot_off'
  | 'yellow'
  | 'red'
  | 'substitution'
  | 'corner'
  | 'foul'
  | 'offside';

export interface MatchEvent {
  readonly kind: MatchEventKind;
  /** 1 to 90. */
  readonly minute: number;
  /** Minutes of added time after minute 45 or 90, else 0. */
  readonly added: number;
  /** Minutes from kick-off, half-time included: when it becomes known. */
  readonly elapsed: number;
  readonly side: Side;
  readonly footballer: number;
  /** The creator of the chance; for a substitution who comes on; for a save the keeper. */
  readonly other: number | null;
  /** The creator of the chance, whether or not it was converted. */
  readonly creator: number | null;
  /** Probability that this attempt is a goal. */
  readonly xg: number;
  readonly isPenalty: boolean;
}

export interface Participant {
  readonly footballer: DemoFootballer;
  readonly side: Side;
  readonly isStarter: boolean;
  /** Minute of coming on: 0 for a starter. */
  on: number;
  /** Minute of going off: 90 at the end. */
  off: number;
  sentOff: boolean;
  /** Today's base score in the bonus points system over 90 minutes. */
  readonly work: number;
  /** Creativity besides chances, over 90 minutes. */
  readonly crossing: number;
}

/** All events of one match. */
export interface MatchScript {
  readonly fixture: DemoFixture;
  readonly lineups: readonly [Lineup, Lineup];
  readonly participants: readonly Participant[];
  /** In order of time. */
  readonly events: readonly MatchEvent[];
  /** Home possession in percent. */
  readonly possession: number;
}

const halfTimeEnd = 62;
const firstHalfEnd = 47;

/** Minutes from kick-off at which an event of that minute is known. */
export function elapsedAt(minute: number, added: number): number {
  if (minute <= 45) return minute + added;
  return halfTimeEnd + (minute - 45) + added;
}

/** Minute of play, 0 to 90, so many minutes after kick-off. */
export function minuteAt(elapsed: number): number {
  if (elapsed <= 0) return 0;
  if (elapsed < firstHalfEnd) return Math.min(45, Math.floor(elapsed));
  return elapsed < halfTimeEnd ? 45 : Math.min(90, 45 + Math.floor(elapsed - halfTimeEnd));
}

interface Play {
  readonly fixture: DemoFixture;
  readonly chance: Chance;
  readonly participants: Participant[];
  readonly pitch: [Participant[], Participant[]];
  readonly benches: [DemoFootballer[], DemoFootballer[]];
  readonly events: MatchEvent[];
  readonly expected: readonly [number, number];
}

/** Simulates one match. Deterministic by seed, fixture and line-ups. */
export function playMatch(
  seed: number,
  fixture: DemoFixture,
  lineups: readonly [Lineup, Lineup],
): MatchScript {
  const chance = chanceOf(seed, streamKey.match, fixture.id);
  const play = kickOff(fixture, lineups, chance);
  const plan = planOf(play);
  for (const moment of plan) perform(play, moment);
  play.events.sort((one, other) => one.elapsed - other.elapsed);
  const { participants, events, expected } = play;
  const possession = Math.round(
    50 + ((16 * (expected[0] - expected[1])) / (expected[0] + expected[1])) * 1.4 + chance.normal() * 5,
  );
  return { fixture, lineups, participants, events, possession: Math.min(80, Math.max(20, possession)) };
}

function kickOff(fixture: DemoFixture, lineups: readonly [Lineup, Lineup], chance: Chance): Play {
  const starters = (side: Side) =>
    lineups[side].starters.map((footballer) => participant(footballer, side, true, 0, chance));
  const pitch: [Participant[], Participant[]] = [starters(0), starters(1)];
  return {
    fixture,
    chance,
    participants: [...pitch[0], ...pitch[1]],
    pitch,
    benches: [[...lineups[0].bench], [...lineups[1].bench]],
    events: [],
    expected: [goalsOf(fixture, 0), goalsOf(fixture, 1)],
  };
}

function goalsOf(fixture: DemoFixture, side: Side): number {
  return side === 0
    ? expectedGoals(fixture.home, fixture.away, true)
    : expectedGoals(fixture.away, fixture.home, false);
}

function participant(
  footballer: DemoFootballer,
  side: Side,
  isStarter: boolean,
  on: number,
  chance: Chance,
): Participant {
  return {
    footballer,
    side,
    isStarter,
    on,
    off: 90,
    sentOff: false,
    work: footballer.work + chance.normal() * 4,
    crossing:
      Math.max(0, footballer.creating * 4 + (footballer.cornersOrder === 1 ? 10 : 0)) * chance.unit() * 2,
  };
}

type Moment =
  | {
      readonly what: 'shot' | 'penalty' | 'own_goal' | 'card' | 'red' | 'corner' | 'foul' | 'offside';
      readonly side: Side;
      readonly minute: number;
      readonly added: number;
    }
  | { readonly what: 'substitution'; readonly side: Side; readonly minute: number; readonly added: number };

/** Kinds and times of events; the footballers are chosen when the event happens, from those on the pitch. */
function planOf(play: Play): Moment[] {
  const moments = ([0, 1] as const).flatMap((side) => [
    ...times(play, play.chance.poisson(shotsOf(play.expected[side]))).map((at) => ({
      what: 'shot' as const,
      side,
      ...at,
    })),
    ...times(play, play.chance.poisson(0.135)).map((at) => ({ what: 'penalty' as const, side, ...at })),
    ...times(play, play.chance.poisson(0.066)).map((at) => ({ what: 'own_goal' as const, side, ...at })),
    ...times(play, play.chance.poisson(2.32)).map((at) => ({ what: 'card' as const, side, ...at })),
    ...times(play, play.chance.poisson(0.055)).map((at) => ({ what: 'red' as const, side, ...at })),
    ...times(play, play.chance.poisson(2.2 + play.expected[side] * 1.8)).map((at) => ({
      what: 'corner' as const,
      side,
      ...at,
    })),
    ...times(play, play.chance.poisson(10.4)).map((at) => ({ what: 'foul' as const, side, ...at })),
    ...times(play, play.chance.poisson(1.9)).map((at) => ({ what: 'offside' as const, side, ...at })),
    ...substitutionTimes(play.chance).map((minute) => ({
      what: 'substitution' as const,
      side,
      minute,
      added: 0,
    })),
  ]);
  return moments.sort(
    (one, other) => elapsedAt(one.minute, one.added) - elapsedAt(other.minute, other.added),
  );
}

/** Number of attempts of a side with these expected goals. */
const shotsOf = (goals: number): number => 6.5 + goals * 3.9;

/** Times of this many events over the match; slightly more happen late. */
function times({ chance }: Play, count: number): { minute: number; added: number }[] {
  return Array.from({ length: count }, () => {
    const at = Math.floor(97 * chance.unit() ** 0.93) + 1;
    if (at <= 45) return { minute: at, added: 0 };
    if (at <= 47) return { minute: 45, added: at - 45 };
    return at <= 92 ? { minute: at - 2, added: 0 } : { minute: 90, added: at - 92 };
  });
}

/** Usually four, in two or three stops of the second half. */
function substitutionTimes(chance: Chance): number[] {
  const count = 2 + chance.weighted([6, 22, 38, 34]);
  return Array.from({ length: count }, () => substitutionMinute(chance)).sort((one, other) => one - other);
}

function substitutionMinute(chance: Chance): number {
  const kind = chance.weighted([4, 8, 24, 30, 34]);
  if (kind === 0) return chance.between(15, 44);
  if (kind === 1) return 45;
  if (kind === 2) return chance.between(56, 67);
  return kind === 3 ? chance.between(65, 80) : chance.between(79, 89);
}

function perform(play: Play, moment: Moment): void {
  if (moment.what === 'shot') shoot(play, moment);
  else if (moment.what === 'penalty') takePenalty(play, moment);
  else if (moment.what === 'own_goal') turnIn(play, moment);
  else if (moment.what === 'substitution') substitute(play, moment);
  else if (moment.what === 'card' || moment.what === 'red') book(play, moment);
  else
    note(
      play,
      moment,
      moment.what,
      chosen(play, moment.side, (one) => one.footballer.fouling),
    );
}

function chosen(play: Play, side: Side, weight: (one: Participant) => number): Participant | undefined {
  const on = play.pitch[side];
  return on[play.chance.weighted(on.map(weight))];
}

type Detail = Partial<Pick<MatchEvent, 'other' | 'creator' | 'xg' | 'isPenalty'>>;

function note(
  play: Play,
  moment: Moment,
  kind: MatchEventKind,
  who: Participant | undefined,
  detail: Detail = {},
): void {
  if (who === undefined) return;
  const { minute, added, side } = moment;
  const elapsed = elapsedAt(minute, added);
  const footballer = who.footballer.id;
  play.events.push({
    kind,
    minute,
    added,
    elapsed,
    side,
    footballer,
    other: null,
    creator: null,
    xg: 0,
    isPenalty: false,
    ...detail,
  });
}

/** An attempt from open play or a set piece. */
function shoot(play: Play, moment: Moment): void {
  const { chance, expected } = play;
  const shooter = chosen(play, moment.side, (one) => one.footballer.shooting);
  if (shooter === undefined) return;
  const goals = Math.max(0.25, expected[moment.side] - 0.19) * manDown(play, moment.side);
  const xg = Math.min(
    0.85,
    Math.max(0.015, (goals / shotsOf(expected[moment.side])) * -Math.log(1 - chance.unit() * 0.995)),
  );
  const creator = chance.happens(0.8) ? creatorOf(play, moment.side, shooter) : null;
  if (chance.happens(xg * shooter.footballer.finishing)) {
    const other = creator ?? (chance.happens(0.5) ? creatorOf(play, moment.side, shooter) : null);
    note(play, moment, 'goal', shooter, { other, creator, xg });
  } else if (chance.happens(0.275)) {
    note(play, moment, 'saved_shot', shooter, { other: keeperOf(play, moment.side), creator, xg });
  } else note(play, moment, 'shot_off', shooter, { creator, xg });
}

/** A side with fewer footballers makes worse chances. */
const manDown = (play: Play, side: Side): number =>
  1 + 0.25 * (play.pitch[side].length - play.pitch[opposite(side)].length);

const opposite = (side: Side): Side => (side === 0 ? 1 : 0);

function creatorOf(play: Play, side: Side, shooter: Participant): number | null {
  return chosen(play, side, (one) => (one === shooter ? 0 : one.footballer.creating))?.footballer.id ?? null;
}

function keeperOf(play: Play, attackers: Side): number | null {
  const defenders = play.pitch[opposite(attackers)];
  const keeper = defenders.find((one) => one.footballer.position === 'GKP') ?? defenders[0];
  return keeper?.footballer.id ?? null;
}

function takePenalty(play: Play, moment: Moment): void {
  const order = (one: Participant) => one.footballer.penaltiesOrder ?? 9;
  const outfield = play.pitch[moment.side].filter((one) => one.footballer.position !== 'GKP');
  const taker = [...outfield].sort((one, other) => order(one) - order(other))[0];
  const detail = { xg: 0.79, isPenalty: true };
  if (play.chance.happens(0.885))
    note(play, moment, 'goal', taker, { ...detail, other: wonBy(play, moment.side, taker) });
  else if (play.chance.happens(0.65))
    note(play, moment, 'penalty_saved', taker, { ...detail, other: keeperOf(play, moment.side) });
  else note(play, moment, 'penalty_missed', taker, detail);
}

/** The footballer who won the penalty gets the assist, unless they take it. */
function wonBy(play: Play, side: Side, taker: Participant | undefined): number | null {
  return taker !== undefined && play.chance.happens(0.75) ? creatorOf(play, side, taker) : null;
}

/** `moment.side` is the side that scores the own goal. */
function turnIn(play: Play, moment: Moment): void {
  const isBack = (one: Participant) => one.footballer.position === 'DEF';
  note(
    play,
    moment,
    'own_goal',
    chosen(play, moment.side, (one) => (isBack(one) ? 6 : one.footballer.position === 'GKP' ? 4 : 0.4)),
  );
}

function book(play: Play, moment: Moment): void {
  const who = chosen(play, moment.side, (one) => one.footballer.fouling);
  if (who === undefined) return;
  const isBooked = play.events.some((one) => one.kind === 'yellow' && one.footballer === who.footballer.id);
  // A booked footballer is careful: only one in five second offences is punished.
  if (isBooked && !play.chance.happens(0.2)) return;
  if (moment.what === 'card' && !isBooked) return note(play, moment, 'yellow', who);
  note(play, moment, 'red', who);
  leave(play, who, moment.minute);
  who.sentOff = true;
}

function leave(play: Play, who: Participant, minute: number): void {
  who.off = Math.max(minute, 1);
  const on = play.pitch[who.side];
  on.splice(on.indexOf(who), 1);
}

function substitute(play: Play, moment: Moment): void {
  const off = chosen(play, moment.side, tiredness);
  const bench = play.benches[moment.side];
  if (off === undefined) return;
  const index = play.chance.weighted(bench.map((one) => comingOn(one, off.footballer)));
  const [footballer] = index < 0 ? [] : bench.splice(index, 1);
  if (footballer === undefined) return;
  leave(play, off, moment.minute);
  const on = participant(footballer, moment.side, false, moment.minute, play.chance);
  play.pitch[moment.side].push(on);
  play.participants.push(on);
  note(play, moment, 'substitution', off, { other: footballer.id });
}

/** Forwards and wide players are substituted first, keepers rarely, recent substitutes never. */
function tiredness({ footballer, isStarter }: Participant): number {
  if (!isStarter) return 0;
  if (footballer.position === 'GKP') return 0.06;
  if (footballer.position === 'DEF') return footballer.realPosition === 'CB' ? 0.22 : 0.48;
  return footballer.position === 'FWD' ? 2.2 : 1.45;
}

function comingOn(one: DemoFootballer, off: DemoFootballer): number {
  if (one.position === 'GKP' || off.position === 'GKP') return one.position === off.position ? 1 : 0;
  const line = { GKP: 0, DEF: 0.5, MID: 1.1, FWD: 2.1 }[one.position];
  return Math.exp(one.standing * 0.6) * (one.position === off.position ? 3 : 1) * line;
}
