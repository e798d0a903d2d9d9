import { asFootballerId, asClubId } from './units';
import { isLegalLineup, squadProblems, type SquadMember } from './squad';
import { profileOf } from './seasonProfiles';

const rules = profileOf('2023-24');

const of = (position: string, count: number) => Array.from({ length: count }, () => ({ position }));
const eleven = (keepers: number, defenders: number, midfielders: number, forwards: number) => [
  ...of('GKP', keepers),
  ...of('DEF', defenders),
  ...of('MID', midfielders),
  ...of('FWD', forwards),
];
const legal: SquadMember[] = eleven(2, 5, 5, 3).map(({ position }, index) => ({
  footballer_id: asFootballerId(index + 1),
  position,
  club_id: asClubId(`c${Math.floor(index / 3)}`),
}));

describe('a line-up', () => {
  it.each<[number, number, number, number, boolean]>([
    [1, 3, 4, 3, true],
    [1, 5, 4, 1, true],
    [1, 5, 2, 3, true],
    [1, 3, 5, 2, true],
    [1, 2, 5, 3, false],
    [1, 4, 6, 0, false],
    [2, 3, 4, 2, false],
    [1, 4, 4, 1, false],
  ])('of %d-%d-%d-%d is legal: %s', (...[keepers, defenders, midfielders, forwards, expected]) => {
    expect(isLegalLineup(eleven(keepers, defenders, midfielders, forwards), rules)).toBe(expected);
  });
});

describe('a squad', () => {
  it('of 2, 5, 5 and 3 with at most 3 of one club is legal', () => {
    expect(squadProblems(legal, rules)).toEqual([]);
  });
  it.each<[string, (member: SquadMember) => SquadMember, string[]]>([
    [
      'a fourth of one club',
      (one) => (one.footballer_id === 4 ? { ...one, club_id: asClubId('c0') } : one),
      ['4 of c0, more than 3'],
    ],
    [
      'somebody twice',
      (one) => (one.footballer_id === 4 ? { ...one, footballer_id: asFootballerId(3) } : one),
      ['somebody is in it twice'],
    ],
    [
      'a forward too many',
      (one) => (one.footballer_id === 12 ? { ...one, position: 'FWD' } : one),
      ['4 MID, not 5', '4 FWD, not 3'],
    ],
  ])('with %s is not', (_, change, problems) => {
    expect(squadProblems(legal.map(change), rules)).toEqual(problems);
  });
  describe('with a fourth of one club', () => {
    const with4 = (fourth: Partial<SquadMember>, others: Partial<SquadMember> = {}) =>
      legal.map((one) => {
        if (one.footballer_id === 4) return { ...one, club_id: asClubId('c0'), ...fourth };
        return one.footballer_id === 1 ? { ...one, ...others } : one;
      });
    it('is legal when he moved there while he was owned', () => {
      expect(squadProblems(with4({ club_when_bought: asClubId('c1') }), rules)).toEqual([]);
    });
    it('is not when he was bought there, or when another of the four is new', () => {
      const problem = ['4 of c0, more than 3'];
      expect(squadProblems(with4({ club_when_bought: asClubId('c0') }), rules)).toEqual(problem);
      expect(squadProblems(with4({ club_when_bought: asClubId('c1') }, { is_new: true }), rules)).toEqual(
        problem,
      );
    });
  });
  it('of 14 is not', () => {
    expect(squadProblems(legal.slice(1), rules)).toEqual(['14 footballers, not 15', '1 GKP, not 2']);
  });
});
