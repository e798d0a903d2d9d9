import { genericKit, keeperShirt, type Points } from '@touchline/shared/domain';
import type { Kit } from '@touchline/shared/wire';
import { clubKits } from '../../game/reports/clubKits';
import type { TeamResult } from '../../game/reports/teamResult';
import type { Season } from '../../game/season/season';

/** One footballer of a shared picture. */
export interface SharedPick {
  readonly name: string;
  /** With the multiplier; null before the footballer's first match. */
  readonly points: Points | null;
  readonly multiplier: number;
  readonly kit: Kit;
}

/** A snapshot of a gameweek at the time it was shared. It contains no data of other users. */
export interface SharedGameweek {
  readonly gameweek: number;
  /** True while points could still change. */
  readonly is_running: boolean;
  readonly team: string;
  readonly points: Points;
  readonly total: Points;
  /** Null if unknown. */
  readonly rank: number | null;
  readonly chip: string | null;
  /** Of the own team in the view that was chosen; missing in shares that are older. */
  readonly chance?: ChanceOfFirst | null;
  /** From the goalkeeper on; the bench is separate. */
  readonly lines: readonly (readonly SharedPick[])[];
  readonly bench: readonly SharedPick[];
}

/** The reader's chance of the first place in the stored view. */
export interface ChanceOfFirst {
  /** Public name of the view. */
  readonly view: string;
  /** Once the gameweek is final, the chance is of the season. */
  readonly of: 'gameweek' | 'season';
  /** 0 to 1. */
  readonly first: number;
}

/** What a chance of the first place is of. */
export const chanceWhat = {
  gameweek: 'Chance to finish first',
  season: 'Chance to end the season first',
} as const;

interface SharedFacts {
  readonly team: string;
  readonly total: Points;
  readonly rank: number | null;
  readonly chance?: ChanceOfFirst | null;
}

export function sharedGameweek(season: Season, result: TeamResult, facts: SharedFacts): SharedGameweek {
  const { lineup } = season.rules.squad;
  const cameOn = result.substitutions.filter(({ has_come_on }) => has_come_on);
  const counts = (id: number, slot: number) =>
    cameOn.some((one) => one.in === id) || (slot <= lineup && !cameOn.some((one) => one.out === id));
  const picks = result.picks.map((pick) => ({
    isIn: counts(pick.footballer_id, pick.slot),
    position: season.footballer(pick.footballer_id)?.position ?? '',
    shown: sharedPick(season, pick),
  }));
  return {
    ...facts,
    gameweek: result.gameweek,
    is_running: !result.is_final,
    points: result.nett_points,
    chip: result.active_chip,
    lines: season.rules.positions
      .map(({ code }) =>
        picks.filter(({ isIn, position }) => isIn && position === code).map(({ shown }) => shown),
      )
      .filter((line) => line.length > 0),
    bench: picks.filter(({ isIn }) => !isIn).map(({ shown }) => shown),
  };
}

function sharedPick(season: Season, pick: TeamResult['picks'][number]): SharedPick {
  const footballer = season.footballer(pick.footballer_id);
  return {
    name: footballer?.name ?? `${pick.footballer_id}`,
    points: pick.participation === 'pending' ? null : pick.points * Math.max(1, pick.multiplier),
    multiplier: pick.multiplier,
    kit: kitOf(season.id, footballer?.club_id ?? '', footballer?.position ?? ''),
  };
}

/** What a footballer wears: the club's colours, generic ones for a club that is not known; a keeper the keeper's. */
export function kitOf(season: string, club: string, position: string): Kit {
  const outfield = clubKits(season)[club] ?? madeUpKit(club);
  if (position !== 'GKP') return outfield;
  const shirt = keeperShirt(outfield.kit_shirt_base);
  return {
    kit_shirt_base: shirt,
    kit_shirt_secondary: collar,
    kit_shirt_sleeves: shirt,
    kit_shirt_type: 'plain',
  };
}

/** Of a keeper's shirt: the theme's ink. */
const collar = '#16211C';

function madeUpKit(club: string): Kit {
  const { base, secondary, sleeves, type } = genericKit(club);
  return {
    kit_shirt_base: base,
    kit_shirt_secondary: secondary,
    kit_shirt_sleeves: sleeves,
    kit_shirt_type: type,
  };
}
