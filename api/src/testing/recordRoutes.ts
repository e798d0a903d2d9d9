import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

const isApp = (message: unknown): message is { fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message;

/**
 * Every route that the apps register which are built meanwhile, as the router gets them: `GET /v1/stream`.
 *
 * @param meddle has the app before anybody else does
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
