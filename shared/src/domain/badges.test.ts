import {
  badges,
  badgesOf,
  badgesOnCard,
  outOfPosition,
  type BadgeKey,
  type BadgeMatch,
  type BadgeSubject,
} from './badges';
import { noStats } from './points';

const match = (changes: Partial<BadgeMatch> = {}): BadgeMatch => ({
  ...noStats,
  starts: 1,
  minutes: 90,
  ...changes,
});
const times = (count: number, changes: Partial<BadgeMatch> = {}) =>
  Array.from({ length: count }, () => match(changes));
const onBench = { starts: 0, minutes: 0 };

/** A midfielder after 10 gameweeks without any badge: sometimes substituted, sometimes booked. */
const plain = [
  ...times(3),
  ...times(3, { minutes: 80 }),
  match({ yellow_cards: 1 }),
  ...times(2),
  match(onBench),
];

const aSubject = (changes: Partial<BadgeSubject> = {}): BadgeSubject => ({
  position: 'MID',
  position_real: null,
  price: 70,
  club_fixtures: 10,
  matches: plain,
  transfers_balance: 0,
  selected_by: 10,
  form: 2,
  in_dreamteam: false,
  dreamteam_count: 0,
  set_pieces: { penalties: null, freekicks: null, corners: null },
  top_1000_selected: null,
  ...changes,
});
const benchmarks = {
  footballer_transfers_balance_event_pos: 300_000,
  footballer_transfers_balance_event_neg: -300_000,
};
const keysOf = (changes: Partial<BadgeSubject>) => badgesOf(aSubject(changes), benchmarks);

it('are the 23 of the specification, each with label and text', () => {
  expect(badges.map(({ key }) => key).join(', ')).toBe(
    'budget, supercheap, bonus_hunter, card_collector, oop_positive, oop_negative, bandwagoner, fair_play, template, ' +
      'supersub, nailed, last_minute_sub, completer, early_out, toxic, differential, dreamteam, penalty_taker, ' +
      'freekick_taker, corner_taker, secret_weapon, defensive_wall, save_machine',
  );
  expect(badges.every(({ label, text }) => label.length > 0 && text.length > 0)).toBe(true);
});

it('nobody special has none', () => {
  expect(keysOf({})).toEqual([]);
});

describe('a badge is given when its rule holds, and not just below', () => {
  const corner = (corners: number) => ({ penalties: null, freekicks: null, corners });
  const sub = (minutes: number, changes: Partial<BadgeMatch> = {}) => ({ starts: 0, minutes, ...changes });

  it.each<[BadgeKey, Partial<BadgeSubject>, Partial<BadgeSubject>]>([
    ['budget', { price: 55 }, { price: 56 }],
    ['budget', { price: 46 }, { price: 45 }],
    ['supercheap', { price: 45 }, { price: 46 }],
    ['supercheap', { price: 45 }, { price: 45, matches: times(10, onBench) }],
    [
      'bonus_hunter',
      { matches: [...times(2, { bonus: 3 }), ...times(8)] },
      { matches: [...times(1, { bonus: 3 }), ...times(9)] },
    ],
    [
      'card_collector',
      { matches: [...times(4, { yellow_cards: 1 }), ...times(6)] },
      { matches: [...times(2, { yellow_cards: 1 }), ...times(8)] },
    ],
    ['oop_positive', { position_real: 'ST' }, { position_real: 'W' }],
    ['oop_negative', { position_real: 'WB' }, { position_real: 'DM' }],
    ['bandwagoner', { transfers_balance: 120_000 }, { transfers_balance: 119_999 }],
    ['fair_play', { matches: times(10) }, { matches: [match({ yellow_cards: 1 }), ...times(9)] }],
    ['template', { selected_by: 20 }, { selected_by: 19.9 }],
    [
      'supersub',
      { matches: [...times(4, sub(20, { goals_scored: 1 })), ...times(6, onBench)] },
      { matches: [...times(4, sub(20)), ...times(6, onBench)] },
    ],
    ['nailed', { matches: times(5) }, { matches: [...times(4), match({ minutes: 20 })] }],
    ['nailed', { matches: times(5, { minutes: 80 }) }, { matches: times(5, { minutes: 79 }) }],
    ['last_minute_sub', { matches: times(3, sub(15)) }, { matches: times(3, sub(16)) }],
    ['completer', { matches: times(5) }, { matches: [...times(4), match({ minutes: 89 })] }],
    ['completer', { matches: times(5) }, { matches: times(5), position: 'GKP' }],
    ['early_out', { matches: times(5, { minutes: 74 }) }, { matches: times(5, { minutes: 75 }) }],
    ['toxic', { transfers_balance: -120_000 }, { transfers_balance: -119_999 }],
    [
      'differential',
      { selected_by: 4.9, form: 4, matches: times(3) },
      { selected_by: 5, form: 4, matches: times(3) },
    ],
    ['dreamteam', { in_dreamteam: true }, { dreamteam_count: 2 }],
    ['dreamteam', { dreamteam_count: 3 }, {}],
    [
      'penalty_taker',
      { set_pieces: { penalties: 1, freekicks: null, corners: null } },
      { set_pieces: { penalties: 2, freekicks: null, corners: null } },
    ],
    [
      'freekick_taker',
      { set_pieces: { penalties: null, freekicks: 1, corners: null } },
      { set_pieces: { penalties: null, freekicks: 2, corners: null } },
    ],
    ['corner_taker', { set_pieces: corner(2) }, { set_pieces: corner(3) }],
    ['secret_weapon', { top_1000_selected: 20, selected_by: 10 }, { top_1000_selected: 19, selected_by: 10 }],
    ['secret_weapon', { top_1000_selected: 10, selected_by: 2 }, { top_1000_selected: null, selected_by: 2 }],
    [
      'defensive_wall',
      { position: 'DEF', matches: [...times(2, { clean_sheets: 1 }), ...times(3, { goals_conceded: 1 })] },
      { position: 'DEF', matches: [...times(1, { clean_sheets: 1 }), ...times(4, { goals_conceded: 1 })] },
    ],
    [
      'defensive_wall',
      { position: 'GKP', matches: times(5, { clean_sheets: 1, goals_conceded: 1 }) },
      { position: 'GKP', matches: times(5, { clean_sheets: 1, goals_conceded: 2 }) },
    ],
    [
      'save_machine',
      { position: 'GKP', matches: times(4, { saves: 4 }) },
      { position: 'GKP', matches: times(4, { saves: 3 }) },
    ],
  ])('%s %#', (key, given, refused) => {
    expect(keysOf(given)).toContain(key);
    expect(keysOf(refused)).not.toContain(key);
  });
});

it('come only after 3 fixtures of the club', () => {
  expect(keysOf({ selected_by: 60, club_fixtures: 2 })).toEqual([]);
  expect(keysOf({ selected_by: 60, club_fixtures: 3 })).toContain('template');
});

it('count an hour played as a start where a round has no starts recorded', () => {
  const unrecorded = times(5, { starts: null, minutes: 85 });
  expect(keysOf({ matches: unrecorded })).toContain('nailed');
  expect(keysOf({ matches: times(5, { starts: null, minutes: 59 }) })).not.toContain('nailed');
});

it('do not trip over a position of a later season', () => {
  expect(keysOf({ position: 'MNG', price: 10, position_real: 'ST' })).toEqual([]);
  expect(outOfPosition('MNG', 'ST')).toBe(0);
  expect(outOfPosition('DEF', 'SW')).toBe(0);
});

it('out of position follows the lines of the pitch', () => {
  expect([outOfPosition('DEF', 'WB'), outOfPosition('DEF', 'DM'), outOfPosition('FWD', 'AM')]).toEqual([
    0, 1, -1,
  ]);
});

it('a card shows at most three, the most telling first', () => {
  expect(badgesOnCard(['budget', 'nailed', 'toxic', 'penalty_taker', 'save_machine'])).toEqual([
    'penalty_taker',
    'nailed',
    'toxic',
  ]);
  expect(badgesOnCard(['save_machine', 'budget'])).toEqual(['budget', 'save_machine']);
});
