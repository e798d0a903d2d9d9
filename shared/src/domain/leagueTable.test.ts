import { asClubId } from './units';
import { leagueTable, type TableFixture } from './leagueTable';

const match = (home: string, away: string, score: [number, number] | null, day = 1): TableFixture => ({
  home: asClubId(home),
  away: asClubId(away),
  home_score: score?.[0] ?? null,
  away_score: score?.[1] ?? null,
  finished: score !== null,
  kickoff: score === null ? null : `2024-01-${String(day).padStart(2, '0')}T15:00:00Z`,
});

const order = (fixtures: TableFixture[]) =>
  leagueTable(['ars', 'bha', 'che'].map(asClubId), fixtures).map(
    ({ club_id, points }) => `${club_id} ${points}`,
  );

describe('the league table', () => {
  it.each<[string, TableFixture[], string[]]>([
    ['no match', [], ['ars 0', 'bha 0', 'che 0']],
    ['a win is 3 points', [match('che', 'ars', [1, 0])], ['che 3', 'bha 0', 'ars 0']],
    ['a draw is 1 point each', [match('che', 'bha', [2, 2])], ['bha 1', 'che 1', 'ars 0']],
    [
      'goal difference decides',
      [match('bha', 'ars', [2, 0]), match('che', 'ars', [1, 0])],
      ['bha 3', 'che 3', 'ars 0'],
    ],
    [
      'then goals scored',
      [match('che', 'bha', [3, 3]), match('ars', 'bha', [0, 0])],
      ['bha 2', 'che 1', 'ars 1'],
    ],
    ['a postponed match does not count', [match('che', 'ars', null)], ['ars 0', 'bha 0', 'che 0']],
  ])('%s', (_, fixtures, expected) => {
    expect(order(fixtures)).toEqual(expected);
  });

  it('leaves a match in play out', () => {
    expect(order([{ ...match('che', 'ars', [1, 0]), finished: false }])).toEqual(['ars 0', 'bha 0', 'che 0']);
  });

  it('has the last five results, oldest first, by kick-off', () => {
    const matches = [6, 1, 2, 3, 4, 5].map((day) => match('ars', 'bha', day === 6 ? [0, 1] : [1, 0], day));
    const [first] = leagueTable(['ars', 'bha'].map(asClubId), matches);
    expect(first).toMatchObject({
      club_id: 'ars',
      rank: 1,
      played: 6,
      won: 5,
      lost: 1,
      form: ['W', 'W', 'W', 'W', 'L'],
    });
  });

  it('counts a match against an unknown club', () => {
    expect(leagueTable([asClubId('ars')], [match('ars', 'xyz', [1, 0])])).toMatchObject([
      { club_id: 'ars', points: 3 },
    ]);
  });
});
