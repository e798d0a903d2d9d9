import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publish } from './publish';
import { ReleaseRefused, releasesOf, withRolledBack } from './releaseDocument';
import type { ReleaseStore } from './releaseStore';

interface ReleaseRoutesOptions {
  readonly store: ReleaseStore;
  readonly deployToken: string;
}

interface PublishBody {
  /** Content by file name, base64. */
  readonly files: Record<string, string>;
}

const publishBody = {
  type: 'object',
  required: ['files'],
  additionalProperties: false,
  properties: { files: { type: 'object', additionalProperties: { type: 'string' } } },
};

function isDeployer({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization?.replace(/^Bearer /, '') ?? '');
  const wanted = Buffer.from(token);
  // Two empty texts are the same too.
  return wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * How the release tool speaks to a running server. Behind the deploy token; to everyone else these
 * addresses do not exist.
 */
export async function releaseRoutes(
  app: FastifyInstance,
  { store, deployToken }: ReleaseRoutesOptions,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!isDeployer(request, deployToken)) return reply.callNotFound();
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof ReleaseRefused)
      return reply.status(409).send({ success: false, message: error.message });
    throw error;
  });

  app.get('/releases', () => store.document());
  app.post<{ Body: PublishBody }>(
    '/releases',
    { bodyLimit: 64 * 1024 * 1024, schema: { body: publishBody } },
    async ({ body }) => {
      const files = new Map(
        Object.entries(body.files).map(([file, content]) => [file, Buffer.from(content, 'base64')]),
      );
      const { remote, release, document } = await publish(store, files, new Date());
      return { success: true, remote, live: release.id, generation: document.generation };
    },
  );
  app.post<{ Params: { remote: string } }>('/releases/:remote/rollback', async ({ params }) => {
    const document = await store.update((before) => withRolledBack(before, params.remote));
    return {
      success: true,
      remote: params.remote,
      live: releasesOf(document, params.remote).live,
      generation: document.generation,
    };
  });
}
