import { profileOf } from '@touchline/shared/domain';
import { walkPlan, type PlanStart, type PlannedGameweek } from '@touchline/shared/plan';
import { candidatesOf, usualSettings, type SolverCandidate, type SuggestQuestion } from '../solver/question';
import type { SuggestedPlan } from '../solver/model';
import stored from './planInstances.json';

/** A question with the best objective there is, as another solver found it. */
export interface PlanInstance {
  readonly name: string;
  readonly question: SuggestQuestion;
  readonly optimum: number;
}

/** What the file has of an instance. */
export interface StoredInstance {
  readonly name: string;
  /** Index of its market. */
  readonly market: number;
  /** Whose rules hold. */
  readonly season: string;
  readonly gameweeks: number;
  readonly start: PlanStart;
  readonly settings: Partial<SuggestQuestion['settings']>;
  /** By CBC; see docs/planner.md. */
  readonly optimum: number;
}

/** The footballers of one moment; each is a line of id, position, club, price, sold or not, and expected points. */
export interface StoredMarket {
  readonly gameweeks: readonly number[];
  readonly footballers: readonly string[];
}

function ofLine(line: string): SolverCandidate {
  const [id = '', position = '', club_id = '', price = '', sold, ...ep] = line.split(' ');
  return {
    footballer_id: Number(id),
    position: position,
    club_id: club_id,
    price: Number(price),
    can_be_bought: sold === 'sold',
    ep: ep.map(Number),
  };
}

/** 20 squads of the demo season, from one gameweek to eight, with and without chips and wishes. */
export function planInstances(): PlanInstance[] {
  const { markets, instances } = stored as { markets: StoredMarket[]; instances: StoredInstance[] };
  return instances.map(({ name, market, season, start, optimum, ...one }) => {
    const { gameweeks = [], footballers = [] } = markets[market] ?? {};
    const all = footballers.map(ofLine).map((each) => ({ ...each, ep: each.ep.slice(0, one.gameweeks) }));
    const rules = profileOf(season);
    const settings = { ...usualSettings, ...one.settings };
    const candidates = candidatesOf(all, start, settings, rules);
    const question = { rules, start, settings, candidates, gameweeks: gameweeks.slice(0, one.gameweeks) };
    return { name, question, optimum };
  });
}

/** A solver's plan, walked by the rules of the game. */
export function walked(
  { candidates, gameweeks, rules, start }: SuggestQuestion,
  { weeks }: SuggestedPlan,
): PlannedGameweek[] {
  const market = new Map(candidates.map((one) => [one.footballer_id, one]));
  const expected = (id: number, gameweek: number) => market.get(id)?.ep[gameweeks.indexOf(gameweek)] ?? null;
  return walkPlan(start, weeks, { market, rules, expected });
}

/** What a walked plan is worth by the weights of the question: the objective, without the model. */
export function worthOf(
  { settings, rules, candidates, gameweeks }: SuggestQuestion,
  weeks: PlannedGameweek[],
) {
  const byId = new Map(candidates.map((one) => [one.footballer_id, one]));
  const isLocked = (code?: string) => rules.positions.find((one) => one.code === code)?.is_locked === true;
  const last = weeks.at(-1)?.next_free_transfers ?? 0;
  const sum = weeks.reduce((total, { net_points, bench, chip, gameweek_id }, week) => {
    const ep = (id: number) => byId.get(id)?.ep[gameweeks.indexOf(gameweek_id)] ?? 0;
    const [keepers, field] = [true, false].map((is) =>
      bench.filter((id) => isLocked(byId.get(id)?.position) === is).map(ep),
    );
    const isBoosted = rules.chips.some((one) => one.chip === chip && one.effect.all_count === true);
    const benched =
      (keepers ?? []).reduce((all, one) => all + one * settings.bench_keeper, 0) +
      [...(field ?? [])]
        .sort((a, b) => b - a)
        .reduce((all, one, place) => all + one * (settings.bench[place] ?? 0), 0);
    return total + settings.decay ** week * ((net_points ?? 0) + (isBoosted ? 0 : benched));
  }, 0);
  return sum + settings.saved_transfer * last;
}
