import {
  comparePointCategories,
  noStats,
  pointCategories,
  pointCategoryLabel,
  pointsByCategory,
  sumOfPoints,
  type MatchStats,
} from './points';
import type { AnyPosition } from './units';
import { profileOf } from './seasonProfiles';

const rules = profileOf('2023-24');

const line = (category: string, count: number, points: number) => ({ category, count, points });

describe('points of one match', () => {
  it.each<[string, AnyPosition, Partial<MatchStats>, number]>([
    ['1 up to 59 minutes', 'MID', { minutes: 59 }, 1],
    ['2 from 60 minutes', 'MID', { minutes: 60 }, 2],
    ['nothing for not playing', 'MID', {}, 0],
    ['6 for a goal of a goalkeeper', 'GKP', { minutes: 90, goals_scored: 1 }, 8],
    ['6 for a goal of a defender', 'DEF', { minutes: 90, goals_scored: 1 }, 8],
    ['5 for a goal of a midfielder', 'MID', { minutes: 90, goals_scored: 2 }, 12],
    ['4 for a goal of a forward', 'FWD', { minutes: 90, goals_scored: 3 }, 14],
    ['3 for an assist', 'FWD', { minutes: 90, assists: 2 }, 8],
    ['4 for a clean sheet of a defender', 'DEF', { minutes: 90, clean_sheets: 1 }, 6],
    ['1 for a clean sheet of a midfielder', 'MID', { minutes: 90, clean_sheets: 1 }, 3],
    ['0 for a clean sheet of a forward', 'FWD', { minutes: 90, clean_sheets: 1 }, 2],
    ['−1 per 2 goals conceded by a defender', 'DEF', { minutes: 90, goals_conceded: 5 }, 0],
    ['nothing for 1 goal conceded', 'GKP', { minutes: 90, goals_conceded: 1 }, 2],
    ['nothing for goals conceded by a midfielder', 'MID', { minutes: 90, goals_conceded: 6 }, 2],
    ['1 per 3 saves', 'GKP', { minutes: 90, saves: 8 }, 4],
    ['5 for a penalty saved', 'GKP', { minutes: 90, penalties_saved: 1 }, 7],
    ['−2 for a penalty missed', 'FWD', { minutes: 90, penalties_missed: 1 }, 0],
    ['−1 for a yellow card', 'MID', { minutes: 90, yellow_cards: 1 }, 1],
    ['−3 for a red card, also from the bench', 'MID', { red_cards: 1 }, -3],
    ['−2 for an own goal', 'DEF', { minutes: 90, own_goals: 1 }, 0],
    ['bonus as it comes', 'FWD', { minutes: 90, bonus: 3 }, 5],
    [
      'what no position changes, for a position of a later season',
      'MNG',
      { minutes: 90, assists: 1, goals_scored: 1 },
      5,
    ],
  ])('are %s', (_, position, stats, points) => {
    expect(sumOfPoints(pointsByCategory({ ...noStats, ...stats }, position, rules))).toBe(points);
  });

  it.each<[string, AnyPosition, Partial<MatchStats> & Record<string, number>, number]>([
    ['10 for a goal of a goalkeeper', 'GKP', { minutes: 90, goals_scored: 1 }, 12],
    ['2 for 10 defensive contributions of a defender', 'DEF', { minutes: 90, defensive_contribution: 10 }, 4],
    ['nothing for 9', 'DEF', { minutes: 90, defensive_contribution: 9 }, 2],
    ['2 for 12 of a midfielder, and no more for 30', 'MID', { minutes: 90, defensive_contribution: 30 }, 4],
    ['nothing for 11 of a forward', 'FWD', { minutes: 90, defensive_contribution: 11 }, 2],
    ['nothing for a goalkeeper', 'GKP', { minutes: 90, defensive_contribution: 40 }, 2],
  ])('are, since 2025-26, %s', (_, position, stats, points) => {
    expect(sumOfPoints(pointsByCategory({ ...noStats, ...stats }, position, profileOf('2025-26')))).toBe(
      points,
    );
  });

  it('are those of a category that nobody knows yet, when the game gives its points', () => {
    const scoring = { ...rules.scoring, nutmegs: { points: { MID: 3 } } };
    const stats = { ...noStats, minutes: 90, nutmegs: 2 };
    expect(pointsByCategory(stats, 'MID', { scoring }).at(-1)).toEqual(line('nutmegs', 2, 6));
    expect(pointCategoryLabel('nutmegs', { nutmegs: 'Nutmegs' })).toBe('Nutmegs');
  });

  it('name minutes always, and other categories only when they gave points', () => {
    expect(pointsByCategory({ ...noStats, saves: 2, goals_conceded: 1 }, 'GKP', rules)).toEqual([
      line('minutes', 0, 0),
    ]);
  });

  it('steps of a double gameweek are taken per match: 2 and 2 saves are no point', () => {
    const match = pointsByCategory({ ...noStats, minutes: 90, saves: 2 }, 'GKP', rules);
    expect(sumOfPoints([...match, ...match])).toBe(4);
  });
});

describe('a season without a profile', () => {
  it('has the rules of the profile before it, without the gifts of a single season', () => {
    const { scoring, transfers } = profileOf('2099-00');
    expect(scoring).toHaveProperty('defensive_contribution');
    expect(transfers).toMatchObject({ most_saved: 5, top_ups: [], free_weeks: [] });
    expect(profileOf('2025-26').transfers.top_ups).not.toEqual([]);
  });

  it('has the first profile when it is older than all, without its free weeks', () => {
    const first = profileOf('2022-23');
    expect(first.transfers.free_weeks).toEqual([17]);
    expect(profileOf('2019-20')).toEqual({ ...first, transfers: { ...first.transfers, free_weeks: [] } });
  });
});

describe('point categories', () => {
  it('are the 13 of the specification, in its order', () => {
    expect(pointCategories.join(', ')).toBe(
      'goals_scored, assists, minutes, bonus, clean_sheets, yellow_cards, goals_conceded, red_cards, own_goals, ' +
        'saves, penalties_saved, penalties_missed, bonus_provisional',
    );
  });

  it('of a later season have their own name, and are behind the known ones', () => {
    expect(pointCategoryLabel('defensive_contribution')).toBe('defensive_contribution');
    expect(['tackles', 'saves', 'defensive_contribution', 'assists'].sort(comparePointCategories)).toEqual([
      'assists',
      'saves',
      'defensive_contribution',
      'tackles',
    ]);
  });

  it('are not looked up among the names of Object', () => {
    expect(pointCategoryLabel('constructor')).toBe('constructor');
  });
});
