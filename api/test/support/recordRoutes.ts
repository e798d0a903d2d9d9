import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

const isApp = (message: unknown): message is { fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message;

/**
 * Records every route of the apps built in `work`, as the router gets them: `GET /v1/stream`.
 *
 * @param meddle called with each app first
 */
export async function recordRoutes<T>(
  build: () => Promise<T>,
  meddle: (app: FastifyInstance) => void = () => {},
): Promise<{ readonly made: T; readonly routes: readonly string[] }> {
  const routes: string[] = [];
  const record = ({ method, url }: RouteOptions) =>
    void routes.push(...[method].flat().map((one) => `${String(one)} ${url}`));
  const listen = (message: unknown) => {
    if (!isApp(message)) return;
    message.fastify.addHook('onRoute', record);
    meddle(message.fastify);
  };
  subscribe('fastify.initialization', listen);
  try {
    return { made: await build(), routes };
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}
