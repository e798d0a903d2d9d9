import { type FootballerId, asFootballerId, asClubId } from '@touchline/shared/domain';
import loadHighs from 'highs';
import type { PlanStart } from '@touchline/shared/plan';
import { aPlanStart } from '../testing/builders';
import { smallRules } from '../testing/smallRules';
import { highsSolve } from './highsSolve';
import { buildModel } from './model';
import {
  candidatesOf,
  defaultSettings,
  type Risk,
  type SolverCandidate,
  type SuggestQuestion,
} from './question';
import { suggest, type Solve, type Suggestion } from './suggest';
import { errorOfDifference, walked } from './worth';

const nobody = asFootballerId(0);
let solve: Solve;
beforeAll(async () => {
  solve = highsSolve(await loadHighs(), { gap: 0, work: 1_000_000 });
}, 30_000);

/** The same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function smallQuestion(seed: number, chips: readonly string[]): SuggestQuestion {
  const random = randomOf(seed);
  const candidates = Array.from({ length: 9 }, (_, index): SolverCandidate => ({
    footballer_id: asFootballerId(index + 1),
    position: index < 3 ? 'GKP' : 'MID',
    club_id: asClubId((['ars', 'che', 'liv'] as const)[index % 3] ?? 'ars'),
    price: 40 + Math.floor(random() * 30),
    can_be_bought: true,
    ep: [Math.round(random() * 80) / 10, Math.round(random() * 80) / 10],
  }));
  const squad = [1, 4, 5, 9].map((footballer_id) => ({
    footballer_id: asFootballerId(footballer_id),
    bought: (candidates[footballer_id - 1]?.price ?? 0) - 3,
  }));
  const start = { captain: null, vice_captain: null, bank: 8, free_transfers: 1, played: [] };
  return {
    rules: smallRules,
    start: { ...start, gameweek_id: 10, squad },
    gameweeks: [10, 11],
    candidates,
    settings: { ...defaultSettings, chips, most_hits: 2, ep_error: 0 },
  };
}

/** The best of all possible plans by brute force: it shares no code with the model. */
function bestByTrying({ candidates, start, settings, rules }: SuggestQuestion): number {
  const keepers = candidates.slice(0, 3);
  const field = candidates.slice(3);
  const triples = field.flatMap((a, i) =>
    field.slice(i + 1).flatMap((b, j) => field.slice(i + j + 2).map((c) => [a, b, c])),
  );
  const squads = keepers
    .flatMap((keeper) => triples.map((three) => [keeper, ...three]))
    .filter((squad) =>
      squad.every((one) => squad.filter(({ club_id }) => club_id === one.club_id).length <= 2),
    );
  const bought = new Map(start.squad.map((one) => [one.footballer_id, one.bought]));
  const sale = (one: SolverCandidate) => {
    const paid = bought.get(one.footballer_id) ?? one.price;
    return paid + Math.floor((one.price - paid) / 2);
  };
  const points = (squad: readonly SolverCandidate[], week: number, chip: string | null) => {
    const [keeper, ...others] = squad.map((one) => one.ep[week] ?? 0);
    const [first = 0, second = 0, third = 0] = others.sort((a, b) => b - a);
    const captain = Math.max(keeper ?? 0, first) * (chip === '3xc' ? 2 : 1);
    return (keeper ?? 0) + first + second + captain + third * (chip === 'bboost' ? 1 : 0.2);
  };
  interface State {
    readonly squad: readonly SolverCandidate[];
    readonly bank: number;
    readonly free: number;
    readonly hits: number;
    readonly chips: readonly string[];
  }
  function from(state: State, week: number): number {
    if (week === 2) return 0.4 * state.free;
    let best = -Infinity;
    for (const squad of squads) {
      const coming = squad.filter((one) => !state.squad.includes(one));
      const going = state.squad.filter((one) => !squad.includes(one));
      const bank =
        state.bank +
        going.reduce((sum, one) => sum + sale(one), 0) -
        coming.reduce((sum, one) => sum + one.price, 0);
      if (bank < 0) continue;
      for (const chip of [null, ...settings.chips.filter((one) => !state.chips.includes(one))]) {
        const isFree = chip === 'wildcard' || chip === 'freehit';
        const made = isFree ? 0 : coming.length;
        const hits = Math.max(0, made - state.free);
        if (state.hits + hits > settings.most_hits) continue;
        const free = isFree
          ? state.free
          : Math.min(rules.transfers.most_saved, Math.max(0, state.free - made) + 1);
        const kept = chip === 'freehit' ? { squad: state.squad, bank: state.bank } : { squad, bank };
        const chips = chip === null ? state.chips : [...state.chips, chip];
        const value =
          0.9 ** week * (points(squad, week, chip) - 4 * hits) +
          from({ ...kept, free, hits: state.hits + hits, chips }, week + 1);
        best = Math.max(best, value);
      }
    }
    return best;
  }
  const squad = start.squad.map(({ footballer_id }) => candidates[footballer_id - 1] as SolverCandidate);
  return from({ squad, bank: start.bank, free: start.free_transfers, hits: 0, chips: [] }, 0);
}

describe.each([1, 2])('small instance %i', (seed) => {
  it.each([[[]], [['wildcard', '3xc']], [['bboost']], [['freehit']]])(
    'has the best plan with chips %j',
    (chips) => {
      const question = smallQuestion(seed, chips);
      const result = suggest(question, solve);
      expect(result.status).toBe('found');
      if (result.status === 'found')
        expect(result.plans[0]?.objective).toBeCloseTo(bestByTrying(question), 4);
    },
  );
});

/** The squad of the page's tests, with all its footballers. */
function squadQuestion(change: Partial<SuggestQuestion['settings']> = {}): SuggestQuestion {
  const { rules, start, footballers, gameweeks } = aPlanStart();
  const settings = { ...defaultSettings, ...change };
  const all = footballers.map(({ id, position, club_id, price, can_be_bought }): SolverCandidate => ({
    ...{ footballer_id: asFootballerId(id), position, club_id, price, can_be_bought },
    ep: gameweeks.map((gameweek) => ((id * 13 + gameweek.id * 7) % 70) / 10),
  }));
  return {
    ...{ rules, settings, gameweeks: gameweeks.map(({ id }) => id) },
    start: start as PlanStart,
    candidates: candidatesOf(all, start as PlanStart, settings, rules),
  };
}

it('gives legal plans that buy others first, sorted, with keeping the squad as the last', () => {
  const question = squadQuestion({ chips: ['bboost', '3xc'] });
  const result = suggest(question, solve);
  if (result.status !== 'found') throw new Error(result.status);
  expect(result.plans.map(({ isKeep }) => isKeep)).toEqual([false, false, false, true]);
  for (const { weeks } of result.plans)
    expect(walked(question, weeks).flatMap(({ problems }) => problems)).toEqual([]);
  const firsts = result.plans
    .filter(({ isKeep }) => !isKeep)
    .map(({ weeks }) => JSON.stringify(weeks[0]?.transfers.map((one) => one.in).sort((a, b) => a - b)));
  expect(new Set(firsts).size).toBe(3);
  const objectives = result.plans.map(({ objective }) => objective);
  expect([...objectives].sort((a, b) => b - a)).toEqual(objectives);
}, 60_000);

describe('compared with keeping the squad', () => {
  const unsolved: Solve = () => ({ status: 'nothing in time' });

  it('there is an answer when the solver finds no plan: keep the squad', () => {
    const reported: number[] = [];
    const result = suggest(squadQuestion(), unsolved, (plans) => reported.push(plans.length));
    if (result.status !== 'found') throw new Error(result.status);
    expect(result.plans.map(({ isKeep, gain, error }) => ({ isKeep, gain, error }))).toEqual([
      { isKeep: true, gain: 0, error: 0 },
    ]);
    expect(result.plans[0]?.weeks.flatMap(({ transfers }) => transfers)).toEqual([]);
    expect(reported).toEqual([1]);
  });

  it('a plan that is worse is not suggested, however the solver came to it', () => {
    const question = squadQuestion();
    // The solver stops at a plan that is the worst of all.
    const negative = question.candidates.map((one) => ({ ...one, ep: one.ep.map((value) => -value) }));
    const worst: Solve = () => {
      const { primal } = solve(buildModel({ ...question, candidates: negative }).text);
      return primal === undefined ? { status: 'infeasible' } : { status: 'in time', primal, objective: 0 };
    };
    const result = suggest(question, worst);
    if (result.status !== 'found') throw new Error(result.status);
    expect(result.plans.map(({ isKeep }) => isKeep)).toEqual([true]);
  }, 60_000);

  it('the gain is the difference of the values, and a plan has an error that grows with its transfers', () => {
    const question = squadQuestion();
    const result = suggest(question, solve);
    if (result.status !== 'found') throw new Error(result.status);
    const keep = result.plans.find(({ isKeep }) => isKeep);
    for (const plan of result.plans) {
      expect(plan.gain).toBeCloseTo(plan.objective - (keep?.objective ?? 0), 9);
      expect(plan.gain).toBeGreaterThanOrEqual(0);
      expect(plan.error > 0).toBe(!plan.isKeep);
    }
    const kept = walked(question, keep?.weeks ?? []);
    const [out, other] = kept[0]?.lineup ?? [];
    const market = question.candidates.filter(({ footballer_id }) =>
      kept[0]?.squad.every((one) => one.footballer_id !== footballer_id),
    );
    const replaced = (ids: readonly (FootballerId | undefined)[]) =>
      (keep?.weeks ?? []).map((week, index) => ({
        ...week,
        transfers:
          index > 0
            ? []
            : ids.map((id) => {
                const position = question.candidates.find((one) => one.footballer_id === id)?.position;
                const at = market.findIndex((one) => one.position === position);
                return { out: id ?? nobody, in: market.splice(at, 1)[0]?.footballer_id ?? nobody };
              }),
      }));
    const errorWith = (ids: readonly (FootballerId | undefined)[]) =>
      errorOfDifference(question, walked(question, replaced(ids)), kept);
    expect(errorWith([out, other])).toBeGreaterThan(errorWith([out]));
  }, 60_000);

  it('keeping is not offered to a manager who insists on somebody else', () => {
    const owned = new Set(squadQuestion().start.squad.map(({ footballer_id }) => footballer_id));
    const wished = squadQuestion().candidates.find(
      ({ footballer_id, can_be_bought }) => can_be_bought && !owned.has(footballer_id),
    );
    const result = suggest(squadQuestion({ locked: [wished?.footballer_id ?? nobody] }), unsolved);
    expect(result.status).toBe('nothing in time');
  });

  it('a hit is taken only for a gain above the error of a transfer, and by default never', () => {
    const hitsWith = (change: Partial<SuggestQuestion['settings']>) =>
      bestOf(squadQuestion(change)).walked.reduce((sum, { hits }) => sum + hits, 0);
    expect(hitsWith({ most_hits: 5, ep_error: 0 })).toBeGreaterThan(0);
    expect(hitsWith({ most_hits: 5, ep_error: 20 })).toBe(0);
    expect(hitsWith({ ep_error: 0 })).toBe(0);
  }, 60_000);
});

it('a bold plan buys footballers whom fewer own than a safe one, and gains are those of expected points', () => {
  const owned = (id: FootballerId) => (id % 2 === 0 ? 0.6 : 0.02);
  const asked = (risk: Risk) => {
    const question = squadQuestion({ risk });
    const candidates = question.candidates.map((one) => ({ ...one, owned: owned(one.footballer_id) }));
    return { ...question, candidates };
  };
  const bestWith = (risk: Risk) => {
    const result = suggest(asked(risk), solve);
    if (result.status !== 'found') throw new Error(result.status);
    return result.plans[0];
  };
  const ownersOf = (plan: Suggestion | undefined) => {
    const bought = plan?.weeks.flatMap(({ transfers }) => transfers.map((one) => owned(one.in))) ?? [];
    return bought.reduce((sum, share) => sum + share, 0) / bought.length;
  };
  const [safe, even, bold] = [bestWith('safe'), bestWith('even'), bestWith('bold')];
  expect(ownersOf(bold)).toBeLessThan(ownersOf(safe));
  for (const plan of [safe, bold]) expect(plan?.gain).toBeLessThanOrEqual((even?.gain ?? 0) + 1e-6);
}, 60_000);

it('buys nobody of a banned club', () => {
  const bought = (question: SuggestQuestion) => {
    const result = suggest(question, solve);
    if (result.status !== 'found') throw new Error(result.status);
    return result.plans.flatMap(({ weeks }) =>
      weeks.flatMap(({ transfers }) => transfers.map((one) => one.in)),
    );
  };
  const free = squadQuestion({});
  const clubOf = (id: FootballerId) => free.candidates.find((one) => one.footballer_id === id)?.club_id;
  const club = clubOf(bought(free)[0] ?? nobody);
  if (club === undefined) throw new Error('Nobody is bought.');
  const without = bought(squadQuestion({ banned_clubs: [club] }));
  expect(without.length).toBeGreaterThan(0);
  expect(without.map(clubOf)).not.toContain(club);
});

it('has somebody of a wanted club in the squad of every gameweek, whom it would sell otherwise', () => {
  const che = asClubId('che');
  const plansOf = (change: Partial<SuggestQuestion['settings']>) => {
    const question = squadQuestion(change);
    const candidates = question.candidates.map((one) => {
      // The substitute goalkeeper would stay for want of a better one.
      const club_id = one.footballer_id === 46 ? asClubId('eve') : one.club_id;
      return { ...one, club_id, ep: one.ep.map((points) => (club_id === che ? 0 : points + 5)) };
    });
    const result = suggest({ ...question, candidates }, solve);
    if (result.status !== 'found') throw new Error(result.status);
    const isOfClub = new Set(
      candidates.filter(({ club_id }) => club_id === che).map((one) => one.footballer_id),
    );
    return result.plans.map(({ weeks }) =>
      walked(question, weeks).map(
        ({ squad }) => squad.filter(({ footballer_id }) => isOfClub.has(footballer_id)).length,
      ),
    );
  };
  expect(plansOf({})[0]).toContain(0);
  expect(plansOf({ wanted_clubs: [che] }).flat()).not.toContain(0);
}, 60_000);

it('keeps locked footballers, buys no banned ones, and takes no more hits than allowed', () => {
  const free = suggest(squadQuestion(), solve);
  if (free.status !== 'found') throw new Error(free.status);
  const [transfer] = free.plans[0]?.weeks.flatMap(({ transfers }) => transfers) ?? [];
  if (transfer === undefined) throw new Error('The best plan has a transfer.');
  const question = squadQuestion({ locked: [transfer.out], banned: [transfer.in], most_hits: 0 });
  const result = suggest(question, solve);
  if (result.status !== 'found') throw new Error(result.status);
  for (const { weeks } of result.plans) {
    const moves = weeks.flatMap(({ transfers }) => transfers);
    expect(moves.map(({ out }) => out)).not.toContain(transfer.out);
    expect(moves.map((one) => one.in)).not.toContain(transfer.in);
    expect(walked(question, weeks).map(({ hits }) => hits)).toEqual([0, 0, 0]);
  }
}, 60_000);

it('names the constraint that makes a plan impossible', () => {
  const question = squadQuestion({ locked: [1, 53].map(asFootballerId) });
  const dear = question.candidates.map((one) => (one.footballer_id === 53 ? { ...one, price: 900 } : one));
  expect(suggest({ ...question, candidates: dear }, solve)).toEqual({
    status: 'infeasible',
    inTheWay: [53],
    clubs: [],
    hits: false,
  });
}, 60_000);

it('names a club of which nobody can be owned', () => {
  expect(suggest(squadQuestion({ wanted_clubs: [asClubId('ars'), asClubId('ful')] }), solve)).toEqual({
    ...{ status: 'infeasible', inTheWay: [], clubs: ['ful'], hits: false },
  });
}, 60_000);

/** The best plan, walked by the rules of the game. */
function bestOf(question: SuggestQuestion) {
  const { primal, status } = solve(buildModel(question).text);
  if (primal === undefined) throw new Error(status);
  const { weeks } = buildModel(question).read(primal);
  return { weeks, walked: walked(question, weeks) };
}

const problemsOf = ({ walked: weeks }: ReturnType<typeof bestOf>) =>
  weeks.flatMap(({ problems }) => problems);

describe('bad input', () => {
  it('never buys who left the league, and sells one who is owned', () => {
    const question = squadQuestion();
    const bought = bestOf(question).weeks.flatMap(({ transfers }) => transfers.map((one) => one.in));
    const left = [44, ...bought];
    const candidates = question.candidates.map((one) =>
      left.includes(one.footballer_id) ? { ...one, can_be_bought: false, ep: [0, 0, 0] } : one,
    );
    const best = bestOf({ ...question, candidates });
    expect(problemsOf(best)).toEqual([]);
    const moves = best.weeks.flatMap(({ transfers }) => transfers);
    expect(moves.filter((one) => left.includes(one.in))).toEqual([]);
    expect(moves.map(({ out }) => out)).toContain(44);
  }, 60_000);

  it('replaces at once whom the game has removed', () => {
    const question = squadQuestion();
    const candidates = question.candidates.filter(({ footballer_id }) => footballer_id !== 44);
    const best = bestOf({ ...question, candidates, start: { ...question.start, bank: 60 } });
    expect(problemsOf(best)).toEqual([]);
    expect(best.weeks[0]?.transfers.map(({ out }) => out)).toContain(44);
    expect(best.walked[0]?.squad.map(({ footballer_id }) => footballer_id)).not.toContain(44);
  }, 60_000);

  it.each([[[]], [['freehit']]])(
    'a bank that is negative after prices fell does not get worse, with chips %j',
    (chips) => {
      const question = squadQuestion({ chips });
      const best = bestOf({ ...question, start: { ...question.start, bank: -7 } });
      expect(problemsOf(best)).toEqual([]);
      for (const { bank } of best.walked) expect(bank).toBeGreaterThanOrEqual(-7);
    },
    60_000,
  );

  it('plays no chip whose window has closed', () => {
    const question = squadQuestion({ chips: ['bboost', 'wildcard'] });
    const chips = question.rules.chips.map((one) => ({ ...one, to: 24 }));
    const best = bestOf({ ...question, rules: { ...question.rules, chips } });
    expect(best.weeks.map(({ chip }) => chip)).toEqual([null, null, null]);
  }, 60_000);

  it('changes nothing where nobody plays all the time', () => {
    const question = squadQuestion({ chips: ['wildcard', 'bboost', '3xc'] });
    const candidates = question.candidates.map((one) => ({ ...one, ep: [0, 0, 0] }));
    const best = bestOf({ ...question, candidates });
    expect(problemsOf(best)).toEqual([]);
    expect(best.walked.map(({ hits, points }) => [hits, points])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  }, 60_000);
});
