import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mostOfChanges } from './changelog';
import { type Deployer, type DeployTokens, isSameToken, type NewToken, TokenRefused } from './deployTokens';
import { publish, type Rehearse } from './publish';
import { changeReleases, type ReleaseActionOptions, releaseVerbs } from './releaseActions';
import type { ReleaseFiles } from './builtFiles';
import { ReleaseRefused, releasesOf } from './releaseDocument';
import { BucketFault, type ReleaseStore } from './releaseStore';
import type { CountedDocument, PublishRequest } from './releaseTarget';
import type { Trials } from './trials';
import { createUploadReader, type UploadReader, UploadRefused } from './uploadReader';

interface ReleaseRoutesOptions {
  readonly store: ReleaseStore;
  readonly tokens: DeployTokens;
  /** Token of the data folder: may change every remote and create tokens for teams. */
  readonly deployToken: string;
  /** Pages and failed pages by release, for the list. */
  readonly counts?: () => Promise<CountedDocument['counts']>;
  readonly rehearse?: Rehearse;
  readonly trials?: Trials;
  readonly uploads?: UploadReader;
}

/** Bytes of a publish's request, whose files are in base64. */
const mostOfPublish = 64 * 1024 * 1024;

const audience = { share: { type: 'number' }, role: { type: 'string', maxLength: 40 } };

/** The reader has checked that `files` is one text by name. */
const publishBody = {
  type: 'object',
  required: ['fields', 'files'],
  properties: {
    fields: {
      type: 'object',
      additionalProperties: false,
      properties: {
        commit: { type: 'string', maxLength: 100 },
        changes: { type: 'string', maxLength: mostOfChanges },
        canary: { type: 'object', additionalProperties: false, properties: audience },
        preview: { type: 'boolean' },
        trial: { type: 'boolean' },
        force: { type: 'boolean' },
        tried: { type: 'string', maxLength: 200 },
      },
    },
  },
};

const actionBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...audience,
    release: { type: 'string', maxLength: 100 },
    reason: { type: 'string', maxLength: 500 },
    force: { type: 'boolean' },
  },
};

const trialBody = {
  type: 'object',
  required: ['release'],
  additionalProperties: false,
  properties: { release: { type: 'string', maxLength: 100 } },
};

const tokenBody = {
  type: 'object',
  required: ['remote'],
  additionalProperties: false,
  properties: {
    remote: { type: 'string', maxLength: 60 },
    person: { type: 'string', maxLength: 200, default: '' },
    note: { type: 'string', maxLength: 100, default: '' },
    days: { type: 'number', default: 365 },
  },
};

/** A valid team token without permission for this action: answered with a reason instead of 404. */
class NotYours extends Error {
  override readonly name = 'NotYours';
}

const everyone: Deployer = { name: 'data folder' };

/** The release tool's API. Requires a deploy token; without one these addresses answer 404. */
export async function releaseRoutes(
  app: FastifyInstance,
  {
    store,
    tokens,
    deployToken,
    counts,
    rehearse,
    trials,
    uploads = createUploadReader(),
  }: ReleaseRoutesOptions,
): Promise<void> {
  const deployers = new WeakMap<FastifyRequest, Deployer>();
  const deployerOf = (request: FastifyRequest) => deployers.get(request) ?? { name: 'nobody', remote: '' };

  async function findDeployer({ headers }: FastifyRequest): Promise<Deployer | undefined> {
    const given = headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (isSameToken(given, deployToken)) return everyone;
    return given === '' ? undefined : tokens.find(given, new Date());
  }

  app.addHook('onRequest', async (request, reply) => {
    const deployer = await findDeployer(request);
    if (!deployer) return reply.callNotFound();
    deployers.set(request, deployer);
  });
  app.setErrorHandler((error, _request, reply) => {
    const status = statusOfFault(error);
    if (status === undefined || !(error instanceof Error)) throw error;
    return reply.status(status).send({ success: false, message: error.message });
  });

  /** @throws NotYours when the token is for another remote */
  function checkRemote(request: FastifyRequest, remote: string) {
    const { remote: own } = deployerOf(request);
    if (own !== undefined && own !== remote)
      throw new NotYours(`This deploy token is for ${own}; it cannot change ${remote}.`);
  }

  app.get('/releases', async () => ({
    ...(await store.document()),
    ...(counts && { counts: await counts() }),
  }));
  await app.register(publishRoute, { store, rehearse, uploads, deployerOf });
  for (const verb of releaseVerbs)
    app.post<{ Params: { remote: string }; Body: ReleaseActionOptions }>(
      `/releases/:remote/${verb}`,
      { schema: { body: actionBody }, preValidation: emptyBody },
      async (request) => {
        const { remote } = request.params;
        checkRemote(request, remote);
        const { releases, generation } = await changeReleases(store, remote, verb, {
          ...request.body,
          by: deployerOf(request).name,
          now: new Date(),
        });
        const { live, previous, canary = null, pinned = false, disabled = null } = releases;
        return { success: true, remote, live, previous, canary, pinned, disabled, generation };
      },
    );
  if (trials) {
    app.post<{ Params: { remote: string }; Body: { release: string } }>(
      '/releases/:remote/trial',
      { schema: { body: trialBody } },
      async (request) => {
        const { remote } = request.params;
        checkRemote(request, remote);
        const { release } = request.body;
        return { success: true, ...(await trials.start(await store.document(), remote, release)) };
      },
    );
    app.delete<{ Params: { reader: string } }>('/releases/trials/:reader', async ({ params: { reader } }) => {
      await trials.end(reader);
      return { success: true };
    });
  }
  await app.register(tokenRoutes, { tokens, deployerOf });
  await app.register(compositionRoutes, { store, trials, deployerOf });
}

interface PublishRouteOptions {
  readonly store: ReleaseStore;
  readonly rehearse: Rehearse | undefined;
  readonly uploads: UploadReader;
  readonly deployerOf: (request: FastifyRequest) => Deployer;
}

async function publishRoute(
  app: FastifyInstance,
  { store, rehearse, uploads, deployerOf }: PublishRouteOptions,
): Promise<void> {
  // The parser of other routes holds the thread for as long as it parses.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', (_request: FastifyRequest, body: IncomingMessage) =>
    uploads.read(body, mostOfPublish),
  );
  app.post<{ Body: { fields: PublishRequest; files: ReleaseFiles } }>(
    '/releases',
    { schema: { body: publishBody } },
    async (request) => {
      const { fields, files } = request.body;
      const { commit, changes, canary, preview = false, trial = false, force = false, tried } = fields;
      const { name: by, remote: only } = deployerOf(request);
      if (trial && only !== undefined)
        throw new NotYours('--same-version is for the token of a local data folder. Raise the version.');
      const { remote, release, document } = await publish(store, files, {
        now: new Date(),
        by,
        preview,
        trial,
        force,
        // Whoever has the token of the data folder has the folder, with all secrets in it.
        trusted: only === undefined,
        ...(only !== undefined && { only }),
        ...(commit !== undefined && { commit }),
        ...(changes !== undefined && { changes }),
        ...(canary && { canary }),
        ...(tried !== undefined && { tried }),
        ...(rehearse && { rehearse }),
      });
      const { live, pinned = false } = releasesOf(document, remote);
      return { success: true, remote, release: release.id, live, pinned, generation: document.generation };
    },
  );
}

const generation = { type: 'integer', minimum: 0, maximum: 2_147_483_647 };

interface CompositionRoutesOptions {
  readonly store: ReleaseStore;
  readonly trials: Trials | undefined;
  readonly deployerOf: (request: FastifyRequest) => Deployer;
}

/** What was live earlier. It has the releases of all teams, so only the token of the data folder may ask for it. */
async function compositionRoutes(
  app: FastifyInstance,
  { store, trials, deployerOf }: CompositionRoutesOptions,
): Promise<void> {
  app.addHook('preHandler', async (request: FastifyRequest, _reply: FastifyReply) => {
    if (deployerOf(request).remote !== undefined)
      throw new NotYours('What was live of all remotes is for the token of the data folder.');
  });
  const range = {
    type: 'object',
    required: ['from', 'to'],
    properties: { from: generation, to: generation },
  };
  app.get<{ Querystring: { from: number; to: number } }>(
    '/releases/compositions',
    { schema: { querystring: range } },
    async ({ query: { from, to } }) => ({ success: true, compositions: await store.compositions(from, to) }),
  );
  const params = { type: 'object', properties: { generation } };
  app.post<{ Params: { generation: number } }>(
    '/releases/compositions/:generation/trial',
    { schema: { params } },
    async ({ params: { generation: asked } }) => {
      const then = await store.compositionAt(asked);
      if (!then || !trials) throw new ReleaseRefused(`What was live in generation ${asked} is not kept.`);
      return { success: true, ...(await trials.startAt(await store.document(), then)) };
    },
  );
}

/** A request without a body has no options. */
async function emptyBody(request: FastifyRequest) {
  request.body ??= {};
}

function statusOfFault(error: unknown): number | undefined {
  if (error instanceof BucketFault) return 503;
  if (error instanceof ReleaseRefused) return 409;
  if (error instanceof TokenRefused) return 401;
  if (error instanceof UploadRefused) return error.status;
  return error instanceof NotYours ? 403 : undefined;
}

interface TokenRoutesOptions {
  readonly tokens: DeployTokens;
  readonly deployerOf: (request: FastifyRequest) => Deployer;
}

/** Only the token of the data folder can create, list and revoke tokens. */
async function tokenRoutes(app: FastifyInstance, { tokens, deployerOf }: TokenRoutesOptions): Promise<void> {
  app.addHook('preHandler', async (request: FastifyRequest, _reply: FastifyReply) => {
    if (deployerOf(request).remote !== undefined)
      throw new NotYours('Deploy tokens are made and revoked with the token of the data folder.');
  });
  app.get('/releases/tokens', async () => ({ success: true, tokens: await tokens.list() }));
  app.post<{ Body: Omit<NewToken, 'now'> }>(
    '/releases/tokens',
    { schema: { body: tokenBody } },
    async ({ body }) => ({ success: true, ...(await tokens.make({ ...body, now: new Date() })) }),
  );
  app.delete<{ Params: { id: string } }>('/releases/tokens/:id', async ({ params }) => ({
    success: true,
    revoked: await tokens.revoke(params.id, new Date()),
  }));
}
