import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A request that is not answered by then is given up. */
const longestDrainMs = 10_000;

/**
 * Lets a shutdown wait for the requests that are being answered, and for nothing else. Browsers open connections
 * that they have not used yet; Node would wait a minute for each to send something.
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
