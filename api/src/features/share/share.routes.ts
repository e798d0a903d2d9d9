import type { FastifyReply, FastifyRequest } from 'fastify';
import { shareGameweek, shareRemove } from '@touchline/shared/wire';
import { startReading, type Reading } from '../../game/handlers/gameServices';
import { readOwnFacts } from '../../game/handlers/teams';
import { conflict, notFound, tooManyRequests } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import type { Rule } from '../../platform/http/throttles';
import { liveField } from '../live/liveField';
import { liveTotal } from '../../game/reports/teamResult';
import type { Services } from '../../services';
import { gameweekPicture, type PictureShape, pictureShapes } from './gameweekPicture';
import { sharedGameweek, type ChanceOfFirst } from './sharedGameweek';
import { goneSharePage, sharedWords, sharePage } from './sharePage';
import { findShare, removeShare, saveShare } from './shares.queries';

const making: Rule = { name: 'share', most: 60, seconds: 3600 };
/** Rate limit: rendering a picture takes a tenth of a second of a core. */
const looking: Rule = { name: 'shared picture', most: 120, seconds: 60 };

const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

interface Way {
  Params: { token: string };
  Querystring: { look?: string };
}

type ReadChance = (services: Services, reading: Reading) => Promise<ChanceOfFirst | null>;

/**
 * Sharing the own gameweek: created and deleted by its owner, public for everybody with the link.
 *
 * @param readChance passed, because shared plans are drawn by this feature and chances read plans
 */
export function shareRoutes(services: Services, readChance: ReadChance): void {
  const { kit, db, clock, config, throttles } = services;
  const { app } = kit;

  route(
    kit,
    shareGameweek,
    async ({ account }) => {
      const reading = await startReading(services, account);
      const { season } = reading;
      const { team, history, result } = await readOwnFacts(services, season, account.teamId);
      if (result === undefined) throw conflict('There is nothing to share before your first deadline.');
      const total = liveTotal(history, result);
      const official = history.find(({ gameweek }) => gameweek === result.gameweek)?.overall_rank ?? null;
      const isFinal = season.gameweek(result.gameweek)?.finished === true;
      const live = liveField(season, await services.samples.find(season))?.now.estimate(total).rank ?? null;
      const rank = isFinal ? (official ?? live) : live;
      const chance = await readChance(services, reading);
      const shared = sharedGameweek(season, result, { team: team.name, total, rank, chance });
      const token = await saveShare(db, account.id, shared, clock.now());
      const page = `/v1/share/${token}`;
      return {
        success: true,
        payload: { token, page, tall: `${page}/tall`, wide: `${page}/wide`, words: sharedWords(shared) },
      };
    },
    { limit: making },
  );

  route(kit, shareRemove, async ({ account, params }) => {
    if (!(await removeShare(db, account.id, params.token))) throw notFound('Nothing is shared by this link.');
    return { success: true, payload: { token: params.token } };
  });

  async function take(request: FastifyRequest) {
    const { wait } = await throttles.take(looking, throttles.addressKey(request.ip));
    if (wait > 0) throw tooManyRequests(wait);
  }

  app.get<Way>('/v1/share/:token', async (request, reply) => {
    const shared = await findShare(db, request.params.token);
    const { origin } = new URL(config.publicUrl);
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache');
    return shared === undefined
      ? reply.status(404).send(goneSharePage())
      : reply.send(sharePage(shared, { token: request.params.token, origin }));
  });

  const picture = (shape: PictureShape) => async (request: FastifyRequest<Way>, reply: FastifyReply) => {
    await take(request);
    const shared = await findShare(db, request.params.token);
    if (shared === undefined) throw notFound('Nothing is shared by this link.');
    const look = request.query.look === 'night' ? 'night' : 'light';
    const png = await services.drawPicture(gameweekPicture(shared, shape, look));
    return reply.type('image/png').header('cache-control', 'public, max-age=3600').send(png);
  };
  for (const shape of Object.keys(pictureShapes) as PictureShape[])
    app.get<Way>(`/v1/share/:token/${shape}`, picture(shape));
}
