import type { FastifyHelmetOptions } from '@fastify/helmet';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pathOf } from './pages/address';
import { shellName } from './releases/releaseDocument';
import { createFileAccess, headersOfFile, isServedType } from './releases/servedFiles';
import type { WebOptions } from './webOptions';

const year = 365 * 24 * 3600 * 1000;
const forever: Omit<FastifyStaticOptions, 'root' | 'prefix'> = {
  maxAge: year,
  immutable: true,
  // No revalidation: a file's name changes with its content.
  etag: false,
  lastModified: false,
  index: false,
  preCompressed: true,
  setHeaders(response, path) {
    for (const [name, value] of Object.entries(headersOfFile(path))) response.setHeader(name, value);
  },
  decorateReply: false,
};

/**
 * Without headers that only matter for HTML documents. A page loads about twenty files, and each would repeat
 * them.
 */
const fileHelmet: FastifyHelmetOptions = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

/** @returns nothing for an address that cannot be decoded */
function decodedPath(url: string): string {
  try {
    return decodeURIComponent(pathOf(url));
  } catch {
    // Such an address names no file.
    return '';
  }
}

/** Files of shell and releases, under names that change with their content. */
export async function stampedFiles(
  app: FastifyInstance,
  {
    store,
    shells,
    shellFiles,
    overrideCookie,
    dev,
  }: Pick<WebOptions, 'store' | 'shells' | 'shellFiles' | 'overrideCookie' | 'dev'>,
): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, helmet: fileHelmet };
  });
  if (!dev)
    await app.register(async (files) => {
      await files.register(fastifyStatic, {
        root: shellFiles,
        allowedPath: isServedType,
        serve: false,
        ...forever,
        decorateReply: true,
      });
      files.get<{ Params: { file: string } }>('/s/:file', async ({ params: { file }, headers }, reply) => {
        const preview = overrideCookie.previewsIn(headers.cookie)[shellName];
        return reply.sendFile(file, shells.folderOf(await store.document(), file, preview) ?? shellFiles);
      });
    });
  await app.register(releaseFiles, { store, overrideCookie });
}

/** Files of remotes' releases, for whoever may have them. */
async function releaseFiles(
  app: FastifyInstance,
  { store, overrideCookie }: Pick<WebOptions, 'store' | 'overrideCookie'>,
): Promise<void> {
  const access = createFileAccess({ store, overrideCookie });
  /** Replies with files that only this reader may have. */
  const privateFiles = new WeakSet<FastifyReply['raw']>();
  app.addHook('onRequest', async (request, reply) => {
    const who = await access.of(decodedPath(request.url), request.headers.cookie);
    if (who === 'not now')
      return reply.status(503).header('retry-after', '5').header('cache-control', 'no-store').send();
    if (who === 'nobody') return reply.callNotFound();
    // Caches on the way to other readers may not keep it.
    if (who === 'this reader') privateFiles.add(reply.raw);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (privateFiles.has(reply.raw)) void reply.header('cache-control', 'private, no-store');
  });
  await app.register(fastifyStatic, { root: store.folder, prefix: '/r/', ...forever });
}
