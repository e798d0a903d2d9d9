import { phaseLabel } from './phases';
import { knownChipEffects, type ChipWindow, type Scoring, type SeasonRules } from './seasonRules';
import type { Chip, GameweekNumber } from './units';

/**
 * Rules of seasons whose documents lack them, and rules that no document contains: steps of saves and goals
 * conceded, the threshold of defensive contributions, the price of a transfer, top-ups.
 * Source: the game's rules pages of 2023-24 and 2025-26, checked on recordings of both seasons. 2022-23 and
 * 2024-25 are from general knowledge: no recording was available.
 */

/** Minutes from which an appearance is a long one. */
export const longPlay = 60;

const scoringTo2024: Scoring = {
  minutes: { points: 1, long: { from: longPlay, points: 2 } },
  goals_scored: { points: { GKP: 6, DEF: 6, MID: 5, FWD: 4 } },
  assists: { points: 3 },
  clean_sheets: { points: { GKP: 4, DEF: 4, MID: 1 } },
  goals_conceded: { points: { GKP: -1, DEF: -1 }, per: 2 },
  saves: { points: { GKP: 1 }, per: 3 },
  penalties_saved: { points: 5 },
  penalties_missed: { points: -2 },
  yellow_cards: { points: -1 },
  red_cards: { points: -3 },
  own_goals: { points: -2 },
  bonus: { points: 1 },
};

const chip = (name: Chip, from: GameweekNumber, to: GameweekNumber): ChipWindow => ({
  chip: name,
  from,
  to,
  effect: knownChipEffects[name] ?? {},
});

/** Months, by the first gameweek of each. */
function months(...first: GameweekNumber[]): SeasonRules['phases'] {
  const whole = { phase_id: 1, label: 'Season', start: 1, stop: 38 };
  return [
    whole,
    ...first.map((start, index) => ({
      phase_id: index + 2,
      label: phaseLabel(index + 2),
      start,
      stop: (first[index + 1] ?? whole.stop + 1) - 1,
    })),
  ];
}

const rules2023: SeasonRules = {
  from: 'profile',
  last_gameweek: 38,
  scoring: scoringTo2024,
  labels: {},
  positions: [
    { code: 'GKP', label: 'Goalkeeper', in_squad: 2, fewest: 1, most: 1, is_locked: true },
    { code: 'DEF', label: 'Defender', in_squad: 5, fewest: 3, most: 5, is_locked: false },
    { code: 'MID', label: 'Midfielder', in_squad: 5, fewest: 2, most: 5, is_locked: false },
    { code: 'FWD', label: 'Forward', in_squad: 3, fewest: 1, most: 3, is_locked: false },
  ],
  squad: { size: 15, lineup: 11, most_of_one_club: 3, budget: 1000 },
  transfers: {
    hit: 4,
    most_saved: 2,
    are_kept_through_chips: false,
    top_ups: [],
    free_weeks: [],
    selling_fee: 0.5,
    sells_at_purchase_price: false,
  },
  chips: [
    chip('wildcard', 2, 20),
    chip('wildcard', 21, 38),
    chip('freehit', 2, 38),
    chip('bboost', 1, 38),
    chip('3xc', 1, 38),
  ],
  phases: months(1, 4, 8, 11, 14, 21, 23, 27, 31, 36),
  form_days: 30,
  scoring_in: {},
};

/**
 * The World Cup was between gameweeks 16 and 17: the windows of both wildcards met there, and transfers were
 * free.
 */
const rules2022: SeasonRules = {
  ...rules2023,
  chips: [chip('wildcard', 2, 16), chip('wildcard', 17, 38), ...rules2023.chips.slice(2)],
  transfers: { ...rules2023.transfers, free_weeks: [17] },
  phases: months(1, 6, 9, 15, 17, 19, 22, 26, 29, 35),
};

/** Five saved transfers, kept through chips; the assistant manager from gameweek 24. */
const rules2024: SeasonRules = {
  ...rules2023,
  chips: [
    chip('wildcard', 2, 19),
    chip('wildcard', 20, 38),
    ...rules2023.chips.slice(2),
    chip('manager', 24, 38),
  ],
  transfers: { ...rules2023.transfers, most_saved: 5, are_kept_through_chips: true },
  phases: months(1, 4, 7, 10, 14, 20, 24, 28, 30, 35),
};

/**
 * Two sets of chips, defensive contributions, 10 points for keepers' goals; everybody had five transfers for
 * gameweek 16.
 */
const rules2025: SeasonRules = {
  ...rules2024,
  scoring: {
    ...scoringTo2024,
    goals_scored: { points: { GKP: 10, DEF: 6, MID: 5, FWD: 4 } },
    defensive_contribution: {
      points: { DEF: 2, MID: 2, FWD: 2 },
      from: { DEF: 10, MID: 12, FWD: 12 },
    },
  },
  chips: ['wildcard', 'freehit', 'bboost', '3xc'].flatMap((name) => [
    chip(name, name === 'wildcard' || name === 'freehit' ? 2 : 1, 19),
    chip(name, 20, 38),
  ]),
  transfers: { ...rules2024.transfers, top_ups: [{ gameweek_id: 16, to: 5 }] },
  phases: months(1, 4, 7, 10, 14, 20, 25, 29, 32, 35),
};

const profiles: Readonly<Record<string, SeasonRules>> = {
  '2022-23': rules2022,
  '2023-24': rules2023,
  '2024-25': rules2024,
  '2025-26': rules2025,
};

/**
 * The profile of a season by its name: `2023-24`. A season without its own has the one before it, or the first one, without
 * the gifts of a single season: top-ups and free weeks.
 */
export function profileOf(season: string): SeasonRules {
  const profile = profiles[season];
  if (profile !== undefined) return profile;
  const before = Object.keys(profiles)
    .filter((name) => name < season)
    .sort()
    .at(-1);
  const rules = (before === undefined ? undefined : profiles[before]) ?? rules2022;
  return { ...rules, transfers: { ...rules.transfers, top_ups: [], free_weeks: [] } };
}
