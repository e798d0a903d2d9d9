import {
  effectOf,
  type FootballerId,
  nothingSet,
  openMatch,
  rankModel,
  type RankEstimate,
  statsFrom,
  type WhatIf,
  type WhatIfFootballer,
  whatIfWorld,
  withChoices,
} from '@touchline/shared/domain';
import type { WhatIfData } from '@touchline/shared/wire';

/** One side of the result: the current state, or the hypothetical one. */
interface Standing {
  readonly points: number;
  readonly total: number;
  /** Null while too few managers have been read. */
  readonly rank: RankEstimate | null;
}

export interface WhatIfRow {
  readonly id: number;
  readonly name: string;
  readonly mine: boolean;
  readonly points: number;
  readonly total: number;
  /** Places gained (positive) in this table by the settings. */
  readonly move: number;
}

export interface WhatIfAnswer {
  readonly now: Standing;
  readonly then: Standing;
  /** The own team among the teams of the view, by total; null without pass. */
  readonly table: readonly WhatIfRow[] | null;
}

/** Calculates a "what if" scenario, with the same rules and squads as the API. */
export function whatIfAnswer(data: WhatIfData, whatIf: WhatIf, ownName: string): WhatIfAnswer | undefined {
  if (data.own === null) return undefined;
  const footballers = footballersOf(data);
  const [now, then] = [standingIn(data, footballers, nothingSet), standingIn(data, footballers, whatIf)];
  if (now === undefined || then === undefined) return undefined;
  return { now: now.own, then: then.own, table: tableOf(data, now, then, ownName) };
}

const footballersOf = (data: WhatIfData): WhatIfFootballer[] =>
  data.footballers.map(({ id, position, matches }) => ({
    id,
    position,
    matches: matches.map(({ finished, counts, points, bonus }) => ({
      ...{ finished, points, provisional_bonus: bonus },
      stats: statsFrom(counts),
    })),
  }));

function standingIn(data: WhatIfData, footballers: readonly WhatIfFootballer[], whatIf: WhatIf) {
  if (data.own === null) return undefined;
  const world = whatIfWorld(footballers, whatIf, data.rules);
  const points = world.resultOf(withChoices(data.own, whatIf)).nett_points;
  const total = data.own.before + points;
  const model =
    data.managers &&
    rankModel(
      data.managers.sample.map((one) => ({
        place: one.place,
        counted: one.counted,
        total: one.before + world.resultOf(one).nett_points,
      })),
      data.managers.in_all,
    );
  const rivals = (data.rivals?.teams ?? []).map((team) => {
    const net = world.resultOf(team).nett_points;
    return { id: team.id, name: team.name, mine: false, points: net, total: team.before + net };
  });
  return { own: { points, total, rank: model && model.estimate(total) }, rivals };
}

type Stood = NonNullable<ReturnType<typeof standingIn>>;

function tableOf({ rivals }: WhatIfData, now: Stood, then: Stood, ownName: string): WhatIfRow[] | null {
  if (rivals === null) return null;
  const placed = ({ own, rivals: others }: Stood) =>
    [{ id: 0, name: ownName, mine: true, points: own.points, total: own.total }, ...others].sort(
      (a, b) => b.total - a.total || a.id - b.id,
    );
  const before = placed(now).map(({ id }) => id);
  return placed(then).map((row, index) => ({ ...row, move: before.indexOf(row.id) - index }));
}

/**
 * Footballers whose points can still change: one of their matches is not over. The own footballers first,
 * then by name.
 */
export function stillOpen(data: WhatIfData): WhatIfData['footballers'] {
  const mine = new Set<FootballerId>(data.own?.footballers);
  const isOpen = (one: WhatIfData['footballers'][number]) => one.matches.some(({ finished }) => !finished);
  return data.footballers
    .filter(isOpen)
    .sort((a, b) => Number(mine.has(b.id)) - Number(mine.has(a.id)) || a.name.localeCompare(b.name));
}

/** Current counts of a footballer in the running match. */
export function countsNow(data: WhatIfData, id: FootballerId): Readonly<Record<string, number>> {
  const footballer = data.footballers.find((one) => one.id === id);
  if (footballer === undefined) return {};
  const open = openMatch({
    matches: footballersOf({ ...data, footballers: [footballer] })[0]?.matches ?? [],
  });
  return footballer.matches[open]?.counts ?? {};
}

/** Chips that change which players of a squad count in this gameweek. */
export const chipsToTry = ({ rules, gameweek }: WhatIfData): string[] => [
  ...new Set(
    rules.chips
      .filter(({ from, to }) => gameweek !== null && from <= gameweek.id && gameweek.id <= to)
      .map(({ chip }) => chip)
      .filter((chip) => {
        const { all_count, captain_multiplier, scoring } = effectOf(chip, rules);
        return all_count === true || captain_multiplier !== undefined || scoring !== undefined;
      }),
  ),
];
