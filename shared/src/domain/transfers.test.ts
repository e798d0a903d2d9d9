import {
  chipsLeft,
  mayPlayChip,
  nextFreeTransfers,
  sellingPrice,
  transfersCost,
  type TransferWeek,
} from './transfers';
import { profileOf } from './seasonProfiles';

const rules = profileOf('2023-24');

const week = (made: number, changes: Partial<TransferWeek> = {}): TransferWeek => ({
  made,
  active_chip: null,
  is_first: false,
  gameweek_id: 10,
  ...changes,
});

describe('hits and free transfers', () => {
  it.each<[string, TransferWeek, number, number, number]>([
    ['nothing done: one more is saved', week(0), 1, 0, 2],
    ['nothing done: at most 2 are saved', week(0), 2, 0, 2],
    ['the free one used', week(1), 1, 0, 1],
    ['one of two used', week(1), 2, 0, 2],
    ['both used', week(2), 2, 0, 1],
    ['one more than free costs 4', week(2), 1, 4, 1],
    ['three more than free cost 12', week(5), 2, 12, 1],
    ['a wildcard is free, and loses what was saved', week(9, { active_chip: 'wildcard' }), 2, 0, 1],
    ['a free hit is free, and loses what was saved', week(14, { active_chip: 'freehit' }), 2, 0, 1],
    ['bench boost is no free transfer', week(2, { active_chip: 'bboost' }), 1, 4, 1],
    ['the first gameweek of a team is free, also in gameweek 20', week(15, { is_first: true }), 0, 0, 1],
  ])('%s', (_, made, free, cost, next) => {
    expect([transfersCost(made, free, rules), nextFreeTransfers(made, free, rules)]).toEqual([cost, next]);
  });

  describe('since 2024-25', () => {
    const today = profileOf('2025-26');

    it('five are saved, and kept through a wildcard or free hit', () => {
      expect(nextFreeTransfers(week(0), 4, today)).toBe(5);
      expect(transfersCost(week(6), 5, today)).toBe(4);
      expect(nextFreeTransfers(week(9, { active_chip: 'wildcard' }), 3, today)).toBe(3);
      expect(nextFreeTransfers(week(9, { active_chip: 'freehit' }), 5, today)).toBe(5);
    });

    it('a top-up lifts everybody, and takes nothing', () => {
      expect(nextFreeTransfers(week(1, { gameweek_id: 15 }), 1, today)).toBe(5);
      expect(nextFreeTransfers(week(1, { gameweek_id: 16 }), 5, today)).toBe(5);
    });

    it('a gameweek may be free for everybody', () => {
      const worldCup = profileOf('2022-23');
      expect(transfersCost(week(12, { gameweek_id: 17 }), 1, worldCup)).toBe(0);
      expect(transfersCost(week(12, { gameweek_id: 18 }), 1, worldCup)).toBe(44);
    });
  });
});

describe('selling price', () => {
  it.each([
    ['the price has not moved', 75, 75, 75],
    ['the price fell', 75, 72, 72],
    ['a rise of 0.1 gives nothing', 75, 76, 75],
    ['a rise of 0.2 gives 0.1', 75, 77, 76],
    ['a rise of 0.5 gives 0.2', 75, 80, 77],
  ])('when %s', (_, bought, current, price) => {
    expect(sellingPrice(bought, current, rules)).toBe(price);
  });
});

describe('chips', () => {
  const played = [{ chip: 'wildcard', gameweek_id: 9 }];
  it('wildcard twice, one per half; the others once', () => {
    expect(chipsLeft([], 1, rules).map(({ chip }) => chip)).toEqual([
      'wildcard',
      'wildcard',
      'freehit',
      'bboost',
      '3xc',
    ]);
    expect(
      chipsLeft([...played, { chip: '3xc', gameweek_id: 10 }], 12, rules).map(({ chip }) => chip),
    ).toEqual(['wildcard', 'freehit', 'bboost']);
  });
  it('lapse when their half is over', () => {
    expect(chipsLeft([], 21, rules).filter(({ chip }) => chip === 'wildcard')).toHaveLength(1);
  });
  it.each<[string, string, number, boolean]>([
    ['no wildcard in GW1', 'wildcard', 1, false],
    ['no free hit in GW1', 'freehit', 1, false],
    ['bench boost in GW1', 'bboost', 1, true],
    ['triple captain in GW1', '3xc', 1, true],
    ['no second wildcard in the first half', 'wildcard', 20, false],
    ['the second wildcard from GW21', 'wildcard', 21, true],
    ['one chip in a gameweek', 'bboost', 9, false],
    ['a chip these rules do not know', 'manager', 24, false],
  ])('%s', (_, chip, gameweek, may) => {
    expect(mayPlayChip(chip, gameweek, played, rules)).toBe(may);
  });

  describe('since 2025-26', () => {
    const today = profileOf('2025-26');

    it('are two sets of four, one for each half', () => {
      expect(chipsLeft([], 1, today)).toHaveLength(8);
      const left = chipsLeft([{ chip: '3xc', gameweek_id: 3 }], 12, today);
      expect(left.filter(({ chip }) => chip === '3xc').map(({ from }) => from)).toEqual([20]);
      expect(chipsLeft([], 20, today).map(({ chip }) => chip)).toEqual([
        'wildcard',
        'freehit',
        'bboost',
        '3xc',
      ]);
    });

    it('three wildcards of a season that has them are three windows', () => {
      const window = (from: number, to: number) => ({ chip: 'wildcard', from, to, effect: {} });
      const chips = [window(2, 12), window(13, 25), window(26, 36)];
      const used = [{ chip: 'wildcard', gameweek_id: 14 }];
      expect(chipsLeft(used, 10, { chips }).map(({ from }) => from)).toEqual([2, 26]);
    });
  });
});
