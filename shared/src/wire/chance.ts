import Type from 'typebox';

/** 0 to 1. */
export const Chance = Type.Number({ minimum: 0, maximum: 1 });

/** To have more points, and the same; missing while one of the two squads is not known. */
export const chancesToBeat = { win: Type.Optional(Chance), tie: Type.Optional(Chance) };

/**
 * `not_started`: before the first deadline. `no_squad`: the reader's is not known in this gameweek. `running`: chances.
 * `final`: the gameweek has its results.
 */
export const ChancesState = Type.Enum(['not_started', 'no_squad', 'running', 'final']);
