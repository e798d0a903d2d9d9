import { automaticSubstitutions, isStarter, type SquadPick, type Substitution } from './autoSubs';
import { participationIn, type Participation } from './participation';
import type { PickStatus } from './pickStatus';
import { pointsByCategory, sumOfPoints, type MatchStats } from './points';
import { progressIn, type Progress } from './progress';
import { captainMultiplier, effectOf, type ChipEffect, type SeasonRules } from './seasonRules';
import type { AnyPosition, Chip, FixtureId, FootballerId, Points } from './units';

/** One fixture of a footballer in a gameweek. */
export interface FootballerFixture {
  fixture_id: FixtureId | number;
  /** Full time has passed. */
  finished: boolean;
  /** Minutes of the footballer who has played longest in this match. */
  lasted: number;
  stats: MatchStats;
  /** Bonus by the running scores; 0 once the official bonus is known. */
  provisional_bonus: Points;
}

/** A footballer's gameweek, over all fixtures in it. */
export interface FootballerGameweek {
  /** With the official bonus, without the provisional one. */
  base: Points;
  provisional_bonus: Points;
  participation: Participation;
  progress: Progress;
  /** True while a fixture of the footballer is not finished. */
  is_unfinished: boolean;
}

/** Footballers that are not in the lookup have no fixture: a blank gameweek. */
const blankGameweek: FootballerGameweek = {
  base: 0,
  provisional_bonus: 0,
  participation: 'absent',
  progress: 'played',
  is_unfinished: false,
};

/** Points and participation of a footballer in one gameweek; no fixtures make a blank one. */
export function footballerGameweek(
  fixtures: readonly FootballerFixture[],
  position: AnyPosition,
  rules: SeasonRules,
): FootballerGameweek {
  return fixtures.reduce<FootballerGameweek>(
    (sum, fixture) => ({
      ...sum,
      base: sum.base + sumOfPoints(pointsByCategory(fixture.stats, position, rules)),
      provisional_bonus: sum.provisional_bonus + countedProvisionalBonus(fixture),
      is_unfinished: sum.is_unfinished || !fixture.finished,
    }),
    { ...blankGameweek, participation: participationIn(fixtures), progress: progressIn(fixtures) },
  );
}

/** The provisional bonus that counts: none if there is an official one. */
function countedProvisionalBonus({ stats, provisional_bonus }: FootballerFixture): Points {
  return stats.bonus > 0 ? 0 : provisional_bonus;
}

/** A submitted squad for one gameweek. */
export interface HandedInSquad {
  picks: readonly SquadPick[];
  active_chip: Chip | null;
  /** Points paid for transfers beyond the free ones, a positive number. */
  transfers_cost: Points;
}

export interface PickResult {
  footballer_id: FootballerId;
  slot: number;
  /** 0 does not count, 1, 2 captain, 3 triple captain. After automatic substitutions. */
  multiplier: number;
  /** The footballer's own points, including provisional bonus, before the multiplier. */
  points: Points;
  /** Points for the team: points times multiplier. */
  counted: Points;
  provisional_bonus: Points;
  participation: Participation;
  status: PickStatus;
}

/** A squad's gameweek, with the sum that explains it. */
export interface SquadResult {
  picks: PickResult[];
  substitutions: Substitution[];
  /** The footballer whose points are multiplied; null when neither captain nor vice-captain played. */
  captain_id: FootballerId | null;
  /** Points without provisional bonus and before hits: the first term of the explained sum. */
  base: Points;
  /** The second term, multiplied like the rest. */
  provisional_bonus: Points;
  /** The third term, a positive number that is subtracted. */
  hits: Points;
  /** base + provisional_bonus − hits. */
  nett_points: Points;
  /** Points of footballers who do not count. */
  bench_points: Points;
  /**
   * Number of counting footballers (11, with the bench boost 15) with nothing left to play. A reserved
   * substitute is counted instead of the absent starter.
   */
  played: number;
  /** Number of them who are on the pitch. */
  playing: number;
  /** Number of them who are still to play. */
  left: number;
  /** True when no fixture of the squad is open and no bonus is provisional: nothing can change any more. */
  is_final: boolean;
}

/**
 * The gameweek of a squad: multipliers after automatic substitutions, captaincy and chip, and the explained
 * sum `base + provisional bonus − hits`.
 *
 * Before everything is played it is the current state: only starters who definitely did not play are
 * substituted, and the captain stays captain until then.
 * Source: the game's rules page, "Captaincy", "Substitutions", "Chips".
 */
export function squadResult(
  squad: HandedInSquad,
  gameweeks: ReadonlyMap<FootballerId, FootballerGameweek>,
  rules: SeasonRules,
): SquadResult {
  const gameweekOf = (id: FootballerId) => gameweeks.get(id) ?? blankGameweek;
  const participationOf = (id: FootballerId) => gameweekOf(id).participation;
  const chip = effectOf(squad.active_chip, rules);
  const substitutions =
    chip.all_count === true ? [] : automaticSubstitutions(squad.picks, participationOf, rules);
  const captainId = countingCaptain(squad.picks, participationOf);
  const roles: SquadRoles = { chip, substitutions, captainId, lineup: rules.squad.lineup };

  const picks = squad.picks.map((pick) => pickResult(pick, gameweekOf(pick.footballer_id), roles));
  const counting = picks.filter(({ multiplier }) => multiplier > 0);
  const provisional = sum(counting, (pick) => pick.provisional_bonus * pick.multiplier);
  const base = sum(counting, ({ counted }) => counted) - provisional;
  const inState = (progress: Progress) =>
    counting.filter((pick) => gameweekOf(awaited(pick, substitutions)).progress === progress).length;
  const isUnfinished = (pick: PickResult) => gameweekOf(pick.footballer_id).is_unfinished;
  return {
    picks,
    substitutions,
    captain_id: captainId,
    base,
    provisional_bonus: provisional,
    hits: squad.transfers_cost,
    nett_points: nettPoints(base + provisional, squad.transfers_cost),
    bench_points: sum(
      picks.filter(({ multiplier }) => multiplier === 0),
      ({ points }) => points,
    ),
    played: inState('played'),
    playing: inState('playing'),
    left: inState('to_come'),
    is_final: !picks.some((pick) => isUnfinished(pick) || pick.provisional_bonus > 0),
  };
}

/** The footballer whose match decides a counting place: the original, or the substitute reserved for it. */
function awaited({ footballer_id }: PickResult, substitutions: readonly Substitution[]): FootballerId {
  return substitutions.find((one) => one.out === footballer_id && !one.has_come_on)?.in ?? footballer_id;
}

/** Points of a gameweek after hits: points − transfers cost. May be negative. */
export function nettPoints(points: Points, transfersCost: Points): Points {
  return points - transfersCost;
}

/**
 * The footballer whose points are multiplied: the captain; the vice-captain if the captain definitely did not
 * play; nobody if neither played. The vice-captain inherits a triple captain too.
 */
export function countingCaptain(
  picks: readonly SquadPick[],
  participationOf: (id: FootballerId) => Participation,
): FootballerId | null {
  const captain = picks.find(({ is_captain }) => is_captain);
  const vice = picks.find(({ is_vice_captain }) => is_vice_captain);
  const counting = [captain, vice].find(
    (pick) => pick !== undefined && participationOf(pick.footballer_id) !== 'absent',
  );
  return counting?.footballer_id ?? null;
}

interface SquadRoles {
  chip: ChipEffect;
  /** Number of starting slots. */
  lineup: number;
  substitutions: readonly Substitution[];
  captainId: FootballerId | null;
}

function pickResult(pick: SquadPick, gameweek: FootballerGameweek, roles: SquadRoles): PickResult {
  const points = gameweek.base + gameweek.provisional_bonus;
  const multiplier = multiplierOf(pick, roles);
  return {
    footballer_id: pick.footballer_id,
    slot: pick.slot,
    multiplier,
    points,
    counted: points * multiplier + 0,
    provisional_bonus: gameweek.provisional_bonus,
    participation: gameweek.participation,
    status: statusOf(pick, roles),
  };
}

function multiplierOf(
  { footballer_id, slot }: SquadPick,
  { chip, substitutions, captainId, lineup }: SquadRoles,
): number {
  const comesOn = substitutions.some((one) => one.in === footballer_id && one.has_come_on);
  const goesOff = substitutions.some((one) => one.out === footballer_id && one.has_come_on);
  const counts = chip.all_count === true || (isStarter({ slot }, lineup) ? !goesOff : comesOn);
  if (!counts) return 0;
  if (footballer_id !== captainId) return 1;
  return chip.captain_multiplier ?? captainMultiplier;
}

/**
 * `c` is the counting captain; `inplay` came on for a footballer, who is `out`; `inplay_benched` is reserved
 * to come on while their match is still to come.
 */
function statusOf(pick: SquadPick, { substitutions, captainId, lineup }: SquadRoles): PickStatus {
  const { footballer_id } = pick;
  const comingOn = substitutions.find((one) => one.in === footballer_id);
  if (substitutions.some((one) => one.out === footballer_id)) return 'out';
  if (footballer_id === captainId) return 'c';
  if (comingOn !== undefined) return comingOn.has_come_on ? 'inplay' : 'inplay_benched';
  if (!isStarter(pick, lineup)) return 'benched';
  return pick.is_vice_captain ? 'vc' : 'lineup';
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
