import { knownChipEffects, profileOf, type SeasonRules } from '@touchline/shared/domain';

/** A goalkeeper and three outfield players, two of whom play; at most two per club. */
export const smallRules: SeasonRules = {
  ...profileOf('2024-25'),
  positions: [
    { code: 'GKP', label: 'Goalkeeper', in_squad: 1, fewest: 1, most: 1, is_locked: true },
    { code: 'MID', label: 'Midfielder', in_squad: 3, fewest: 1, most: 2, is_locked: false },
  ],
  squad: { size: 4, lineup: 3, most_of_one_club: 2, budget: 200 },
  transfers: { ...profileOf('2024-25').transfers, most_saved: 2 },
  chips: ['wildcard', 'freehit', 'bboost', '3xc'].map((chip) => ({
    ...{ chip, from: 1, to: 38 },
    effect: knownChipEffects[chip] ?? {},
  })),
};
