import type { GameServices } from '../../game/handlers/gameServices';
import { countEliteRead } from './progress.queries';
import { phaseOf } from '../../game/season/phase';
import { countTeamsRead } from './progress.queries';
import { wantedAs } from '../../game/season/wantedTeams.queries';

/** Progress of reading this gameweek's teams, in the order of the reading loop. */
export async function listProgress({ db, fpl, game }: Pick<GameServices, 'db' | 'fpl' | 'game'>) {
  const found = await game.find();
  if (found === undefined) return [];
  const current = found.season.gameweeks.find(({ is_current }) => is_current);
  const phase = phaseOf(current);
  const teams = await countTeamsRead(db, fpl.season, phase);
  const elite = await countEliteRead(db, fpl.season, { current: current?.id ?? 0, phase });
  return [
    ...wantedAs.map((what) => ({ what, ...teams[what] })),
    // Before the first deadline there is no elite.
    ...(current === undefined ? [] : [{ what: 'elite' as const, ...elite }]),
  ];
}
