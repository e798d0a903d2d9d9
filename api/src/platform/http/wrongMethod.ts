import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '@touchline/shared/wire';
import { ApiProblem, notFound, sendProblem } from './problems';

/** Answers unknown routes: 405 where the path exists with another method, else 404. */
export function answerUnknown(calls: readonly Call[]) {
  let patterns: { method: string; pattern: RegExp }[] | undefined;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    patterns ??= calls.map(({ method, path }) => ({ method, pattern: patternOf(path) }));
    const path = (request.url.split('?')[0] ?? '').replace(/\/+$/, '');
    const allowed = patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (allowed.length === 0) return sendProblem(request, reply, notFound());
    const allow = [...new Set(allowed)].join(', ');
    reply.header('allow', allow);
    const message = `This path answers ${allow} and not ${request.method}.`;
    return sendProblem(request, reply, new ApiProblem(405, 'bad_request', message));
  };
}

function patternOf(path: string): RegExp {
  const text = path
    .replace(/\/+$/, '')
    .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${text}$`);
}
