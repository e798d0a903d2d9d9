import type { Chip } from '@touchline/shared/domain';

/**
 * How many of the fifteen count in a gameweek: the eleven, and with the bench boost all of them.
 * Source: the game's rules page, "Chips".
 */
export const countingFootballers = (chip: Chip | null): number => (chip === 'bboost' ? 15 : 11);
