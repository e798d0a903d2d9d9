import fc from 'fast-check';
import { profileOf } from '../seasonProfiles';
import { asFootballerId, asClubId, type FootballerId } from '../units';
import {
  chipsFor,
  emptyWeeks,
  freeTransfersAfter,
  isOutdated,
  planLimits,
  planProblemText,
  purchasePrice,
  rebased,
  sumsOf,
  swapped,
  walkPlan,
  withChip,
  withoutTransfer,
  withTransfer,
  withWeek,
  type PlanContext,
  type PlanFootballer,
  type PlanNames,
  type PlanProblem,
  type PlanStart,
  type PlanWeek,
} from '.';

const rules = profileOf('2024-25');
const positions = ['GKP', 'DEF', 'DEF', 'DEF', 'MID', 'MID', 'MID', 'FWD', 'FWD'];
const clubs = ['ars', 'avl', 'bou', 'bre', 'bha', 'che', 'cry', 'eve'];

/** Nine of each of eight clubs, from 4.0 to 8.4; ids from 1. */
const footballers = clubs.flatMap((club_id, club) =>
  positions.map((position, place): PlanFootballer => ({
    footballer_id: asFootballerId(club * 9 + place + 1),
    position,
    club_id: asClubId(club_id),
    price: 40 + (((club * 9 + place) * 7) % 45),
    can_be_bought: true,
  })),
);
const nobody = asFootballerId(0);
const market = new Map(footballers.map((one) => [one.footballer_id, one]));
const inClub = (club: number, ...places: number[]) =>
  places.map((place) => asFootballerId(club * 9 + place + 1));
/** Slots: 1-4-4-2 and its bench; at most three of a club. */
const squadIds: FootballerId[] = [
  ...inClub(0, 0),
  ...inClub(0, 1, 2),
  ...inClub(1, 1, 2),
  ...inClub(2, 4, 5),
  ...inClub(3, 4, 5),
  ...inClub(4, 7, 8),
  ...inClub(5, 0),
  ...inClub(5, 1),
  ...inClub(6, 4),
  ...inClub(7, 7),
];
const priceOf = (id: FootballerId) => market.get(id)?.price ?? 0;
const start: PlanStart = {
  gameweek_id: 10,
  squad: squadIds.map((footballer_id) => ({ footballer_id, bought: priceOf(footballer_id) })),
  captain: squadIds[9] ?? null,
  vice_captain: squadIds[5] ?? null,
  bank: 20,
  free_transfers: 1,
  played: [],
};
const context: PlanContext = { market, rules, expected: (id, gameweek) => ((id * 13 + gameweek) % 70) / 10 };
const weeks = emptyWeeks(10, 3, rules.last_gameweek);
const walk = (planned: readonly PlanWeek[], changes: Partial<PlanStart> = {}, under = context) =>
  walkPlan({ ...start, ...changes }, planned, under);
const kinds = (planned: readonly PlanWeek[], changes: Partial<PlanStart> = {}) =>
  walk(planned, changes).map(({ problems }) => problems.map(({ kind }) => kind));
/** Footballers of the same position outside the squad, each of a club with few in the squad. */
const [striker, cheapStriker, dearStriker] = [
  squadIds[9] as FootballerId,
  inClub(6, 7)[0] as FootballerId,
  inClub(0, 8)[0] as FootballerId,
];

describe('a plan without changes', () => {
  it('keeps the squad, saves one free transfer per gameweek and has no problems', () => {
    const walked = walk(weeks);
    expect(walked.map(({ free_transfers }) => free_transfers)).toEqual([1, 2, 3]);
    expect(walked.map(({ bank, hits }) => [bank, hits])).toEqual([
      [20, 0],
      [20, 0],
      [20, 0],
    ]);
    expect(kinds(weeks)).toEqual([[], [], []]);
  });

  it('picks the line-up and the captain with the most expected points', () => {
    const [week] = walk(weeks);
    const value = (id: FootballerId | null) => (id === null ? 0 : (context.expected(id, 10) ?? 0));
    const best = Math.max(...(week?.lineup ?? []).map(value));
    expect(value(week?.captain ?? null)).toBe(best);
    expect(week?.points).toBeCloseTo((week?.lineup ?? []).reduce((sum, id) => sum + value(id), best));
  });

  it('keeps the line-up of the last deadline without expected points', () => {
    const [week] = walk(weeks, {}, { ...context, expected: () => null });
    expect([...(week?.lineup ?? []), ...(week?.bench ?? [])]).toEqual(squadIds);
    expect([week?.captain, week?.vice_captain]).toEqual([start.captain, start.vice_captain]);
    expect([week?.points, week?.net_points]).toEqual([null, null]);
  });

  it('does not make the goalkeeper captain where the captain is sold and nothing is expected', () => {
    const sold = withTransfer(weeks, 10, { out: striker, in: cheapStriker }, rules);
    const sides = withTransfer(
      sold,
      10,
      { out: squadIds[5] as FootballerId, in: inClub(6, 5)[0] as FootballerId },
      rules,
    );
    const [week] = walk(sides, {}, { ...context, expected: () => null });
    for (const id of [week?.captain, week?.vice_captain])
      expect(market.get(id ?? nobody)?.position).not.toBe('GKP');
  });

  it('ends with the season', () => {
    expect(emptyWeeks(37, 8, 38).map(({ gameweek_id }) => gameweek_id)).toEqual([37, 38]);
    expect(emptyWeeks(39, 8, 38)).toEqual([]);
  });
});

describe('transfers', () => {
  const one = withTransfer(weeks, 10, { out: striker, in: cheapStriker }, rules);

  it('move money by today’s price and the selling price', () => {
    const cheaply = start.squad.map((own) =>
      own.footballer_id === striker ? { ...own, bought: priceOf(striker) - 5 } : own,
    );
    // Risen by 0.5: 0.2 of it is kept.
    expect(walk(one, { squad: cheaply })[0]?.bank).toBe(20 + priceOf(striker) - 3 - priceOf(cheapStriker));
  });

  it('cost a hit beyond the free ones, which are then gone', () => {
    const two = withTransfer(
      one,
      10,
      { out: inClub(2, 4)[0] as FootballerId, in: inClub(6, 5)[0] as FootballerId },
      rules,
    );
    expect(walk(two).map(({ hits, free_transfers }) => [hits, free_transfers])).toEqual([
      [4, 1],
      [0, 1],
      [0, 2],
    ]);
    expect(sumsOf(walk(two))).toMatchObject({ hits: 4, transfers: 2 });
  });

  it('of one place join: A for B and B for C is A for C; back to A is nothing', () => {
    const onward = withTransfer(one, 10, { out: cheapStriker, in: dearStriker }, rules);
    expect(onward[0]?.transfers).toEqual([{ out: striker, in: dearStriker }]);
    expect(withTransfer(one, 10, { out: cheapStriker, in: striker }, rules)[0]?.transfers).toEqual([]);
  });

  it('say how much is missing', () => {
    const midfielders = footballers.filter(
      ({ position, footballer_id }) => position === 'MID' && !squadIds.includes(footballer_id),
    );
    const dearest = Math.max(...midfielders.map(({ price }) => price));
    const bought = midfielders.find(({ price }) => price === dearest)?.footballer_id ?? nobody;
    const sold =
      squadIds.find((id) => market.get(id)?.position === 'MID' && priceOf(id) < dearest - 4) ?? nobody;
    const dearly = withTransfer(weeks, 10, { out: sold, in: bought }, rules);
    const problems = walk(dearly, { bank: dearest - priceOf(sold) - 4 })[0]?.problems;
    expect(problems).toContainEqual({ gameweek_id: 10, kind: 'budget', short: 4 });
  });

  it('refuse a fourth of a club', () => {
    expect(
      kinds(withTransfer(weeks, 10, { out: striker, in: dearStriker }, rules), { bank: 900 })[0],
    ).toEqual(['club']);
  });

  it('let the fourth of a club stay who came there by a move', () => {
    const moved = new Map(market).set(striker, {
      ...(market.get(striker) as PlanFootballer),
      club_id: asClubId('ars'),
    });
    expect(walk(weeks, {}, { ...context, market: moved })[0]?.problems).toEqual([]);
  });

  it('that cannot be made say why and leave the squad as it is', () => {
    const wrong = [
      { out: asFootballerId(99_999), in: cheapStriker },
      { out: striker, in: squadIds[14] as FootballerId },
      { out: striker, in: inClub(6, 5)[0] as FootballerId },
      { out: striker, in: asFootballerId(88_888) },
    ];
    const [week] = walk(withWeek(weeks, 10, { transfers: wrong }));
    expect(week?.problems.map(({ kind }) => kind)).toEqual([
      'not_owned',
      'owned_already',
      'other_position',
      'cannot_be_bought',
    ]);
    expect(week?.squad).toEqual(start.squad);
  });

  it('sell somebody whom the game has removed for nothing', () => {
    const without = new Map(market);
    without.delete(striker);
    const [week] = walk(one, {}, { ...context, market: without });
    expect(week?.bank).toBe(20 - priceOf(cheapStriker));
  });

  it('put the bought in place of the sold in chosen line-ups, and back', () => {
    const chosen = withWeek(weeks, 11, { order: squadIds, captain: striker });
    const changed = withTransfer(chosen, 10, { out: striker, in: cheapStriker }, rules);
    expect(changed[1]?.order).toContain(cheapStriker);
    expect(changed[1]?.captain).toBeNull();
    const back = withoutTransfer(changed, 10, { out: striker, in: cheapStriker }, rules);
    expect(back[1]?.order).toEqual(squadIds);
    expect(kinds(changed)[1]).toEqual([]);
  });
});

describe('chips', () => {
  const many = squadIds
    .slice(1, 4)
    .map((out, index) => ({ out: out, in: inClub(6, 1, 2, 3)[index] as FootballerId }));

  it('a wildcard makes every transfer free', () => {
    const planned = withChip(withWeek(weeks, 10, { transfers: many }), 10, 'wildcard');
    expect(walk(planned, { bank: 500 })[0]).toMatchObject({ hits: 0, is_unlimited: true });
  });

  it('a free hit gives squad and bank back', () => {
    const walked = walk(withChip(withWeek(weeks, 10, { transfers: many }), 10, 'freehit'), { bank: 500 });
    expect(walked[0]?.squad).not.toEqual(start.squad);
    expect(walked[1]).toMatchObject({ squad: start.squad, bank: 500 });
  });

  it('a transfer of a free hit leaves chosen line-ups after it alone', () => {
    const chosen = withChip(withWeek(weeks, 11, { order: squadIds }), 10, 'freehit');
    expect(withTransfer(chosen, 10, { out: striker, in: cheapStriker }, rules)[1]?.order).toEqual(squadIds);
  });

  it('the bench boost counts the bench, the triple captain once more', () => {
    const plain = walk(weeks)[0];
    const value = (id: FootballerId) => context.expected(id, 10) ?? 0;
    const bench = (plain?.bench ?? []).reduce((sum, id) => sum + value(id), 0);
    expect(walk(withChip(weeks, 10, 'bboost'))[0]?.points).toBeCloseTo((plain?.points ?? 0) + bench);
    expect(walk(withChip(weeks, 10, '3xc'))[0]?.points).toBeCloseTo(
      (plain?.points ?? 0) + value(plain?.captain ?? nobody),
    );
  });

  it('are refused outside their window and once played, with the reason, and then count for nothing', () => {
    expect(walk(withChip(weeks, 10, 'manager'))[0]?.problems).toEqual([
      { gameweek_id: 10, kind: 'chip', chip: 'manager', why: 'window' },
    ]);
    const twice = withChip(withChip(weeks, 10, 'bboost'), 11, 'bboost');
    expect(kinds(twice)).toEqual([[], ['chip'], []]);
    expect(walk(twice)[1]?.chip).toBeNull();
    expect(kinds(withChip(weeks, 10, 'bboost'), { played: [{ chip: 'bboost', gameweek_id: 3 }] })[0]).toEqual(
      ['chip'],
    );
  });

  it('that may be played are those that are left, whatever this gameweek plays now', () => {
    expect(chipsFor(10, start, withChip(weeks, 10, 'bboost'), rules)).toContain('bboost');
    expect(chipsFor(11, start, withChip(weeks, 10, 'bboost'), rules)).not.toContain('bboost');
    expect(chipsFor(10, start, weeks, rules)).not.toContain('manager');
  });
});

describe('a chosen line-up', () => {
  it('counts as it is chosen', () => {
    const order = swapped(squadIds, squadIds[1] as FootballerId, squadIds[12] as FootballerId);
    const [week] = walk(withWeek(weeks, 10, { order }));
    expect(week?.lineup).toEqual(order.slice(0, 11));
  });

  it.each<[string, Partial<PlanWeek>, string]>([
    [
      'two goalkeepers',
      { order: swapped(squadIds, squadIds[9] as FootballerId, squadIds[11] as FootballerId) },
      'formation',
    ],
    ['somebody else’s', { order: [...squadIds.slice(1), asFootballerId(72)] }, 'other_squad'],
    ['a captain on the bench', { order: squadIds, captain: squadIds[14] }, 'captain'],
    [
      'one footballer as both captains',
      { captain: striker, vice_captain: striker, order: squadIds },
      'same_captain',
    ],
  ])('is refused with %s', (_, change, kind) => {
    expect(kinds(withWeek(weeks, 10, change))[0]).toContain(kind);
  });
});

describe('a draft after the squad has moved on', () => {
  const draft = withTransfer(
    withWeek(emptyWeeks(9, 3, 38), 11, { order: squadIds }),
    10,
    { out: asFootballerId(99), in: cheapStriker },
    rules,
  );

  it('loses past gameweeks and what cannot be made any more, and says what', () => {
    expect(isOutdated(draft, start)).toBe(true);
    const { weeks: fitting, dropped } = rebased(draft, start, 3, context);
    expect(fitting.map(({ gameweek_id }) => gameweek_id)).toEqual([10, 11, 12]);
    expect(dropped.map(({ kind }) => kind)).toContain('not_owned');
    expect(fitting[0]?.transfers).toEqual([]);
    expect(isOutdated(fitting, start)).toBe(false);
  });
});

it('every problem is said in words', () => {
  const names: PlanNames = {
    footballer: (id) => `F${id}`,
    club: (id) => id.toUpperCase(),
    position: (code) => code,
    chip: (chip) => chip,
    money: (price) => `${price / 10}m`,
  };
  const said = (problem: PlanProblem) => planProblemText(problem, names);
  expect(said({ gameweek_id: 1, kind: 'budget', short: 4 })).toBe('0.4m over budget.');
  expect(said({ gameweek_id: 1, kind: 'club', club_id: asClubId('ars'), count: 4, most: 3 })).toBe(
    '4 players of ARS: at most 3 are allowed.',
  );
  expect(said({ gameweek_id: 1, kind: 'chip', chip: 'bboost', why: 'played' })).toBe(
    'bboost has been played already.',
  );
  expect(said({ gameweek_id: 1, kind: 'formation', position: 'GKP', count: 2, fewest: 1, most: 1 })).toBe(
    '2 × GKP in the line-up: exactly 1 allowed.',
  );
});

describe('what a plan starts from', () => {
  it('counts free transfers over the gameweeks played', () => {
    const quiet = (gameweek_id: number, transfers: number, chip: string | null = null) => ({
      gameweek_id,
      transfers,
      chip,
    });
    expect(freeTransfersAfter([quiet(1, 15)], rules)).toBe(1);
    expect(freeTransfersAfter([quiet(1, 0), quiet(2, 0), quiet(3, 1), quiet(4, 8, 'wildcard')], rules)).toBe(
      2,
    );
    expect(
      freeTransfersAfter(
        Array.from({ length: 9 }, (_, index) => quiet(index + 1, 0)),
        rules,
      ),
    ).toBe(5);
  });

  it('knows the last purchase, and passes over a free hit’s', () => {
    const bought = [
      { gameweek_id: 3, in: asFootballerId(7), in_cost: 61 },
      { gameweek_id: 5, in: asFootballerId(7), in_cost: 66 },
      { gameweek_id: 8, in: asFootballerId(7), in_cost: 70 },
    ];
    const chipOf = (gameweek: number) => (gameweek === 8 ? 'freehit' : null);
    expect(purchasePrice(asFootballerId(7), 55, bought, chipOf, rules)).toBe(66);
    expect(purchasePrice(asFootballerId(9), 55, bought, chipOf, rules)).toBe(55);
  });

  it('has room by the pass', () => {
    expect([planLimits(false), planLimits(true)]).toEqual([
      { drafts: 3, gameweeks: 3 },
      { drafts: 20, gameweeks: 8 },
    ]);
  });
});

describe('whatever is planned', () => {
  const ids = footballers.map(({ footballer_id }) => footballer_id);
  const edit = fc.record({
    gameweek: fc.constantFrom(10, 11, 12),
    out: fc.constantFrom(...ids),
    in: fc.constantFrom(...ids),
    chip: fc.option(fc.constantFrom('wildcard', 'freehit', 'bboost', '3xc'), { nil: null }),
  });
  const plans = fc
    .array(edit, { maxLength: 8 })
    .map((edits) =>
      edits.reduce<PlanWeek[]>(
        (planned, { gameweek, chip, ...transfer }) =>
          withChip(withTransfer(planned, gameweek, transfer, rules), gameweek, chip),
        weeks,
      ),
    );

  it('the squad keeps its size and positions, and nobody is in it twice', () => {
    fc.assert(
      fc.property(plans, (planned) => {
        for (const { squad, lineup, bench } of walk(planned)) {
          const own = squad.map(({ footballer_id }) => footballer_id);
          expect(new Set(own).size).toBe(15);
          for (const { code, in_squad } of rules.positions)
            expect(own.filter((id) => market.get(id)?.position === code)).toHaveLength(in_squad);
          expect(new Set([...lineup, ...bench])).toEqual(new Set(own));
        }
      }),
    );
  });

  it('money is neither made nor lost: bank and selling values move together', () => {
    fc.assert(
      fc.property(plans, (planned) => {
        // Bought at today's prices, squad and bank have the same sum whatever is exchanged.
        const worth = 20 + squadIds.reduce((sum, id) => sum + priceOf(id), 0);
        for (const { squad, bank } of walk(planned))
          expect(bank + squad.reduce((sum, { footballer_id }) => sum + priceOf(footballer_id), 0)).toBe(
            worth,
          );
      }),
    );
  });

  it('free transfers stay between 1 and what may be saved, and hits are whole ones', () => {
    fc.assert(
      fc.property(plans, (planned) => {
        for (const { free_transfers, hits } of walk(planned)) {
          expect(free_transfers).toBeGreaterThanOrEqual(1);
          expect(free_transfers).toBeLessThanOrEqual(rules.transfers.most_saved);
          expect(hits % rules.transfers.hit).toBe(0);
        }
      }),
    );
  });

  it('what is put on the squad of today has no transfer that cannot be made', () => {
    fc.assert(
      fc.property(plans, (planned) => {
        const { weeks: fitting } = rebased(planned, start, 3, context);
        const left = walk(fitting).flatMap(({ problems }) => problems.map(({ kind }) => kind));
        for (const kind of ['not_owned', 'owned_already', 'other_position', 'chip'])
          expect(left).not.toContain(kind);
      }),
    );
  });
});
