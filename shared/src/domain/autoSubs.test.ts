import { asFootballerId } from './units';
import { asHandedIn, automaticSubstitutions, type SquadPick } from './autoSubs';
import type { Participation } from './participation';
import { profileOf } from './seasonProfiles';

const rules = profileOf('2023-24');

/** Squad of a formation: keeper 1, outfield 2 to 11, bench keeper 12, bench 13 to 15. Ids are slots. */
function squad(defenders: number, midfielders: number, bench: [string, string, string]): SquadPick[] {
  const field = Array.from({ length: 10 }, (_, index) =>
    index < defenders ? 'DEF' : index < defenders + midfielders ? 'MID' : 'FWD',
  );
  return ['GKP', ...field, 'GKP', ...bench].map((position, index) => ({
    footballer_id: asFootballerId(index + 1),
    position,
    slot: index + 1,
    is_captain: false,
    is_vice_captain: false,
  }));
}

const handedIn = squad(4, 4, ['DEF', 'MID', 'FWD']);

function substitutions(picks: SquadPick[], absent: number[], pending: number[] = []): string[] {
  const participationOf = (id: number): Participation =>
    absent.includes(id) ? 'absent' : pending.includes(id) ? 'pending' : 'played';
  return automaticSubstitutions(picks, participationOf, rules).map(
    (sub) => `${sub.out}→${sub.in}${sub.has_come_on ? '' : '?'}`,
  );
}

describe('automatic substitutions', () => {
  it.each<[string, SquadPick[], number[], string[]]>([
    ['everybody played', handedIn, [], []],
    ['a starter is missing: the first of the bench', handedIn, [6], ['6→13']],
    ['the first of the bench is missing too: the second', handedIn, [6, 13], ['6→14']],
    ['the whole bench is missing', handedIn, [6, 13, 14, 15], []],
    ['keeper for keeper', handedIn, [1], ['1→12']],
    ['both keepers are missing: no outfield man in goal', handedIn, [1, 12], []],
    ['the bench keeper never comes on in the field', handedIn, [6, 13, 14, 15, 7], []],
    ['starters are taken in GKP, DEF, MID, FWD order', handedIn, [10, 2, 1], ['1→12', '2→13', '10→14']],
    [
      'at least 3 DEF are kept: a forward may not replace the third',
      squad(3, 5, ['FWD', 'MID', 'DEF']),
      [2],
      ['2→15'],
    ],
    ['at least 3 DEF are kept: nobody comes on', squad(3, 5, ['FWD', 'MID', 'GKP']), [2], []],
    ['at least 1 FWD is kept', squad(5, 4, ['MID', 'DEF', 'FWD']), [11], ['11→15']],
    ['at least 2 MID are kept', squad(5, 2, ['DEF', 'FWD', 'MID']), [7], ['7→15']],
    [
      'a passed-over man comes on for a later starter',
      squad(3, 5, ['FWD', 'MID', 'DEF']),
      [2, 5],
      ['2→15', '5→13'],
    ],
    ['three come on', handedIn, [2, 6, 10], ['2→13', '6→14', '10→15']],
  ])('when %s', (_, picks, absent, expected) => {
    expect(substitutions(picks, absent)).toEqual(expected);
  });

  it('leaves a starter whose match is to come', () => {
    expect(substitutions(handedIn, [], [6])).toEqual([]);
  });

  it('keeps the turn of a substitute whose match is to come: the next one comes on for the next starter', () => {
    expect(substitutions(handedIn, [6, 7], [13])).toEqual(['6→13?', '7→14']);
  });

  it('keeps positions of later seasons where they are', () => {
    const withManager = handedIn.map((pick) => (pick.slot === 11 ? { ...pick, position: 'MNG' } : pick));
    expect(substitutions(withManager, [11])).toEqual([]);
  });
});

describe('a squad as it was handed in', () => {
  it('puts both of each substitution back in their places', () => {
    const made = [
      { out: asFootballerId(6), in: asFootballerId(13) },
      { out: asFootballerId(7), in: asFootballerId(14) },
    ];
    const slotAfter: Record<number, number> = { 6: 13, 13: 6, 7: 14, 14: 7 };
    const after = handedIn.map((pick) => ({ ...pick, slot: slotAfter[pick.slot] ?? pick.slot }));
    expect(asHandedIn(after, made)).toEqual(handedIn);
  });
});
