import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Timeout of pending requests at shutdown. */
const longestDrainMs = 10_000;

/**
 * A shutdown waits only for pending requests. Browsers open spare connections; Node would wait a minute for
 * each.
 */
export function registerDrain(app: FastifyInstance): void {
  const answering = new Set<ServerResponse>();
  let drained = () => {};
  const isOver = (response: ServerResponse) => {
    if (answering.delete(response) && answering.size === 0) drained();
  };
  app.addHook('onRequest', (_, { raw }, done) => {
    answering.add(raw);
    // A client that disconnects before its response is complete triggers no `finish` event.
    raw.once('close', () => isOver(raw));
    done();
  });
  app.addHook('onResponse', (_, { raw }, done) => {
    isOver(raw);
    done();
  });
  app.addHook('preClose', async () => {
    if (answering.size > 0) {
      await new Promise<void>((resolve) => {
        drained = resolve;
        setTimeout(resolve, longestDrainMs).unref();
      });
    }
    // By then the server has stopped listening.
    setTimeout(() => app.server.closeAllConnections(), 50).unref();
  });
}
