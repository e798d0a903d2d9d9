import {
  captainMultiplier,
  chipsLeft,
  effectOf,
  sellingPrice,
  type ChipEffect,
  type FootballerId,
} from '@touchline/shared/domain';
import { chipValueIn, type PlannedTransfer, type PlanWeek } from '@touchline/shared/plan';
import { LinearProgram, type Term } from './linearProgram';
import { costOfChip, errorOfTransfer } from './worth';
import type { SolverCandidate, SuggestQuestion } from './question';

/** A model in the LP format that HiGHS reads, and a decoder for its solution. */
export interface Model {
  readonly text: string;
  /** @param primal value of a column of the solution by name; 0 for an unknown one */
  readonly read: (primal: (column: string) => number) => SuggestedPlan;
}

export interface SuggestedPlan {
  readonly weeks: PlanWeek[];
}

/** Footballers bought in the first gameweek of an earlier plan: the next plan must buy others. */
export type FirstMoves = readonly FootballerId[];

interface WeekChip {
  readonly chip: string;
  readonly effect: ChipEffect;
  /** Index of its window among the season's: the chip is played once per window. */
  readonly window: number;
  readonly column: string;
}

/**
 * Points by which a chip may be worth less than kept, by an estimate for today's squad, and still be searched for: transfers
 * of a plan can make it worth more. The others would make the search longer for nothing.
 */
const hopeless = 6;

/** Chips of the settings that may be played in a gameweek and can be worth it. */
function chipsIn(question: SuggestQuestion, week: number): WeekChip[] {
  const { rules, start, gameweeks, settings, chip_values = [] } = question;
  const gameweek = gameweeks[week] ?? 0;
  return chipsLeft(start.played, gameweek, rules).flatMap((window) => {
    if (window.from > gameweek || !settings.chips.includes(window.chip)) return [];
    const value = chipValueIn(chip_values, window.chip, gameweek);
    if (value !== undefined && value.kept - value.worth > hopeless) return [];
    const at = rules.chips.indexOf(window);
    return [
      { chip: window.chip, effect: effectOf(window.chip, rules), window: at, column: `chip${at}_${week}` },
    ];
  });
}

/**
 * The plan as an integer program. Columns, by footballer p and gameweek w: `q` kept squad, `x` squad that
 * plays (different only in a free hit), `y` line-up, `c` captain, `t` extra armband of a triple captain, `b1
 * b2 b3 g a` places on the bench (g the goalkeeper, a with a bench boost), `i` bought, `o` sold; by gameweek:
 * `m` bank, `f` free transfers, `n` transfers that count, `h` hits.
 */
export function buildModel(question: SuggestQuestion, earlier: readonly FirstMoves[] = []): Model {
  const { rules, start, gameweeks, candidates, settings } = question;
  const lp = new LinearProgram();
  const weeks = gameweeks.map((_, week) => week);
  const chips = weeks.map((week) => chipsIn(question, week));
  const hasFreeHit = chips.map((some) => some.some(({ effect }) => effect.reverts === true));
  const owned = new Map(start.squad.map(({ footballer_id, bought }) => [footballer_id, bought]));
  const sale = ({ footballer_id, price }: SolverCandidate) => {
    const bought = owned.get(footballer_id);
    return bought === undefined ? price : sellingPrice(bought, price, rules);
  };
  const playing = (one: SolverCandidate, week: number) =>
    `${hasFreeHit[week] ? 'x' : 'q'}${one.footballer_id}_${week}`;
  const kept = (one: SolverCandidate, week: number) => `q${one.footballer_id}_${week}`;
  const column = (letter: string, one: SolverCandidate, week: number) =>
    `${letter}${one.footballer_id}_${week}`;
  const withChips = (week: number, has: (effect: ChipEffect) => boolean): Term[] =>
    (chips[week] ?? []).filter(({ effect }) => has(effect)).map((one): Term => [1, one.column]);
  const isKeeper = (one: SolverCandidate) =>
    rules.positions.find(({ code }) => code === one.position)?.is_locked === true;

  for (const week of weeks) {
    squadRows(week);
    moneyRows(week);
    transferRows(week);
    lineupRows(week);
  }
  chipRows();
  wishRows();
  differenceRows();
  return { text: lp.text(), read };

  function squadRows(week: number): void {
    for (const one of candidates) {
      lp.binary(kept(one, week));
      lp.share(column('i', one, week));
      lp.share(column('o', one, week));
      const before: Term[] = week === 0 ? [] : [[-1, kept(one, week - 1)]];
      const had = week === 0 && owned.has(one.footballer_id) ? 1 : 0;
      lp.row(
        [[1, kept(one, week)], ...before, [-1, column('i', one, week)], [1, column('o', one, week)]],
        '=',
        had,
      );
      if (!one.can_be_bought || settings.banned.includes(one.footballer_id))
        lp.bound(column('i', one, week), 0, 0);
      if (week === 0) lp.bound(column(had === 1 ? 'i' : 'o', one, week), 0, 0);
    }
    const squads = hasFreeHit[week] ? (['q', 'x'] as const) : (['q'] as const);
    for (const letter of squads) {
      for (const { code, in_squad } of rules.positions)
        lp.row(
          termsOf(letter, week, ({ position }) => position === code),
          '=',
          in_squad,
        );
      clubRows(letter, week);
    }
  }

  /** Limit of footballers per club; an initial squad above the limit is allowed, but nobody can be added. */
  function clubRows(letter: 'q' | 'x', week: number): void {
    const most = rules.squad.most_of_one_club;
    for (const club of new Set(candidates.map(({ club_id }) => club_id))) {
      const isOfClub = ({ club_id }: SolverCandidate) => club_id === club;
      const had = candidates.filter((one) => isOfClub(one) && owned.has(one.footballer_id)).length;
      lp.row(termsOf(letter, week, isOfClub), '<=', Math.max(most, had));
      if (had > most) {
        const others = candidates.filter((one) => isOfClub(one) && !owned.has(one.footballer_id));
        lp.row(
          others.map((one): Term => [1, column(letter, one, week)]),
          '<=',
          0,
        );
      }
    }
  }

  function moneyRows(week: number): void {
    // A bank that is negative already, after prices fell, may stay so but not get worse.
    const isShort = start.bank < 0;
    lp.bound(`m${week}`, Math.min(0, start.bank), 100_000);
    const before: Term[] = week === 0 ? [] : [[-1, `m${week - 1}`]];
    if (isShort) lp.row([[1, `m${week}`], ...before], '>=', week === 0 ? start.bank : 0);
    const moves = candidates.flatMap((one): Term[] => [
      [one.price, column('i', one, week)],
      [-sale(one), column('o', one, week)],
    ]);
    lp.row([[1, `m${week}`], ...before, ...moves], '=', week === 0 ? start.bank : 0);
    if (!hasFreeHit[week]) return;
    const worth = candidates.flatMap((one): Term[] => [
      [sale(one), column('x', one, week)],
      [-sale(one), kept(one, week)],
    ]);
    lp.row(isShort ? worth : [...worth, [-1, `m${week}`]], '<=', 0);
    const size = rules.squad.size;
    const freeHit = withChips(week, ({ reverts }) => reverts === true);
    const scaled = (factor: number) => freeHit.map(([, name]): Term => [factor, name]);
    for (const one of candidates) {
      lp.binary(column('x', one, week));
      const apart: Term[] = [
        [1, column('x', one, week)],
        [-1, kept(one, week)],
      ];
      lp.row([...apart, ...scaled(-1)], '<=', 0);
      lp.row([...apart, ...scaled(1)], '>=', 0);
      if (!one.can_be_bought)
        lp.row(
          [
            [1, column('x', one, week)],
            [-1, kept(one, week)],
          ],
          '<=',
          0,
        );
    }
    lp.row([...candidates.map((one): Term => [1, column('i', one, week)]), ...scaled(size)], '<=', size);
  }

  function transferRows(week: number): void {
    const { hit, most_saved, are_kept_through_chips, free_weeks, top_ups } = rules.transfers;
    const gameweek = gameweeks[week] ?? 0;
    const isFree = free_weeks.includes(gameweek);
    const size = rules.squad.size;
    const free = withChips(week, ({ has_free_transfers }) => has_free_transfers === true);
    const scaled = (factor: number) => free.map(([, name]): Term => [factor, name]);
    if (week === 0) lp.bound('f0', start.free_transfers, start.free_transfers);
    lp.bound(`n${week}`, 0, size);
    lp.bound(`h${week}`, 0, size);
    const bought = candidates.map((one): Term => [-1, column('i', one, week)]);
    lp.row([[1, `n${week}`], ...bought, ...scaled(size)], '>=', isFree ? -size : 0);
    lp.row(
      [
        [1, `h${week}`],
        [-1, `n${week}`],
        [1, `f${week}`],
      ],
      '>=',
      0,
    );
    lp.gain(-(hit * settings.decay ** week + errorOfTransfer(question)), `h${week}`);
    // Free transfers of the next gameweek.
    const next = `f${week + 1}`;
    lp.bound(next, 0, most_saved);
    const topUp = top_ups.find(({ gameweek_id }) => gameweek_id === gameweek + 1)?.to ?? 0;
    if (topUp >= most_saved) lp.bound(next, topUp, topUp);
    else if (isFree)
      lp.row(
        [[1, next], ...(are_kept_through_chips ? [[-1, `f${week}`] as Term] : [])],
        '<=',
        are_kept_through_chips ? 0 : 1,
      );
    else {
      lp.row([[1, next], [-1, `f${week}`], [1, `n${week}`], [-1, `h${week}`], ...scaled(1)], '<=', 1);
      if (!are_kept_through_chips) lp.row([[1, next], ...scaled(most_saved)], '<=', most_saved + 1);
    }
    if (week === weeks.length - 1) lp.gain(settings.saved_transfer, next);
  }

  function lineupRows(week: number): void {
    const { lineup, size } = rules.squad;
    const value = settings.decay ** week;
    const keepersOnBench = rules.positions.reduce(
      (sum, { is_locked, in_squad, most }) => sum + (is_locked ? in_squad - most : 0),
      0,
    );
    const places = Array.from({ length: size - lineup - keepersOnBench }, (_, index) => `b${index + 1}`);
    const boost = withChips(week, ({ all_count }) => all_count === true);
    const triple = (chips[week] ?? []).filter(({ effect }) => (effect.captain_multiplier ?? 0) > 2);
    for (const one of candidates) {
      const ep = (one.ep[week] ?? 0) * value;
      const benchOf = isKeeper(one) ? ['g'] : places;
      const all = boost.length > 0 ? [...benchOf, 'a'] : benchOf;
      // Needs no binary columns: with a squad given, places are a network flow with integer solutions. Only
      // squads and chips need branching.
      lp.share(column('y', one, week));
      lp.share(column('c', one, week));
      lp.gain(ep, column('y', one, week));
      lp.gain(ep, column('c', one, week));
      lp.row(
        [
          [1, column('c', one, week)],
          [-1, column('y', one, week)],
        ],
        '<=',
        0,
      );
      all.forEach((letter) => {
        lp.share(column(letter, one, week));
        lp.gain(ep * benchWeight(letter), column(letter, one, week));
      });
      lp.row(
        [
          [1, column('y', one, week)],
          ...all.map((letter): Term => [1, column(letter, one, week)]),
          [-1, playing(one, week)],
        ],
        '=',
        0,
      );
      for (const { effect } of triple.slice(0, 1)) {
        lp.share(column('t', one, week));
        lp.gain(ep * ((effect.captain_multiplier ?? captainMultiplier) - 2), column('t', one, week));
        lp.row(
          [
            [1, column('t', one, week)],
            [-1, column('c', one, week)],
          ],
          '<=',
          0,
        );
      }
    }
    lp.row(termsOf('y', week), '=', lineup);
    lp.row(termsOf('c', week), '=', 1);
    for (const { code, fewest, most } of rules.positions) {
      const ofPosition = termsOf('y', week, ({ position }) => position === code);
      lp.row(ofPosition, '>=', fewest);
      lp.row(ofPosition, '<=', most);
    }
    const scaled = (factor: number) => boost.map(([, name]): Term => [factor, name]);
    for (const place of places)
      lp.row([...termsOf(place, week, (one) => !isKeeper(one)), ...scaled(1)], '=', 1);
    if (boost.length > 0) lp.row([...termsOf('a', week), ...scaled(lineup - size)], '=', 0);
    if (triple.length > 0)
      lp.row([...termsOf('t', week), ...triple.map((one): Term => [-1, one.column])], '=', 0);
  }

  function benchWeight(letter: string): number {
    if (letter === 'a') return 1;
    if (letter === 'g') return settings.bench_keeper;
    return settings.bench[Number(letter.slice(1)) - 1] ?? 0;
  }

  function chipRows(): void {
    const all = chips.flat();
    all.forEach((one) => lp.binary(one.column));
    chips.forEach((some, week) =>
      some.forEach(({ chip, column: name }) => lp.gain(-costOfChip(question, chip, week), name)),
    );
    for (const some of chips)
      lp.row(
        some.map((one): Term => [1, one.column]),
        '<=',
        1,
      );
    for (const window of new Set(all.map((one) => one.window)))
      lp.row(
        all.filter((one) => one.window === window).map((one): Term => [1, one.column]),
        '<=',
        1,
      );
  }

  function wishRows(): void {
    for (const one of candidates.filter(({ footballer_id }) => settings.locked.includes(footballer_id)))
      weeks.forEach((week) => lp.row([[1, kept(one, week)]], '>=', 1));
    // A club without candidates makes the model infeasible, as it should: a row without terms would be left out.
    lp.bound('nobody', 0, 0);
    for (const club of settings.wanted_clubs) {
      const ofClub = candidates.filter(({ club_id }) => club_id === club);
      weeks.forEach((week) =>
        lp.row([[1, 'nobody'], ...ofClub.map((one): Term => [1, kept(one, week)])], '>=', 1),
      );
    }
    lp.row(
      weeks.map((week): Term => [1, `h${week}`]),
      '<=',
      settings.most_hits,
    );
  }

  function differenceRows(): void {
    for (const moves of earlier) {
      const terms = candidates.map((one): Term => [
        moves.includes(one.footballer_id) ? -1 : 1,
        column('i', one, 0),
      ]);
      lp.row(terms, '>=', 1 - moves.length);
    }
  }

  function termsOf(letter: string, week: number, is: (one: SolverCandidate) => boolean = () => true): Term[] {
    const isThere = (one: SolverCandidate) =>
      letter === 'g' ? isKeeper(one) : letter.startsWith('b') ? !isKeeper(one) : true;
    return candidates.filter((one) => is(one) && isThere(one)).map((one) => [1, column(letter, one, week)]);
  }

  function read(primal: (name: string) => number): SuggestedPlan {
    const isSet = (name: string) => primal(name) > 0.5;
    let before = new Set(start.squad.map(({ footballer_id }) => footballer_id));
    return {
      weeks: weeks.map((week): PlanWeek => {
        const chip = (chips[week] ?? []).find((one) => isSet(one.column));
        const squad = new Set(
          candidates.filter((one) => isSet(playing(one, week))).map(({ footballer_id }) => footballer_id),
        );
        const transfers = exchanged(before, squad);
        if (chip?.effect.reverts !== true) before = squad;
        return {
          gameweek_id: gameweeks[week] ?? 0,
          transfers,
          chip: chip?.chip ?? null,
          ...{ order: null, captain: null, vice_captain: null },
        };
      }),
    };
  }

  /** Pairs sold and bought footballers by position. */
  function exchanged(from: ReadonlySet<FootballerId>, to: ReadonlySet<FootballerId>): PlannedTransfer[] {
    const positionOf = new Map(candidates.map((one) => [one.footballer_id, one.position]));
    const coming = [...to].filter((id) => !from.has(id));
    const going = [...from].filter((id) => !to.has(id));
    // Somebody whom the game has removed has no position: whoever is left comes for him.
    const present = going.filter((id) => positionOf.has(id));
    const removed = going.filter((id) => !positionOf.has(id));
    return [...present, ...removed].flatMap((out): PlannedTransfer[] => {
      const position = positionOf.get(out);
      const at = coming.findIndex((id) => position === undefined || positionOf.get(id) === position);
      const [bought] = at < 0 ? [] : coming.splice(at, 1);
      return bought === undefined ? [] : [{ out, in: bought }];
    });
  }
}
