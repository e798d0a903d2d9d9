import { type TeamId, asTeamId } from './units';
import { type H2hRecord, h2hOutcome, h2hPoints, h2hTable, projectedScore } from './h2h';

const aRecord = (more: Partial<H2hRecord> = {}): H2hRecord => ({
  team_id: asTeamId(1),
  rank: 1,
  played: 2,
  won: 1,
  drawn: 0,
  lost: 1,
  points_for: 100,
  total: 3,
  ...more,
});
const aMatch = (home: number | null, points: number, away: number | null, theirs: number) => ({
  home: { team_id: home as TeamId | null, points },
  away: { team_id: away as TeamId | null, points: theirs },
});

it.each([
  ['a win gives three points', 60, 59, 3],
  ['a draw gives one', 60, 60, 1],
  ['a defeat gives none', 59, 60, 0],
  ['points below zero compare too', -4, -8, 3],
])('%s', (_, mine, theirs, points) => {
  expect(h2hPoints[h2hOutcome(mine, theirs)]).toBe(points);
});

describe('the table with the running matches', () => {
  it('counts a win for one team and a defeat for the other, and ranks anew', () => {
    const rows = [aRecord({ team_id: asTeamId(1) }), aRecord({ team_id: asTeamId(2), rank: 2, total: 1 })];
    const [leader, second] = h2hTable(rows, [aMatch(1, 40, 2, 55)]);
    expect(leader).toMatchObject({
      team_id: asTeamId(2),
      rank: 1,
      played: 3,
      won: 2,
      points_for: 155,
      total: 4,
    });
    expect(second).toMatchObject({
      team_id: asTeamId(1),
      rank: 2,
      played: 3,
      lost: 2,
      points_for: 140,
      total: 3,
    });
  });

  it('puts the team that scored more first when both have the same points', () => {
    const rows = [
      aRecord({ team_id: asTeamId(1) }),
      aRecord({ team_id: asTeamId(2), rank: 2, points_for: 101 }),
    ];
    expect(h2hTable(rows, []).map(({ team_id }) => team_id)).toEqual([2, 1]);
  });

  it('has a row of its own for the average', () => {
    const rows = [aRecord({ team_id: null, total: 3 }), aRecord({ team_id: asTeamId(7), total: 2 })];
    const [leader, average] = h2hTable(rows, [aMatch(7, 50, null, 49)]);
    expect(leader).toMatchObject({ team_id: asTeamId(7), total: 5 });
    expect(average).toMatchObject({ team_id: null, lost: 2 });
  });

  it('leaves out a team that is not in the table', () => {
    expect(h2hTable([aRecord()], [aMatch(1, 50, 99, 60)])).toEqual([
      aRecord({ played: 3, lost: 2, points_for: 150 }),
    ]);
  });
});

it('a projected score adds what is expected of those still to play, as often as they count', () => {
  const toCome = [
    { multiplier: 2, expected: 6.1 },
    { multiplier: 1, expected: 3 },
    { multiplier: 0, expected: 5 },
  ];
  expect(projectedScore(40, toCome)).toBe(55.2);
});
