import { asFootballerId, asClubId, profileOf } from '@touchline/shared/domain';
import type { PlanStart } from '@touchline/shared/plan';
import {
  candidatesOf,
  defaultSettings,
  type SolverCandidate,
  type SuggestQuestion,
} from '../solver/question';
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

/** The optima were found with these: a hit costs what the game takes for it, and three are allowed. */
const storedSettings = { most_hits: 3, ep_error: 0 } as const;

function ofLine(line: string): SolverCandidate {
  const [id = '', position = '', club_id = '', price = '', sold, ...ep] = line.split(' ');
  return {
    footballer_id: asFootballerId(Number(id)),
    position: position,
    club_id: asClubId(club_id),
    price: Number(price),
    can_be_bought: sold === 'sold',
    ep: ep.map(Number),
  };
}

/** 20 squads of the demo season, from one gameweek to eight, with and without chips and wishes. */
export function planInstances(): PlanInstance[] {
  const { markets, instances } = stored as unknown as {
    markets: StoredMarket[];
    instances: StoredInstance[];
  };
  return instances.map(({ name, market, season, start, optimum, ...one }) => {
    const { gameweeks = [], footballers = [] } = markets[market] ?? {};
    const all = footballers.map(ofLine).map((each) => ({ ...each, ep: each.ep.slice(0, one.gameweeks) }));
    const rules = profileOf(season);
    const settings = { ...defaultSettings, ...storedSettings, ...one.settings };
    const candidates = candidatesOf(all, start, settings, rules);
    const question = { rules, start, settings, candidates, gameweeks: gameweeks.slice(0, one.gameweeks) };
    return { name, question, optimum };
  });
}
