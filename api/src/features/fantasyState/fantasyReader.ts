import { hasPass, type TeamId } from '@touchline/shared/domain';
import { findAccount } from '../accounts/accountRow';
import type { GameServices } from '../../game/handlers/gameServices';
import { createRankSamples } from '../../game/handlers/rankSamples';
import { ensureTeam } from '../../game/handlers/teams';
import { ApiProblem } from '../../platform/http/problems';
import { findTeam, listDemoTeams } from '../../game/reports/teams.queries';
import type { Game } from '../../game/season/game';
import { noteSeen } from '../../game/season/wantedTeams.queries';
import { readOffer } from '../seasonPass/offer';
import type { AppDeps, FantasyReader } from '../../services';
import { buildState, contentSettings } from './buildState';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'fpl' | 'games' | 'config'>;
type GameDeps = Deps & Pick<GameServices, 'ingest'>;

/** Services for the calls about the game; one instance per app. */
export function createGameServices({ db, clock, fpl, games, ingest, config }: GameDeps): GameServices {
  // The season of a live game changes while the app runs.
  const game: Game = {
    get seasonId() {
      return fpl.season;
    },
    find: () => games.of(fpl.season).find(),
  };
  return { db, clock, fpl, ingest, demo: config.demoMode, game, games, samples: createRankSamples(db) };
}

/** The fantasy part of a session. */
export function createFantasyReader(deps: Deps, services: GameServices): FantasyReader {
  return {
    buildState: async (id) => {
      const row = await findAccount(deps.db, id);
      const pass = row !== undefined && hasPass(row.role);
      const teamId = row?.team_id ?? null;
      await readFirstTime(services, teamId);
      const state = await buildState(services, { id, pass, teamId });
      if (state.season !== null && state.gameweek_id !== null) {
        const teams = teamId === null ? state.rivals : [teamId, ...state.rivals];
        await noteSeen(deps.db, { season: state.season, teams, gameweek: state.gameweek_id });
      }
      return state;
    },
    contentSettings: async () => {
      const content = contentSettings(services, await readOffer(deps.db), deps.config);
      return services.demo
        ? { ...content, demo_teams: await listDemoTeams(deps.db, deps.fpl.season) }
        : content;
    },
  };
}

/** Reads a linked team that is not stored yet: after the first start, or at the start of another season. */
async function readFirstTime(services: GameServices, teamId: TeamId | null): Promise<void> {
  const now = await services.game.find();
  if (teamId === null || now === undefined) return;
  if ((await findTeam(services.db, now.season.id, teamId)) !== undefined) return;
  // A session must not fail because the game does not answer: it starts without the team then.
  await ensureTeam(services, now.season, teamId, { canDoWithout: true }).catch((thrown: unknown) => {
    if (!(thrown instanceof ApiProblem)) throw thrown;
  });
}
