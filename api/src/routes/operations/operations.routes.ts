import { findGameState, findReading } from '../../ingest/gameState.queries';
import type { Services } from '../../services';

/** Whether the process lives, whether it can serve, and its figures. Not part of the app's own calls: no key. */
export function operationRoutes(services: Services): void {
  const {
    kit: { app },
    readiness,
    metrics,
  } = services;
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_, reply) => {
    const game = await readGame(services).catch(() => undefined);
    const isReady = game?.served === true && !readiness.isStopping;
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : game?.served === false ? 'no game' : 'not ready', game });
  });

  app.get('/metrics', async (request, reply) => {
    // Figures tell much about who uses the app; a scraper stands on the same machine or behind the same proxy.
    if (!isLoopback(request.socket.remoteAddress) || request.headers['x-forwarded-for'] !== undefined) {
      return reply.callNotFound();
    }
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** Whether there is a state of the game to serve, and what came of the last attempt to read it. */
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
