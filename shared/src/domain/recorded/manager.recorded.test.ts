import { asFootballerId } from '../units';
import { asHandedIn, automaticSubstitutions } from '../autoSubs';
import { squadResult } from '../squadResult';
import { holdingsAfter, type Holdings } from './holdings';
import {
  chipsLeft,
  mayPlayChip,
  nextFreeTransfers,
  sellingPrice,
  transfersCost,
  type Transfer,
} from '../transfers';
import {
  describeSeason,
  gameweeks,
  gameweeksOf,
  positionsById,
  readBootstrap,
  readBootstrapAt,
  readHistory,
  readMatches,
  readPicks,
  readTransfers,
  report,
  season2023,
  season2025,
  squadPicks,
  type RecordedTransfer,
} from './recording';

describe.each([season2023, season2025])('', (season) => {
  const { rules, manager } = season;
  describeSeason(`recorded season: manager ${manager}`, season, () => {
    it('matches the points, captain, automatic substitutions and multipliers of 38 of 38 gameweeks', () => {
      const positionById = positionsById(readBootstrap(season));
      const matches = readMatches(season);
      const right = { points: 0, captain: 0, substitutions: 0, multipliers: 0, bench: 0 };
      const pairs = { made: 0, same: 0 };
      let total = 0;
      let totals = 0;

      for (const gameweek of gameweeks) {
        const recorded = readPicks(gameweek, season);
        const made = recorded.automatic_subs.map(({ element_in, element_out }) => ({
          in: asFootballerId(element_in),
          out: asFootballerId(element_out),
        }));
        const picks = asHandedIn(squadPicks(recorded, positionById), made);
        const byFootballer = gameweeksOf(matches, positionById, gameweek, season);
        const { active_chip, entry_history } = recorded;
        const result = squadResult(
          { picks, active_chip, transfers_cost: entry_history.event_transfers_cost },
          byFootballer,
          rules,
        );
        // Computed separately, since with a bench boost the game lists substitutions without effect.
        const ours = automaticSubstitutions(
          picks,
          (id) => byFootballer.get(id)?.participation ?? 'absent',
          rules,
        );
        const multipliers = new Map(
          result.picks.map(({ footballer_id, multiplier }) => [footballer_id, multiplier]),
        );
        const captain = recorded.picks.find(({ multiplier }) => multiplier > 1)?.element ?? null;
        const cameOn = (subs: { in: number }[]) =>
          subs
            .map((sub) => sub.in)
            .sort()
            .join();

        total += result.nett_points;
        right.points += Number(result.base === recorded.entry_history.points);
        right.captain += Number(result.captain_id === captain);
        right.substitutions += Number(cameOn(ours) === cameOn(made));
        right.multipliers += Number(
          recorded.picks.every(
            ({ element, multiplier }) => multipliers.get(asFootballerId(element)) === multiplier,
          ),
        );
        right.bench += Number(result.bench_points === recorded.entry_history.points_on_bench);
        totals += Number(total === recorded.entry_history.total_points);
        pairs.made += made.length;
        pairs.same += ours.filter((one) =>
          made.some((two) => two.in === one.in && two.out === one.out),
        ).length;
      }

      report(
        `manager ${manager}: points ${right.points}/38, captain ${right.captain}/38, substitutions ` +
          `${right.substitutions}/38 (${pairs.same} of ${pairs.made} pairs), multipliers ${right.multipliers}/38, ` +
          `bench points ${right.bench}/38, totals after hits ${totals}/38`,
        season,
      );
      expect(right).toEqual({ points: 38, captain: 38, substitutions: 38, multipliers: 38, bench: 38 });
      expect(totals).toBe(38);
      if (season === season2023) expect(pairs).toEqual({ made: 19, same: 19 });
    });

    it('matches the squad, bank, hits and free transfers of 38 of 38 gameweeks', () => {
      const rows = readHistory(season).current;
      const transfers = readTransfers(season).reverse();
      const right = { squad: 0, bank: 0, hits: 0 };
      const [first] = [readPicks(1, season)];
      let kept: Holdings = {
        squad: (first?.picks ?? []).map(({ element }) => asFootballerId(element)),
        bank: first?.entry_history.bank ?? 0,
      };
      let free = 0;

      for (const gameweek of gameweeks) {
        const recorded = readPicks(gameweek, season);
        const row = rows.find(({ event }) => event === gameweek);
        const made = transfers.filter(({ event }) => event === gameweek).map(asTransfer);
        const holdings = holdingsAfter(kept, made, recorded.active_chip, rules);
        const week = {
          made: made.length,
          active_chip: recorded.active_chip,
          is_first: gameweek === 1,
          gameweek_id: gameweek,
        };

        right.squad += Number(
          sorted(holdings.played.squad) === sorted(recorded.picks.map(({ element }) => element)),
        );
        // The game's own row of a free hit gameweek already has the bank that is kept.
        right.bank += Number(holdings.kept.bank === row?.bank);
        right.hits += Number(transfersCost(week, free, rules) === row?.event_transfers_cost);
        kept = holdings.kept;
        free = nextFreeTransfers(week, free, rules);
      }
      report(
        `manager ${manager}: squad ${right.squad}/38, bank ${right.bank}/38, hits ${right.hits}/38`,
        season,
      );
      expect(right).toEqual({ squad: 38, bank: 38, hits: 38 });
    });

    it('sells at the selling price, but for sales made after a price moved overnight', () => {
      const transfers = readTransfers(season).reverse();
      const matches = readMatches(season);
      const bought = new Map<number, number>(
        readPicks(1, season).picks.map(({ element }) => [
          element,
          matches.get(asFootballerId(element))?.find(({ round }) => round === 1)?.value ?? 0,
        ]),
      );
      const chips = readHistory(season).chips;
      let same = 0;
      const apart: number[] = [];
      for (const { element_in, element_in_cost, element_out, element_out_cost, event } of transfers) {
        const price =
          readBootstrapAt(event, season).elements.find(({ id }) => id === element_out)?.now_cost ?? 0;
        const ours = sellingPrice(bought.get(element_out) ?? 0, price, rules);
        if (ours === element_out_cost) same += 1;
        else apart.push(Math.abs(ours - element_out_cost));
        if (chips.some(({ name, event: week }) => name === 'freehit' && week === event)) continue;
        bought.delete(element_out);
        bought.set(element_in, element_in_cost);
      }
      report(
        `manager ${manager}: ${same} of ${transfers.length} sales at the price of the deadline, the rest within ${Math.max(...apart)} tenth`,
        season,
      );
      expect(apart.length).toBeLessThanOrEqual(season === season2023 ? 3 : 6);
      expect(Math.max(...apart)).toBeLessThanOrEqual(1);
    });

    it('allows each chip in the gameweek in which it was played', () => {
      const played = readHistory(season).chips.map(({ name, event }) => ({ chip: name, gameweek_id: event }));
      played.forEach(({ chip, gameweek_id }, index) => {
        expect([chip, mayPlayChip(chip, gameweek_id, played.slice(0, index), rules)]).toEqual([chip, true]);
      });
      if (season === season2023) expect(chipsLeft(played, 38, rules)).toEqual([]);
      expect(chipsLeft(played, 1, rules)).toHaveLength(rules.chips.length - played.length);
      expect(played).toHaveLength(season === season2023 ? 5 : 8);
    });
  });
});

const asTransfer = ({
  element_in,
  element_in_cost,
  element_out,
  element_out_cost,
}: RecordedTransfer): Transfer => ({
  in: asFootballerId(element_in),
  in_cost: element_in_cost,
  out: asFootballerId(element_out),
  out_cost: element_out_cost,
});
const sorted = (ids: readonly number[]): string => [...ids].sort((a, b) => a - b).join();
