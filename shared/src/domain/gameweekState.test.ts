import {
  gameweekState,
  gameweekStateLabels,
  lastGameweekOf,
  navigationGameweek,
  type GameweekFacts,
  type GameweekFixture,
  type GameweekState,
} from './gameweekState';

const deadline = 1000;
const fixture = (
  kickoff: number | null,
  state: 'to come' | 'active' | 'finished' = 'to come',
): GameweekFixture => ({
  kickoff,
  active: state === 'active',
  finished: state === 'finished',
});
const facts = (fixtures: GameweekFixture[], finished = false): GameweekFacts => ({
  deadline,
  finished,
  fixtures,
});

describe('the state of a gameweek', () => {
  it.each<[string, GameweekState, number, GameweekFacts]>([
    ['before the deadline', 'open', 999, facts([fixture(2000)])],
    ['at the deadline', 'locked', 1000, facts([fixture(2000)])],
    ['deadline passed, no kick-off yet', 'locked', 1999, facts([fixture(2000), fixture(null)])],
    ['some fixture active', 'live', 2000, facts([fixture(2000, 'active'), fixture(9000)])],
    [
      'started, none active, some unfinished',
      'between',
      5000,
      facts([fixture(2000, 'finished'), fixture(9000)]),
    ],
    ['kick-off passed and not yet active', 'between', 2001, facts([fixture(2000)])],
    ['all finished, official bonus missing', 'provisional', 9999, facts([fixture(2000, 'finished')])],
    [
      'all but a postponed one finished',
      'provisional',
      9999,
      facts([fixture(2000, 'finished'), fixture(null)]),
    ],
    ['the game has settled it', 'final', 9999, facts([fixture(2000, 'finished')], true)],
    ['no fixtures', 'empty', 0, facts([])],
    ['all fixtures postponed', 'empty', 9999, facts([fixture(null)], true)],
  ])('%s: %s', (_, state, now, gameweek) => {
    expect(gameweekState(gameweek, now)).toBe(state);
  });

  it('is labelled as in the page definitions', () => {
    expect(Object.values(gameweekStateLabels)).toEqual([
      'Deadline in',
      'Locked',
      'LIVE',
      'In progress',
      'Bonus pending',
      'Final',
      'No fixtures',
    ]);
  });
});

it('"Fixtures (current gameweek, or the next one if the current is finished)", never above the last', () => {
  const finished = navigationGameweek(21, true, 22);
  const last = navigationGameweek(40, true, undefined);
  expect([navigationGameweek(21, false, 22), finished, last]).toEqual([21, 22, 40]);
});

it('the last gameweek is that of the last deadline: a season may have 36 or 40', () => {
  expect(lastGameweekOf({ 1: '', 36: '', 9: '' })).toBe(36);
  expect(lastGameweekOf({ 40: '', 39: '' })).toBe(40);
  expect(lastGameweekOf({})).toBeUndefined();
});
