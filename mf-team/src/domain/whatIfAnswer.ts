import {
  effectOf,
  type FootballerId,
  openMatch,
  type RankEstimate,
  type WhatIf,
  whatIfFootballers,
  type WhatIfStandings,
  whatIfStandings,
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
  const [now, then] = [whatIfStandings(data), whatIfStandings(data, whatIf)];
  if (now === undefined || then === undefined) return undefined;
  return { now: now.own, then: then.own, table: tableOf(data, now, then, ownName) };
}

function tableOf(
  { rivals }: WhatIfData,
  now: WhatIfStandings,
  then: WhatIfStandings,
  ownName: string,
): WhatIfRow[] | null {
  if (rivals === null) return null;
  const names = new Map(rivals.teams.map(({ id, name }) => [id, name]));
  const before = now.table.map(({ id }) => id);
  return then.table.map(({ id, points, total }, index) => ({
    ...{ id: id ?? 0, points, total },
    name: id === null ? ownName : (names.get(id) ?? `Team ${id}`),
    mine: id === null,
    move: before.indexOf(id) - index,
  }));
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
    matches: whatIfFootballers({ footballers: [footballer] })[0]?.matches ?? [],
  });
  return footballer.matches[open]?.counts ?? {};
}

/** Chips that the team has for this gameweek, and that change which players of a squad count. */
export const chipsToTry = ({ rules, own }: WhatIfData): string[] =>
  (own?.chips ?? []).filter((chip) => {
    const { all_count, captain_multiplier, scoring } = effectOf(chip, rules);
    return all_count === true || captain_multiplier !== undefined || scoring !== undefined;
  });
