import { diskSpaceOf, leastDiskSpace } from '../../platform/home/diskSpace';
import { findGameState, findReading } from '../../game/season/gameState.queries';
import type { Services } from '../../services';

/** Liveness, readiness and metrics. Not part of the app's own calls: no API key. */
export function operationRoutes(services: Services): void {
  const { metrics } = services;
  const { app } = services.kit;
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_, reply) => {
    // The reply itself reports it: `database away`.
    const game = await readGame(services).catch(() => undefined);
    const reason = await findHindrance(services, game);
    const status = reason === undefined ? 'ready' : game?.served === false ? 'no game' : 'not ready';
    return reply
      .status(reason === undefined ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, reason, game });
  });

  app.get('/metrics', async (request, reply) => {
    // Metrics reveal usage of the app; a scraper runs on the same machine or behind the same proxy.
    if (!isLoopback(request.socket.remoteAddress) || request.headers['x-forwarded-for'] !== undefined) {
      return reply.callNotFound();
    }
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

type Game = Awaited<ReturnType<typeof readGame>>;

/** Why the process is not ready. */
async function findHindrance(
  { readiness, config, diskSpace }: Services,
  game: Game | undefined,
): Promise<string | undefined> {
  if (readiness.isStopping) return 'stopping';
  if (game === undefined) return 'database away';
  const free = await (diskSpace ?? diskSpaceOf(config.home))();
  if (free !== undefined && free < leastDiskSpace) return 'disk full';
  return game.served ? undefined : 'no game';
}

/** Whether there is game data to serve, and the outcome of the last read. */
async function readGame({ db, fpl }: Services) {
  const [state, reading] = [await findGameState(db, fpl.season), await findReading(db, fpl.season)];
  return {
    served: state !== undefined,
    season: fpl.season,
    outcome: reading?.outcome ?? state?.outcome ?? null,
    detail: reading?.detail ?? '',
  };
}

const isLoopback = (address: string | undefined) =>
  address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);
