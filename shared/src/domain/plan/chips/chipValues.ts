import type { ChipEffect, ChipWindow } from '../../seasonRules';
import { chipsLeft } from '../../transfers';
import type { Chip, ClubId, GameweekNumber, Points } from '../../units';
import { chipConstants, guessed, type ChipConstants } from './chipConstants';
import { chipGains, type ChipQuestion } from './chipGains';
import { meanOf, valuesOfKeeping, type ChipOutlook } from './keptValue';

export { guessed } from './chipConstants';
export type { PlanWeights } from './chipGains';

/** What a chip is worth in each gameweek in which it may still be played. */
export interface ChipValue {
  readonly chip: Chip;
  readonly gameweeks: readonly {
    readonly gameweek_id: GameweekNumber;
    /** Expected points more when it is played. */
    readonly worth: Points;
    /** Expected points more when it is kept after this gameweek and played at the best time; 0 in the last one. */
    readonly kept: Points;
    /** Points that a plan must gain by it: those of keeping it, and by how much a plan's own new squad seems too good. */
    readonly cost: Points;
  }[];
}

export interface ChipValuesQuestion extends ChipQuestion {
  /** Number of fixtures of a club, as the list has them. */
  readonly fixtures: (club: ClubId, gameweek: GameweekNumber) => number;
}

/** The values of all chips that are left, of each window its own. */
export function chipValues(question: ChipValuesQuestion): ChipValue[] {
  const { start, context, projected } = question;
  const [next = start.gameweek_id] = projected;
  const gains = new Map<Chip, readonly Points[]>();
  return chipsLeft(start.played, next, context.rules).map((window) => {
    const { chip, effect } = window;
    const constants = constantsOf(effect);
    const gain = gains.get(chip) ?? chipGains(effect, constants, question);
    gains.set(chip, gain);
    const gameweeks = gameweeksOf(window, next);
    const outlooks = gameweeks.map((gameweek) => outlookOf(gameweek, gain, constants, question));
    const kept = valuesOfKeeping(outlooks);
    return {
      chip,
      gameweeks: gameweeks.map((gameweek_id, index) => ({
        gameweek_id,
        worth: meanOf(outlooks[index] ?? []),
        kept: kept[index] ?? 0,
        cost: (kept[index] ?? 0) + constants.optimism,
      })),
    };
  });
}

/** The values of a chip in a gameweek; undefined where it may not be played. */
export function chipValueIn(
  values: readonly ChipValue[],
  chip: Chip,
  gameweek: GameweekNumber,
): ChipValue['gameweeks'][number] | undefined {
  const gameweeks = values.filter((one) => one.chip === chip).flatMap((one) => one.gameweeks);
  return gameweeks.find(({ gameweek_id }) => gameweek_id === gameweek);
}

function gameweeksOf({ from, to }: ChipWindow, next: GameweekNumber): GameweekNumber[] {
  const first = Math.max(from, next);
  return Array.from({ length: Math.max(0, to - first + 1) }, (_, index) => first + index);
}

function outlookOf(
  gameweek: GameweekNumber,
  gains: readonly Points[],
  { deviation, later, special }: ChipConstants,
  question: ChipValuesQuestion,
): ChipOutlook {
  const ahead = question.projected.indexOf(gameweek);
  const known = gains[ahead];
  if (ahead === 0) return [{ probability: 1, mean: known ?? 0, deviation: 0 }];
  const mean = later * (known ?? usualOf(gains, question));
  const mayBecome =
    gameweek >= guessed.from &&
    (known === undefined || (ahead >= guessed.ahead && !isSpecial(gameweek, question)));
  const chance = mayBecome ? special.chance : 0;
  return [
    { probability: 1 - chance, mean, deviation },
    { probability: chance, mean: Math.max(mean, special.mean), deviation: special.deviation },
  ];
}

/** What it brings on average in the projected gameweeks without doubles and blanks. */
function usualOf(gains: readonly Points[], question: ChipValuesQuestion): Points {
  const usual = gains.filter((_, index) => !isSpecial(question.projected[index] ?? 0, question));
  const counted = usual.length > 0 ? usual : gains;
  return counted.reduce((sum, gain) => sum + gain, 0) / Math.max(1, counted.length);
}

/** Clubs with two fixtures or none from which on a gameweek is a special one. */
const fewestClubs = 4;

function isSpecial(gameweek: GameweekNumber, { context, fixtures }: ChipValuesQuestion): boolean {
  const clubs = [...new Set([...context.market.values()].map(({ club_id }) => club_id))];
  const counts = clubs.map((club) => fixtures(club, gameweek));
  const isMany = (is: (count: number) => boolean) => counts.filter(is).length >= fewestClubs;
  return isMany((count) => count > 1) || isMany((count) => count === 0);
}

function constantsOf(effect: ChipEffect): ChipConstants {
  if (effect.has_free_transfers === true)
    return effect.reverts === true ? chipConstants.oneWeek : chipConstants.forGood;
  return effect.all_count === true ? chipConstants.bench : chipConstants.captain;
}
