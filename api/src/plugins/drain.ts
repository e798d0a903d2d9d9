import type { FastifyInstance } from 'fastify';

/** A request that is not answered by then is given up. */
const longestDrainMs = 10_000;

/**
 * Lets a shutdown wait for the requests that are being answered, and for nothing else. Browsers open connections
 * that they have not used yet; Node would wait a minute for each to send something.
 */
export function registerDrain(app: FastifyInstance): void {
  let answering = 0;
  let drained = () => {};
  app.addHook('onRequest', async () => void (answering += 1));
  app.addHook('onResponse', async () => {
    answering -= 1;
    if (answering === 0) drained();
  });
  app.addHook('preClose', async () => {
    if (answering > 0) {
      await new Promise<void>((resolve) => {
        drained = resolve;
        setTimeout(resolve, longestDrainMs).unref();
      });
    }
    // By then the server has stopped listening.
    setTimeout(() => app.server.closeAllConnections(), 50).unref();
  });
}
