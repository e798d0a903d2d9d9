import type { Points, TeamId } from '@touchline/shared/domain';
import type { TimelineItem } from '@touchline/shared/wire';
import { type LiveField, multiplierOf } from '../live/liveField';
import type { TeamResult } from '../../game/reports/teamResult';
import type { EventWorth, WorthItem } from './timeline';

/** Data for the effects of an event in the current gameweek. */
export interface EffectParts {
  /** Undefined while the sample is too small. */
  readonly field: LiveField | undefined;
  /** The own squad of the current gameweek, and the season total including it. */
  readonly own: { readonly result: TeamResult; readonly total: Points };
  /** Empty without pass. */
  readonly rivals: readonly { readonly id: TeamId; readonly name: string; readonly result: TeamResult }[];
}

/**
 * Adds the effect of an event on the live rank and on the gap to each rival; none for items of another
 * gameweek.
 */
export function withEffect({ worth, ...item }: WorthItem, parts: EffectParts | undefined): TimelineItem {
  if (worth === undefined || parts === undefined || item.gameweek_id !== parts.own.result.gameweek)
    return item;
  const places = placesWon(worth, parts);
  const gaps = gapsMoved(worth, parts);
  return {
    ...item,
    ...(places === undefined || places === 0 ? {} : { places }),
    ...(gaps.length === 0 ? {} : { gaps }),
  };
}

function placesWon({ footballer_id, points }: EventWorth, { field, own }: EffectParts): number | undefined {
  if (field === undefined || points === 0) return undefined;
  const without = own.total - points * multiplierOf(own.result, footballer_id);
  return field.without(footballer_id, points).estimate(without).rank - field.now.estimate(own.total).rank;
}

function gapsMoved(
  { footballer_id, points }: EventWorth,
  { own, rivals }: EffectParts,
): NonNullable<TimelineItem['gaps']> {
  const mine = multiplierOf(own.result, footballer_id);
  return rivals
    .map(({ id, name, result }) => ({
      id,
      name,
      points: (mine - multiplierOf(result, footballer_id)) * points,
    }))
    .filter((gap) => gap.points !== 0)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points) || a.id - b.id);
}
