import { hasPass } from '@touchline/shared/domain';
import { findAccount } from '../accounts/accountRow';
import { gameOf } from '../reports/game';
import { readOffer } from '../routes/seasonPass/offer';
import type { AppDeps, FantasyReader } from '../services';
import { buildState, contentSettings } from './buildState';
import type { GameServices } from './gameServices';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'fpl' | 'config'>;

/** What the calls about the game are served from. */
export function gameServicesOf({ db, clock, fpl, config }: Deps): GameServices {
  return { db, clock, fpl, demo: config.demoMode, game: gameOf(db, fpl.season) };
}

/** The fantasy side of a session. */
export function createFantasyReader(deps: Deps): FantasyReader {
  const services = gameServicesOf(deps);
  return {
    buildState: async (id) => {
      const row = await findAccount(deps.db, id);
      const pass = row !== undefined && hasPass(row.role);
      return buildState(services, { id, pass, teamId: row?.team_id ?? null });
    },
    contentSettings: async () => contentSettings(services, await readOffer(deps.db)),
  };
}
