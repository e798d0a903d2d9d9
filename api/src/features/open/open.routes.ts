import type { FastifyReply, FastifyRequest } from 'fastify';
import { openStart, openTeam } from '@touchline/shared/wire';
import { freshness, gameNow } from '../../game/handlers/gameServices';
import { readTeamId } from '../../game/handlers/pathIds';
import { notFound, tooManyRequests } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import type { Rule } from '../../platform/http/throttles';
import type { Services } from '../../services';
import { gameweekPicture } from '../share/gameweekPicture';
import { readOpenStart } from './openStart';
import { readOpenTeam } from './openTeam';

/** Rate limits per address; docs/limits.md. A team that is not stored costs requests to the game. */
const openTeamReads: Rule = { name: 'open team', most: 30, seconds: 60 };
const openStartReads: Rule = { name: 'open start', most: 120, seconds: 60 };
const drawing: Rule = { name: 'open picture', most: 30, seconds: 60 };

interface Way {
  Params: { id: string };
}

/** What visitors may look at without an account: a team in the current gameweek. */
export function openRoutes(services: Services): void {
  const { kit, throttles } = services;

  route(
    kit,
    openTeam,
    async ({ params }) => {
      const now = await gameNow(services);
      return { success: true, payload: await readOpenTeam(services, now, params.id), ...freshness(now) };
    },
    { limit: openTeamReads },
  );

  route(
    kit,
    openStart,
    async () => {
      const now = await gameNow(services);
      return { success: true, payload: await readOpenStart(services, now), ...freshness(now) };
    },
    { limit: openStartReads },
  );

  /** Preview for messengers and social networks. */
  kit.app.get<Way>('/v1/open/team/:id/picture', async (request: FastifyRequest<Way>, reply: FastifyReply) => {
    readTeamId(request.params.id);
    const { wait } = await throttles.take(drawing, throttles.addressKey(request.ip));
    if (wait > 0) throw tooManyRequests(wait);
    const { team, gameweek, points, total, rank, chip, lines, bench } = await readOpenTeam(
      services,
      await gameNow(services),
      request.params.id,
    );
    if (gameweek === null || points === null) throw notFound('This team has no squad to draw yet.');
    const shown = {
      ...{ team, chip, lines, bench, points, total: total ?? points },
      gameweek: gameweek.id,
      is_running: gameweek.state !== 'final',
      rank: rank?.rank ?? null,
    };
    const png = await services.drawPicture(gameweekPicture(shown, 'wide', 'light'));
    return reply.type('image/png').header('cache-control', 'public, max-age=60').send(png);
  });
}
