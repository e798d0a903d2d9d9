import { asClubId, asFootballerId } from '../units';
import { profileOf } from '../seasonProfiles';
import { availabilityIn, expectedBack } from './expectedBack';
import { project } from './project';
import type { PlayedByFootballer, PlayedMatch, ProjectedFootballer, ProjectionInput } from './input';

const day = 86_400_000;
const at = Date.UTC(2025, 10, 1);
const clubs = ['ars', 'bur', 'che', 'der'];

const result = (
  home: string,
  away: string,
  home_goals: number,
  away_goals: number,
  ago: number,
): PlayedMatch => ({
  home: asClubId(home),
  away: asClubId(away),
  kickoff: at - ago * day,
  home_goals,
  away_goals,
  home_expected: null,
  away_expected: null,
});

/** ars wins everything, der loses everything. */
const matches = [7, 14, 21, 28, 35].flatMap((ago) => [
  result('ars', 'der', 4, 0, ago),
  result('bur', 'che', 1, 1, ago),
]);

const whole = (kickoff: number, more: Partial<PlayedByFootballer> = {}): PlayedByFootballer => ({
  kickoff,
  club: asClubId('bur'),
  opponent: asClubId('che'),
  is_home: true,
  minutes: 90,
  starts: 1,
  goals_scored: 0,
  assists: 0,
  clean_sheets: 0,
  expected_goals: null,
  expected_assists: null,
  saves: 0,
  yellow_cards: 0,
  bps: 10,
  defensive_contribution: 8,
  ...more,
});

const footballer = (more: Partial<ProjectedFootballer> = {}): ProjectedFootballer => ({
  id: asFootballerId(1),
  club_id: asClubId('bur'),
  position: 'MID',
  price: 60,
  selected_by: 10,
  transfers_in_event: 0,
  transfers_out_event: 0,
  status: 'a',
  chance_next: null,
  news: '',
  penalties_order: null,
  freekicks_order: null,
  corners_order: null,
  matches: [35, 28, 21, 14, 7].map((ago) => whole(at - ago * day)),
  ...more,
});

const fixture = (home: string, away: string, ahead: number) => ({
  home: asClubId(home),
  away: asClubId(away),
  kickoff: at + ahead * day,
});
const gameweeks: ProjectionInput['gameweeks'] = [
  { id: 11, deadline: at + day, fixtures: [fixture('bur', 'der', 1)] },
  { id: 12, deadline: at + 8 * day, fixtures: [fixture('bur', 'ars', 8)] },
  { id: 13, deadline: at + 15 * day, fixtures: [] },
  { id: 14, deadline: at + 22 * day, fixtures: [fixture('bur', 'der', 22), fixture('bur', 'ars', 24)] },
];

const projectOne = (more: Partial<ProjectedFootballer> = {}, input: Partial<ProjectionInput> = {}) => {
  const own = footballer(more);
  const all = {
    rules: profileOf('2025-26'),
    at,
    clubs: clubs.map(asClubId),
    matches,
    footballers: [own],
    gameweeks,
    ...input,
  };
  const [projection] = project(all);
  if (projection === undefined) throw new Error('nobody was projected');
  return projection;
};
const ep = (more: Partial<ProjectedFootballer> = {}, input: Partial<ProjectionInput> = {}) =>
  projectOne(more, input).ep;

it('expects more against the weakest club than against the strongest', () => {
  const [weak = 0, strong = 0] = ep();
  expect(weak).toBeGreaterThan(strong + 0.5);
});

it('expects nothing in a blank gameweek, and both matches of a double one', () => {
  const [, , blank, double = 0] = ep();
  expect(blank).toBe(0);
  const alone = (only: number) =>
    ep(
      {},
      {
        gameweeks: gameweeks.map((one) =>
          one.id === 14 ? { ...one, fixtures: one.fixtures.slice(only, only + 1) } : one,
        ),
      },
    ).at(-1) ?? 0;
  const [weak, strong] = [alone(0), alone(1)];
  expect(strong).toBeGreaterThan(0.5);
  expect(double).toBeGreaterThan(Math.max(weak, strong) + 0.5);
  // As many as in both alone, equally far ahead.
  expect(double).toBeCloseTo(weak + strong, 1);
});

it('adds its parts up to the expected points', () => {
  const { ep: points, parts } = projectOne();
  const sum = Object.values(parts).reduce((all, one) => all + one, 0);
  expect(sum).toBeCloseTo(points[0] ?? 0, 6);
});

it('is 0 for footballers who left or are out, until the day named in the news', () => {
  expect(ep({ status: 'u', chance_next: 0 })).toEqual([0, 0, 0, 0]);
  const [next, later, , last = 0] = ep({ status: 'i', chance_next: 0, news: 'Knock - Expected back 10 Nov' });
  expect([next, later]).toEqual([0, 0]);
  expect(last).toBeGreaterThan(1);
});

const outOfLeagueDuty = {
  status: 'n',
  chance_next: 0,
  news: 'On international duty at the Africa Cup of Nations from Gameweek 11 onwards. - Expected back 24 Nov',
};

it.each([
  ['on international duty', outOfLeagueDuty],
  ['suspended', { status: 's', chance_next: 0, news: 'Suspended until 24 Nov' }],
  ['injured', { status: 'i', chance_next: 0, news: 'Knock - Expected back 24 Nov' }],
])(
  'expects nothing of one who is %s before the day in the news, and something from that day on',
  (_, more) => {
    const [before, , , double = 0] = ep(more);
    const [, second = 0] = ep();
    expect(before).toBe(0);
    // The gameweek has a match on 23 November and one on 25 November: the second is played.
    expect(double).toBeGreaterThan(second * 0.6);
    expect(double).toBeLessThan(second * 1.3);
  },
);

it('excludes the match against the parent club alone, not the other match of a double gameweek', () => {
  const ineligible = { status: 'n', chance_next: 0 };
  const news = (days: string) => `Ineligible to face his parent club on ${days}. - Expected back 29 Nov`;
  const [, , , none] = ep({ ...ineligible, news: news('23/11 and 25/11') });
  const [, , , second = 0] = ep({ ...ineligible, news: news('23/11') });
  expect(none).toBe(0);
  expect(second).toBeGreaterThan(1);
});

it.each([
  ['u', 'Joined another club permanently', 'out'],
  ['n', outOfLeagueDuty.news, 'out'],
  ['n', 'Joined Exeter City on a season-long loan - Expected back 01 Oct', 'out'],
  ['n', 'Not training with his club until further notice - Unknown return date', 'unknown'],
  ['i', 'Knock - Expected back 20 Oct', 'unknown'],
  ['s', 'Suspended until 02 Nov', 'returning'],
  ['n', 'Ineligible to face his parent club on 3/11. - Expected back 10 Nov', 'out'],
  ['n', 'Ineligible to face his parent club on 9/11. - Expected back 10 Nov', 'returning'],
])('with status "%s" and the news "%s" a match two days later is "%s"', (status, news, expected) => {
  expect(availabilityIn({ status, chance_next: 0, news }, { at, kickoff: at + 2 * day })).toBe(expected);
});

it('is lower for a doubtful footballer, and lowest for the smallest chance of playing', () => {
  const expected = [null, 75, 50, 25].map((chance_next) => ep({ chance_next, status: 'd' })[0] ?? 0);
  expect([...expected].sort((a, b) => b - a)).toEqual(expected);
});

it('is higher for a footballer who has scored, by the position’s points for a goal', () => {
  const scorer = footballer().matches.map((match) => ({ ...match, goals_scored: 1, bps: 30 }));
  expect(projectOne({ matches: scorer }).parts['goals_scored']).toBeGreaterThan(
    (projectOne().parts['goals_scored'] ?? 0) * 2,
  );
});

it('counts defensive contributions only in a season whose rules have them', () => {
  const busy = footballer().matches.map((match) => ({ ...match, defensive_contribution: 14 }));
  expect(projectOne({ matches: busy }).parts['defensive_contribution']).toBeGreaterThan(0.5);
  expect(projectOne({ matches: busy }, { rules: profileOf('2023-24') }).parts['defensive_contribution']).toBe(
    0,
  );
});

it('has chances from 0 to 1, ten points being rarer than a return', () => {
  const { chance_of_return, chance_of_ten, chance_of_start } = projectOne();
  const chances = [...chance_of_return, ...chance_of_ten, ...chance_of_start];
  expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...chances)).toBeLessThanOrEqual(1);
  expect(chance_of_ten[0]).toBeLessThan(chance_of_return[0] ?? 0);
});

it('gives a dearer forward a higher chance of ten points, and one who is out for good none', () => {
  const tenOf = (more: Partial<ProjectedFootballer>) => projectOne(more).chance_of_ten[0] ?? 0;
  const average = tenOf({ position: 'FWD', price: 60 });
  expect(average).toBeGreaterThan(0);
  expect(tenOf({ position: 'FWD', price: 140 })).toBeGreaterThan(average);
  expect(tenOf({ status: 'u', chance_next: 0 })).toBe(0);
});

it('projects a first gameweek, before any match, from prices and owners', () => {
  const early = { matches: [] };
  const [first = 0] = ep({ matches: [], price: 120, selected_by: 50 }, early);
  const [cheap = 0] = ep({ matches: [], price: 45, selected_by: 0.1 }, early);
  expect(first).toBeGreaterThan(cheap + 1);
});

it.each([
  ['Knee injury - Expected back 10 Feb', '2026-02-10'],
  ['Suspended until 14 Jan', '2026-01-14'],
  ['Knock - Expected back 28 Oct', '2025-10-28'],
])('reads the day in "%s"', (news, expected) => {
  expect(new Date(expectedBack(news, at) ?? 0).toISOString().slice(0, 10)).toBe(expected);
});

it('reads no day where the news has none', () => {
  expect(expectedBack('Hamstring injury - Unknown return date', at)).toBeUndefined();
  expect(expectedBack('Expected back 10 Foo', at)).toBeUndefined();
});

it('is less sure of a regular starter further ahead, and still expects no start of a substitute', () => {
  const gameweeksAhead = [1, 8, 15, 22].map((days, index) => ({
    id: 11 + index,
    deadline: at + days * day,
    fixtures: [fixture('bur', 'che', days)],
  }));
  const played = (more: Partial<PlayedByFootballer>) =>
    [35, 28, 21, 14, 7].map((ago) => whole(at - ago * day, more));
  const regular = projectOne({ matches: played({}) }, { gameweeks: gameweeksAhead }).chance_of_start;
  const absent = projectOne({ matches: played({ starts: 0, minutes: 0 }) }, { gameweeks: gameweeksAhead });
  expect([...regular].sort((a, b) => b - a)).toEqual(regular);
  expect((regular[0] ?? 0) - (regular[3] ?? 0)).toBeGreaterThan(0.05);
  expect(absent.chance_of_start[3]).toBeLessThan(0.3);
});
