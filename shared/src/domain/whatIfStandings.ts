import { rankModel, type RankEstimate } from './liveRank';
import type { SeasonRules } from './seasonRules';
import type { AnyPosition, FootballerId, Points, TeamId } from './units';
import {
  nothingSet,
  statsFrom,
  type WhatIf,
  type WhatIfFootballer,
  type WhatIfSquad,
  whatIfWorld,
  withChoices,
} from './whatIf';

/** A squad with the season total before the gameweek. */
interface SquadBefore extends WhatIfSquad {
  readonly before: Points;
}

/** A team of a table: with equal totals the better official rank comes first. */
interface RankedSquad extends SquadBefore {
  /** Official rank; null while unknown. */
  readonly rank: number | null;
}

/** What a "what if" is calculated from, as the API sends it. */
export interface WhatIfFacts {
  readonly rules: SeasonRules;
  readonly own: RankedSquad | null;
  readonly footballers: readonly {
    readonly id: FootballerId;
    readonly position: AnyPosition;
    readonly matches: readonly {
      readonly finished: boolean;
      readonly lasted: number;
      readonly counts: Readonly<Record<string, number>>;
      readonly points: Points;
      readonly bonus: Points;
    }[];
  }[];
  readonly managers: {
    readonly in_all: number;
    readonly sample: readonly (SquadBefore & { readonly place: number; readonly counted: Points })[];
  } | null;
  readonly rivals: { readonly teams: readonly (RankedSquad & { readonly id: TeamId })[] } | null;
}

/** Gameweek points and season total of one team. */
export interface WhatIfTotal {
  /** Null for the own team. */
  readonly id: TeamId | null;
  readonly points: Points;
  readonly total: Points;
}

export interface WhatIfStandings {
  readonly own: WhatIfTotal & {
    /** Null while too few managers have been read. */
    readonly rank: RankEstimate | null;
  };
  /** The own team among the rivals, in the order of the rivals' table. */
  readonly table: readonly WhatIfTotal[];
}

export const whatIfFootballers = ({ footballers }: Pick<WhatIfFacts, 'footballers'>): WhatIfFootballer[] =>
  footballers.map(({ id, position, matches }) => ({
    id,
    position,
    matches: matches.map(({ finished, lasted, counts, points, bonus }) => ({
      ...{ finished, lasted, points, provisional_bonus: bonus },
      stats: statsFrom(counts),
    })),
  }));

/**
 * Points, rank and table with some settings. Undefined for a team without a squad.
 *
 * Once the settings have happened, these are the API's own figures, except for what the settings do not cover: conceded
 * goals, saves, own goals and penalties, the bonus, and the final whistle.
 */
export function whatIfStandings(
  facts: WhatIfFacts,
  whatIf: WhatIf = nothingSet,
): WhatIfStandings | undefined {
  const { own, managers, rivals } = facts;
  if (own === null) return undefined;
  const world = whatIfWorld(whatIfFootballers(facts), whatIf, facts.rules);
  const totalOf = (id: TeamId | null, squad: WhatIfSquad, { before, rank }: RankedSquad) => {
    const points = world.resultOf(squad).nett_points;
    return { id, points, total: before + points, rank };
  };
  const mine = totalOf(null, withChoices(own, whatIf), own);
  const teams = (rivals?.teams ?? []).map((team) => totalOf(team.id, team, team));
  const model =
    managers &&
    rankModel(
      managers.sample.map((one) => ({
        place: one.place,
        counted: one.counted,
        total: one.before + world.resultOf(one).nett_points,
      })),
      managers.in_all,
    );
  return {
    own: { ...plain(mine), rank: model && model.estimate(mine.total) },
    table: [mine, ...teams].sort(byTotal).map(plain),
  };
}

type RankedTotal = WhatIfTotal & Pick<RankedSquad, 'rank'>;

const plain = ({ id, points, total }: RankedTotal): WhatIfTotal => ({ id, points, total });

const byTotal = (a: RankedTotal, b: RankedTotal) =>
  b.total - a.total || (a.rank ?? 0) - (b.rank ?? 0) || (a.id ?? 0) - (b.id ?? 0);
