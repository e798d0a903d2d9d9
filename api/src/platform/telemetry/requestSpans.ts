import type { FastifyInstance, FastifyRequest } from 'fastify';
import { currentTracing, type RequestSpan } from './spans';

/** Files, probes and streams: nobody looks for the trace of a file, and a stream lasts for hours. */
const untraced = /^\/([sr]\/|(healthz|readyz|metrics|v1\/stream)(\?|$))/;

/**
 * A span for each request, and its id in the reply's `Server-Timing`, where browsers' tools read it. Registers nothing
 * unless traces are configured.
 */
export function registerRequestSpans(app: FastifyInstance): void {
  const tracing = currentTracing();
  if (tracing === undefined) return;
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, reply, done) => {
    if (untraced.test(request.url)) return done();
    const span = tracing.startRequest(request.headers);
    spans.set(request, span);
    void reply.header('server-timing', `traceparent;desc="${span.traceparent}"`);
    span.run(done);
  });
  // The body arrives on the socket, which knows nothing of the request's span.
  app.addHook('preValidation', (request, _, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'page';
    const facts = {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
    };
    spans.get(request)?.end(`${request.method} ${route}`, facts, reply.statusCode >= 500);
    done();
  });
}
