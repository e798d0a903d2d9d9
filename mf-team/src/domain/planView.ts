import {
  asClubId,
  inMillions,
  chipName,
  positionName,
  tickerDifficulty,
  type AnyPosition,
  type ClubId,
  type ExpectedKind,
  type FootballerId,
  type GameweekNumber,
} from '@touchline/shared/domain';
import type { ExpectedPoints, PlanContext, PlanNames } from '@touchline/shared/plan';
import { formatCost } from '@touchline/shared/format';
import type { FantasyState, PlanCandidate, PlanStartReply } from '@touchline/shared/wire';

/** Expected points of footballers by gameweek, from a projection. */
export interface Projected {
  readonly gameweeks: readonly GameweekNumber[];
  readonly rows: readonly {
    readonly id: FootballerId;
    readonly ep?: readonly number[];
    readonly minutes?: readonly number[];
  }[];
}

/** Minutes in a fixture that the reader expects of a footballer, in place of the projection's. */
export type MinutesByHand = ReadonlyMap<FootballerId, number>;

/**
 * By how much the reader's minutes change the expected points of a gameweek: in proportion, with as many fixtures as the projection
 * has. 1 where the reader has said nothing, or the projection expects nobody to play.
 */
function byHandFactor(
  byHand: MinutesByHand,
  { rows, gameweeks }: Projected,
  fixtures: (id: FootballerId, gameweek: GameweekNumber) => number,
): ExpectedFactor {
  const expected = new Map(rows.map(({ id, minutes }) => [id, minutes]));
  return (id, gameweek) => {
    const own = byHand.get(id);
    const minutes = expected.get(id)?.[gameweeks.indexOf(gameweek)] ?? 0;
    return own === undefined || minutes === 0 ? 1 : (own * fixtures(id, gameweek)) / minutes;
  };
}

type ExpectedFactor = (id: FootballerId, gameweek: GameweekNumber) => number;

/** A fixture as a club sees it, with its difficulty, 1 easy to 5 hard. */
interface ClubFixture {
  readonly opponent_id: ClubId;
  readonly is_home: boolean;
  readonly difficulty: number;
}

/** Fixtures by club and gameweek, as each club sees them. */
export type FixturesOfClub = (club: ClubId, gameweek: GameweekNumber) => readonly ClubFixture[];

/** @param clubs with their strengths, from which the difficulty follows */
export function fixturesByClub(
  fixtures: PlanStartReply['fixtures'],
  clubs: FantasyState['clubs'],
): FixturesOfClub {
  const cells = new Map<string, ClubFixture[]>();
  const add = (club: ClubId, gameweek: GameweekNumber, opponent_id: ClubId, is_home: boolean) => {
    const key = `${club} ${gameweek}`;
    const difficulty = tickerDifficulty({ opponent_id, is_home }, 'overall', clubs);
    cells.set(key, [...(cells.get(key) ?? []), { opponent_id, is_home, difficulty }]);
  };
  for (const { gameweek_id, home, away } of fixtures) {
    add(home, gameweek_id, away, true);
    add(away, gameweek_id, home, false);
  }
  return (club, gameweek) => cells.get(`${club} ${gameweek}`) ?? [];
}

/**
 * Expected points by the projection, and of the first gameweek by the game when the reader chose the official
 * ones: the game has none of later gameweeks. For footballers without one, the game's value of the next gameweek per
 * fixture: zero in a blank, twice in a double. Null without the season pass, which both need.
 */
export function expectedBy(
  { footballers, gameweeks }: Pick<PlanStartReply, 'footballers' | 'gameweeks'>,
  fixturesOf: FixturesOfClub,
  projected?: Projected,
  kind: ExpectedKind = 'ours',
): ExpectedPoints {
  const ours = new Map<FootballerId, readonly number[] | undefined>(
    projected?.rows.map(({ id, ep }) => [id, ep]),
  );
  const own = new Map(footballers.map((one) => [one.id, one]));
  const first = gameweeks[0]?.id ?? 0;
  return (id, gameweek) => {
    const official = kind === 'official' && gameweek === first ? own.get(id) : undefined;
    if (official?.ep_next != null && fixturesOf(official.club_id, first).length > 0) return official.ep_next;
    const value = ours.get(id)?.[projected?.gameweeks.indexOf(gameweek) ?? -1];
    if (value !== undefined) return value;
    const footballer = own.get(id);
    if (footballer?.ep_next == null) return null;
    const played = fixturesOf(footballer.club_id, first).length;
    const each = footballer.ep_next / Math.max(1, played);
    return each * fixturesOf(footballer.club_id, gameweek).length;
  };
}

export interface PlanView {
  readonly context: PlanContext;
  readonly byId: ReadonlyMap<FootballerId, PlanCandidate>;
  readonly names: PlanNames;
  readonly fixturesOf: FixturesOfClub;
  /** What the reader expects in place of the projection. */
  readonly byHand: MinutesByHand;
}

interface PlanViewInput {
  readonly clubName: (club: string) => string;
  /** With their strengths; without any, every fixture is of medium difficulty. */
  readonly clubs?: FantasyState['clubs'] | undefined;
  readonly projected?: Projected | undefined;
  readonly kind?: ExpectedKind;
  readonly byHand?: MinutesByHand;
}

/** Builds the planner's data from one reply. */
export function planViewOf(
  reply: PlanStartReply,
  { clubName, clubs = [], projected, kind, byHand = new Map() }: PlanViewInput,
): PlanView {
  const byId = new Map(reply.footballers.map((one) => [one.id, one]));
  const fixturesOf = fixturesByClub(reply.fixtures, clubs);
  const expectedOf = expectedBy(reply, fixturesOf, projected, kind);
  const fixtures = (id: FootballerId, gameweek: GameweekNumber) =>
    fixturesOf(byId.get(id)?.club_id ?? asClubId(''), gameweek).length;
  const factor = projected && byHandFactor(byHand, projected, fixtures);
  const expected: ExpectedPoints = (id, gameweek) => {
    const points = expectedOf(id, gameweek);
    return points === null || !factor ? points : points * factor(id, gameweek);
  };
  const market = new Map(
    reply.footballers.map(({ id, position, club_id, price, can_be_bought }) => [
      id,
      { footballer_id: id, position, club_id, price, can_be_bought },
    ]),
  );
  const labels = Object.fromEntries(reply.rules.positions.map(({ code, label }) => [code, label]));
  return {
    byId,
    byHand,
    fixturesOf,
    context: { market, rules: reply.rules, expected },
    names: {
      footballer: (id) => byId.get(id)?.name ?? `Player ${id}`,
      club: clubName,
      position: (code: AnyPosition) => positionName(code, labels),
      chip: chipName,
      money: (price) => formatCost(inMillions(price)),
    },
  };
}
