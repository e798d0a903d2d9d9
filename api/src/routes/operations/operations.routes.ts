import { sql } from 'kysely';
import type { Services } from '../../services';

/** Whether the process lives, whether it can serve, and its figures. Not part of the app's own calls: no key. */
export function operationRoutes({ kit: { app }, db, readiness, metrics }: Services): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_, reply) => {
    const answers = await db.query(sql`select 1`).then(
      () => true,
      () => false,
    );
    const isReady = answers && !readiness.isStopping;
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready' });
  });

  app.get('/metrics', async (request, reply) => {
    // Figures tell much about who uses the app; a scraper stands on the same machine or behind the same proxy.
    if (!isLoopback(request.socket.remoteAddress) || request.headers['x-forwarded-for'] !== undefined) {
      return reply.callNotFound();
    }
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

const isLoopback = (address: string | undefined) =>
  address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);
