import { asFootballerId, type FootballerId } from '@touchline/shared/domain';
import type { FootballerProjection } from '@touchline/shared/projection';
import type { FootballerRow, Projections } from '@touchline/shared/wire';
import type { Footballer } from '../../game/fpl/gameData';
import { listLock } from '../../game/reports/footballerOrder';
import type { Season } from '../../game/season/season';
import { projectedGameweeks, projectionOf, type SeasonProjection } from './projection';

/** Number of gameweeks shown without pass. */
const freeGameweeks = 3;

/** Locked by footballer, like the expected points of the predictions list. */
export async function projectionsFor(season: Season, { pass }: { pass: boolean }): Promise<Projections> {
  const { gameweeks, byFootballer } = await projectionOf(season);
  const shown = gameweeks.slice(0, pass ? projectedGameweeks : freeGameweeks);
  return {
    gameweeks: shown,
    rows: season.footballers.map((footballer) => {
      const { id } = footballer;
      const projection = byFootballer.get(id);
      const isLocked = isProjectionLocked(season, footballer, { pass });
      if (isLocked || projection === undefined) return { id, locked: true };
      return { id, ...figuresOf(projection, shown.length) };
    }),
  };
}

/** Whether our own expected points of a footballer are hidden: where the predictions list hides the row. */
export function isProjectionLocked(
  season: Season,
  footballer: Footballer,
  { pass }: { pass: boolean },
): boolean {
  const nobody = {
    pass,
    hides: () => !pass,
    mine: new Set<FootballerId>(),
    watched: new Set<FootballerId>(),
    ownershipOf: noOwners,
  };
  return listLock(season, nobody, 'predictions', footballer).gated;
}

const noOwners = () => ({ count: 0, total: 0, count_share: 0 });

export function figuresOf(projection: FootballerProjection, count: number) {
  const shown = (values: readonly number[]) => values.slice(0, count).map(toHundredth);
  return {
    ep: shown(projection.ep),
    minutes: projection.minutes.slice(0, count).map(Math.round),
    chance_of_start: shown(projection.chance_of_start),
    chance_of_return: shown(projection.chance_of_return),
    chance_of_ten: shown(projection.chance_of_ten),
    parts: Object.fromEntries(
      Object.entries(projection.parts)
        .map(([category, points]) => [category, toHundredth(points)] as const)
        .filter(([, points]) => points !== 0),
    ),
  };
}

/** `+ 0` turns the -0 of a small loss into 0. */
export const toHundredth = (value: number): number => Math.round(value * 100) / 100 + 0;

/** Our expected points in a row of the predictions list. */
export function projectedParts(
  { byFootballer }: SeasonProjection,
  { id }: Footballer,
): Partial<FootballerRow> {
  const projection = byFootballer.get(id);
  if (projection === undefined) return {};
  const { ep, minutes, chance_of_return, chance_of_ten } = figuresOf(projection, projection.ep.length);
  return {
    our_ep: ep,
    our_sum: toHundredth(projection.ep.reduce((sum, one) => sum + one, 0)),
    our_minutes: minutes[0] ?? 0,
    our_return: chance_of_return[0] ?? 0,
    our_ten: chance_of_ten[0] ?? 0,
  };
}

/** Our expected points of one footballer, for their own pages; undefined after the last gameweek. */
export async function footballerProjection(season: Season, id: number | string) {
  const { gameweeks, byFootballer } = await projectionOf(season);
  const projection = byFootballer.get(asFootballerId(Number(id)));
  if (projection === undefined || gameweeks.length === 0) return undefined;
  return { gameweeks: [...gameweeks], ...figuresOf(projection, gameweeks.length) };
}
