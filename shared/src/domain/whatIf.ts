import { participationIn } from './participation';
import { countOf, type MatchStats, noStats, pointsByCategory, sumOfPoints } from './points';
import { progressIn } from './progress';
import { effectOf, type SeasonRules, withScoring } from './seasonRules';
import { type FootballerGameweek, squadResult, type SquadResult } from './squadResult';
import type { AnyPosition, Chip, FootballerId, Points } from './units';

/** Counts of a footballer's match that a reader may set. */
export const whatIfCounts = ['goals_scored', 'assists', 'minutes', 'yellow_cards', 'red_cards'] as const;
export type WhatIfCount = (typeof whatIfCounts)[number];

/** The current state of one match of a footballer. */
export interface WhatIfMatch {
  readonly finished: boolean;
  /** Minutes of the footballer who has played longest in it. */
  readonly lasted: number;
  readonly stats: MatchStats;
  /** From the game, without the provisional bonus. */
  readonly points: Points;
  readonly provisional_bonus: Points;
}

export interface WhatIfFootballer {
  readonly id: FootballerId;
  readonly position: AnyPosition;
  readonly matches: readonly WhatIfMatch[];
}

/** The settings: total counts of the open match; captain and chip of the own team. */
export interface WhatIf {
  readonly counts: ReadonlyMap<FootballerId, Partial<Record<WhatIfCount, number>>>;
  readonly captain: FootballerId | undefined;
  /** Null plays none; undefined changes nothing. */
  readonly chip: Chip | null | undefined;
}

export const nothingSet: WhatIf = { counts: new Map(), captain: undefined, chip: undefined };

export const isNothingSet = ({ counts, captain, chip }: WhatIf): boolean =>
  counts.size === 0 && captain === undefined && chip === undefined;

/** The match that can still change: the first that is not over; -1 if all are. */
export const openMatch = ({ matches }: Pick<WhatIfFootballer, 'matches'>): number =>
  matches.findIndex(({ finished }) => !finished);

/**
 * The counts of a match with some of them replaced. With other minutes, a clean sheet is kept if nothing was
 * conceded; the bonus still follows the running scores.
 */
export function statsWith(
  stats: MatchStats,
  set: Partial<Record<WhatIfCount, number>>,
  { scoring }: Pick<SeasonRules, 'scoring'>,
): MatchStats {
  const changed = { ...stats, ...set };
  if (set.minutes === undefined || set.minutes === stats.minutes) return changed;
  const long = scoring['minutes']?.long?.from ?? 0;
  return { ...changed, clean_sheets: Number(changed.goals_conceded === 0 && changed.minutes >= long) };
}

/**
 * A footballer's hypothetical gameweek. Points that the game has given are kept; only settings change them,
 * by the season's rules.
 */
export function whatIfGameweek(
  { id, position, matches }: WhatIfFootballer,
  { counts }: Pick<WhatIf, 'counts'>,
  rules: SeasonRules,
): FootballerGameweek {
  const set = counts.get(id);
  const open = openMatch({ matches });
  const would = matches.map((match, index) => {
    if (set === undefined || index !== open) return match;
    const stats = statsWith(match.stats, set, rules);
    const gain = pointsIn(stats, position, rules) - pointsIn(match.stats, position, rules);
    return { ...match, stats, points: match.points + gain };
  });
  return {
    base: would.reduce((sum, { points }) => sum + points, 0),
    provisional_bonus: would.reduce((sum, match) => sum + match.provisional_bonus, 0),
    participation: participationIn(would),
    progress: progressIn(would),
    is_unfinished: would.some(({ finished }) => !finished),
  };
}

const pointsIn = (stats: MatchStats, position: AnyPosition, rules: SeasonRules) =>
  sumOfPoints(pointsByCategory(stats, position, rules));

/** A submitted squad, by ids alone. */
export interface WhatIfSquad {
  readonly footballers: readonly FootballerId[];
  readonly captain: FootballerId | null;
  readonly vice_captain: FootballerId | null;
  readonly chip: Chip | null;
  readonly transfers_cost: Points;
}

/** All footballers with their hypothetical points, and the result of a squad. */
export interface WhatIfWorld {
  resultOf(squad: WhatIfSquad): SquadResult;
}

/** @param rules of the gameweek, including its own scoring */
export function whatIfWorld(
  footballers: readonly WhatIfFootballer[],
  whatIf: Pick<WhatIf, 'counts'>,
  rules: SeasonRules,
): WhatIfWorld {
  const positions = new Map(footballers.map(({ id, position }) => [id, position]));
  const gameweeks = new Map(footballers.map((one) => [one.id, whatIfGameweek(one, whatIf, rules)]));
  const byId = new Map(footballers.map((one) => [one.id, one]));

  /** A chip with its own scoring recalculates the squad's points. */
  const underChip = ({ chip, footballers: ids }: WhatIfSquad) => {
    const { scoring } = effectOf(chip, rules);
    if (scoring === undefined) return gameweeks;
    const others = withScoring(rules, scoring);
    return new Map(
      ids.flatMap((id) => {
        const footballer = byId.get(id);
        if (footballer === undefined) return [];
        const matches = footballer.matches.map((match) => ({
          ...match,
          points: pointsIn(match.stats, footballer.position, others),
        }));
        return [[id, whatIfGameweek({ ...footballer, matches }, whatIf, others)] as const];
      }),
    );
  };

  return {
    resultOf: (squad) =>
      squadResult(
        {
          picks: squad.footballers.map((footballer_id, index) => ({
            footballer_id,
            position: positions.get(footballer_id) ?? '',
            slot: index + 1,
            is_captain: footballer_id === squad.captain,
            is_vice_captain: footballer_id === squad.vice_captain,
          })),
          active_chip: squad.chip,
          transfers_cost: squad.transfers_cost,
        },
        underChip(squad),
        rules,
      ),
  };
}

/**
 * The own squad with another captain or chip. If the vice-captain becomes captain, the captain becomes
 * vice-captain.
 */
export function withChoices(squad: WhatIfSquad, { captain, chip }: WhatIf): WhatIfSquad {
  const isVice = captain !== undefined && captain === squad.vice_captain;
  return {
    ...squad,
    captain: captain ?? squad.captain,
    vice_captain: isVice ? squad.captain : squad.vice_captain,
    chip: chip === undefined ? squad.chip : chip,
  };
}

const letters: Record<WhatIfCount, string> = {
  goals_scored: 'g',
  assists: 'a',
  minutes: 'm',
  yellow_cards: 'y',
  red_cards: 'r',
};

/** Serialised for a link: `355g2m90_19a1_c355_x3xc`; empty without settings. */
export function writeWhatIf({ counts, captain, chip }: WhatIf): string {
  const set = [...counts].map(([id, one]) => {
    const parts = whatIfCounts.flatMap((count) =>
      one[count] === undefined ? [] : `${letters[count]}${one[count]}`,
    );
    return `${id}${parts.join('')}`;
  });
  return [
    ...set,
    ...(captain === undefined ? [] : [`c${captain}`]),
    ...(chip === undefined ? [] : [`x${chip ?? ''}`]),
  ].join('_');
}

/** Maximum count: higher ones are input errors. */
const most = 120;

/** Parses a link; invalid parts are ignored. */
export function readWhatIf(written: string): WhatIf {
  const counts = new Map<FootballerId, Partial<Record<WhatIfCount, number>>>();
  let captain: FootballerId | undefined;
  let chip: Chip | null | undefined;
  for (const part of written.split('_')) {
    const [, id, rest = ''] = /^(\d{1,9})((?:[gamyr]\d{1,3})*)$/.exec(part) ?? [];
    const [, armband] = /^c(\d{1,9})$/.exec(part) ?? [];
    const [, played] = /^x(\w{0,20})$/.exec(part) ?? [];
    if (armband !== undefined) captain = Number(armband);
    else if (played !== undefined) chip = played === '' ? null : played;
    else if (id !== undefined) counts.set(Number(id), readCounts(rest));
  }
  return { counts, captain, chip };
}

function readCounts(written: string): Partial<Record<WhatIfCount, number>> {
  const read: Partial<Record<WhatIfCount, number>> = {};
  for (const count of whatIfCounts) {
    const [, value] = new RegExp(`${letters[count]}(\\d+)`).exec(written) ?? [];
    if (value !== undefined) read[count] = Math.min(Number(value), most);
  }
  return read;
}

/** Complete stats from the counts that are not 0. */
export const statsFrom = (counts: Readonly<Record<string, number>>): MatchStats => ({
  ...noStats,
  ...counts,
});

/** The counts of a match that are not 0, for sending; including categories of later seasons. */
export const countsIn = (stats: MatchStats): Record<string, number> =>
  Object.fromEntries(
    Object.keys(stats).flatMap((category) => {
      const count = countOf(stats, category);
      return count === 0 ? [] : [[category, count]];
    }),
  );
