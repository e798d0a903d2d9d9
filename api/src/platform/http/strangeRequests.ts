import type { FastifyInstance } from 'fastify';
import { ApiProblem, badRequest, sendProblem } from './problems';

/** Methods that any route has. `TRACE` would echo cookies; `PURGE` and `PROPFIND` are of caches and file servers. */
const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
const answered: ReadonlySet<string> = new Set(methods.split(', '));

/**
 * Refuses methods that nothing answers, and requests with two Host headers: a proxy and this server could read
 * different ones. For every listening server.
 */
export function refuseStrangeRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!answered.has(request.method)) {
      const message = `${request.method} is not answered here. Use one of ${methods}.`;
      return sendProblem(
        request,
        reply.header('allow', methods),
        new ApiProblem(405, 'bad_request', message),
      );
    }
    const hosts = request.raw.rawHeaders.filter(
      (name, index) => index % 2 === 0 && name.toLowerCase() === 'host',
    );
    if (hosts.length > 1)
      return sendProblem(request, reply, badRequest('The request names two hosts. Send one Host header.'));
    return undefined;
  });
}
