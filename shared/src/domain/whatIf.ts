import { isStarter, mayReplace, type SquadPick } from './autoSubs';
import { participationIn } from './participation';
import { countOf, type MatchStats, noStats, pointsByCategory, sumOfPoints } from './points';
import { progressIn } from './progress';
import { effectOf, type SeasonRules, withScoring } from './seasonRules';
import { type FootballerGameweek, squadResult, type SquadResult } from './squadResult';
import { asFootballerId, type AnyPosition, type Chip, type FootballerId, type Points } from './units';

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

/** A change of the line-up before the deadline: two footballers swap their places. */
export interface WhatIfSubstitution {
  /** A starter. */
  readonly out: FootballerId;
  /** From the bench. */
  readonly in: FootballerId;
}

/** Choices of the own team that its manager could have made before the deadline. */
export interface WhatIfChoices {
  readonly captain: FootballerId | undefined;
  readonly substitution: WhatIfSubstitution | undefined;
}

/** The settings: total counts of the open match; captain, substitution and chip of the own team. */
export interface WhatIf extends WhatIfChoices {
  readonly counts: ReadonlyMap<FootballerId, Partial<Record<WhatIfCount, number>>>;
  /** Null plays none; undefined changes nothing. */
  readonly chip: Chip | null | undefined;
}

export const nothingSet: WhatIf = {
  counts: new Map(),
  captain: undefined,
  substitution: undefined,
  chip: undefined,
};

export const isNothingSet = ({ counts, chip, ...choices }: WhatIf): boolean =>
  counts.size === 0 && chip === undefined && isNothingChosen(choices);

export const isNothingChosen = ({ captain, substitution }: WhatIfChoices): boolean =>
  captain === undefined && substitution === undefined;

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
          picks: picksOf(squad, (id) => positions.get(id)),
          active_chip: squad.chip,
          transfers_cost: squad.transfers_cost,
        },
        underChip(squad),
        rules,
      ),
  };
}

type PositionOf = (id: FootballerId) => AnyPosition | undefined;

const picksOf = (squad: WhatIfSquad, positionOf: PositionOf): SquadPick[] =>
  squad.footballers.map((footballer_id, index) => ({
    footballer_id,
    position: positionOf(footballer_id) ?? '',
    slot: index + 1,
    is_captain: footballer_id === squad.captain,
    is_vice_captain: footballer_id === squad.vice_captain,
  }));

/**
 * The own squad with other choices. Who comes on takes over the armband of who goes off. If the vice-captain becomes
 * captain, the captain becomes vice-captain.
 */
export function withChoices<Squad extends WhatIfSquad>(
  given: Squad,
  { captain, substitution, chip }: WhatIfChoices & Partial<Pick<WhatIf, 'chip'>>,
): Squad {
  const squad = substitution === undefined ? given : withSubstitution(given, substitution);
  const isVice = captain !== undefined && captain === squad.vice_captain;
  return {
    ...squad,
    captain: captain ?? squad.captain,
    vice_captain: isVice ? squad.captain : squad.vice_captain,
    chip: chip === undefined ? squad.chip : chip,
  };
}

function withSubstitution<Squad extends WhatIfSquad>(squad: Squad, swap: WhatIfSubstitution): Squad {
  const other = <Id extends FootballerId | null>(id: Id) =>
    id === swap.out ? swap.in : id === swap.in ? swap.out : id;
  const armband = (id: FootballerId | null) => (id === swap.out ? swap.in : id);
  return {
    ...squad,
    footballers: squad.footballers.map(other),
    captain: armband(squad.captain),
    vice_captain: armband(squad.vice_captain),
  };
}

/** Reasons why a manager could not have made a choice before the deadline, for the reader. */
export const choiceProblems = {
  not_in_squad: 'Choose players of your squad of this gameweek.',
  not_starting: 'Only a player of the starting line-up can go to the bench.',
  not_on_bench: 'Only a player of the bench can start instead.',
  formation: 'With this change the line-up has too many or too few players of a position.',
  captain_on_bench: 'The captain has to be in the starting line-up.',
} as const;
export type ChoiceProblem = keyof typeof choiceProblems;

/** Why choices are impossible for a squad; undefined if they are possible. */
export function choiceProblem(
  squad: WhatIfSquad,
  choices: WhatIfChoices,
  positionOf: PositionOf,
  rules: SeasonRules,
): ChoiceProblem | undefined {
  const { captain, substitution } = choices;
  const ids = [captain, substitution?.out, substitution?.in].filter((id) => id !== undefined);
  if (ids.some((id) => !squad.footballers.includes(id))) return 'not_in_squad';
  const problem = substitution && substitutionProblem(picksOf(squad, positionOf), substitution, rules);
  if (problem !== undefined) return problem;
  const starters = withChoices(squad, choices).footballers.slice(0, rules.squad.lineup);
  return captain !== undefined && !starters.includes(captain) ? 'captain_on_bench' : undefined;
}

function substitutionProblem(
  picks: readonly SquadPick[],
  substitution: WhatIfSubstitution,
  rules: SeasonRules,
): ChoiceProblem | undefined {
  const lineup = picks.filter((pick) => isStarter(pick, rules.squad.lineup));
  const out = lineup.find(({ footballer_id }) => footballer_id === substitution.out);
  if (out === undefined) return 'not_starting';
  const cameOn = picks.find(({ footballer_id }) => footballer_id === substitution.in);
  if (cameOn === undefined || lineup.includes(cameOn)) return 'not_on_bench';
  return mayReplace(out, cameOn, lineup, rules) ? undefined : 'formation';
}

const letters: Record<WhatIfCount, string> = {
  goals_scored: 'g',
  assists: 'a',
  minutes: 'm',
  yellow_cards: 'y',
  red_cards: 'r',
};

/** Serialised for a link: `355g2m90_19a1_c355_s19-70_x3xc`; empty without settings. */
export function writeWhatIf({ counts, captain, substitution, chip }: WhatIf): string {
  const set = [...counts].map(([id, one]) => {
    const parts = whatIfCounts.flatMap((count) =>
      one[count] === undefined ? [] : `${letters[count]}${one[count]}`,
    );
    return `${id}${parts.join('')}`;
  });
  return [
    ...set,
    ...(captain === undefined ? [] : [`c${captain}`]),
    ...(substitution === undefined ? [] : [`s${substitution.out}-${substitution.in}`]),
    ...(chip === undefined ? [] : [`x${chip ?? ''}`]),
  ].join('_');
}

/** Maximum count: higher ones are input errors. */
const most = 120;

/** Parses a link; invalid parts are ignored. */
export function readWhatIf(written: string): WhatIf {
  const counts = new Map<FootballerId, Partial<Record<WhatIfCount, number>>>();
  let captain: FootballerId | undefined;
  let substitution: WhatIfSubstitution | undefined;
  let chip: Chip | null | undefined;
  for (const part of written.split('_')) {
    const [, id, rest = ''] = /^(\d{1,9})((?:[gamyr]\d{1,3})*)$/.exec(part) ?? [];
    const [, armband] = /^c(\d{1,9})$/.exec(part) ?? [];
    const [, out, cameOn] = /^s(\d{1,9})-(\d{1,9})$/.exec(part) ?? [];
    const [, played] = /^x(\w{0,20})$/.exec(part) ?? [];
    if (armband !== undefined) captain = asFootballerId(Number(armband));
    else if (out !== undefined)
      substitution = { out: asFootballerId(Number(out)), in: asFootballerId(Number(cameOn)) };
    else if (played !== undefined) chip = played === '' ? null : played;
    else if (id !== undefined) counts.set(asFootballerId(Number(id)), readCounts(rest));
  }
  return { counts, captain, substitution, chip };
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
