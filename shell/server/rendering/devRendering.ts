import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RemoteCode } from './messages';
import type { RendererCode } from '../shells';
import { mapToSources } from './sourceStack';

/** State of a build, as scripts/lib/devRendering.mjs writes it. */
type BuildState =
  | { readonly status: 'compiling' }
  | { readonly status: 'ready'; readonly file: string; readonly integrity: string }
  | { readonly status: 'failed'; readonly words: string };

/** Why a page was not rendered on the server, for its developer. */
export interface DevFailure {
  /** Workspace that failed: `mf-team`, `shell`. */
  readonly owner: string;
  /** Message and stack, in places of the sources. */
  readonly words: string;
  /** State of all builds before it was tried. */
  readonly mark: string;
}

/**
 * Says why a page has no HTML.
 *
 * @param owner whose failure it is when the words are a stack that names no workspace
 */
export type Failed = (words: string, owner: string) => Promise<{ readonly failure: DevFailure }>;

/** Code for the rendering process that is compiled from source while `npm run dev` runs. */
export interface DevRendering {
  /**
   * Waits for a compilation that is under way.
   *
   * @returns undefined for a remote that is not from source
   * @throws BuildFailed
   */
  codeOf(remote: string): Promise<RemoteCode | undefined>;
  /**
   * Waits as `codeOf` does.
   *
   * @throws BuildFailed
   */
  renderer(): Promise<RendererCode>;
  /**
   * @param work has the page rendered
   * @returns its result, or why a build that it needs does not compile
   */
  attempt<Answer>(
    work: (failed: Failed) => Promise<Answer>,
  ): Promise<Answer | { readonly failure: DevFailure }>;
  /** Where a page with a failure waits for the next compilation. */
  routes(app: FastifyInstance): Promise<void>;
}

/** A build that does not compile; the message is webpack's. */
class BuildFailed extends Error {
  constructor(
    readonly owner: string,
    words: string,
  ) {
    super(words);
    this.name = 'BuildFailed';
  }
}

const pollMs = 100;
/** A page waits this long for a compilation. */
const longestCompilationMs = 60_000;
/** Shorter than the time after which a proxy gives up on a request. */
const longestWaitMs = 20_000;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Workspace of the first frame that is not a package's. */
const workspaceIn = (stack: string) =>
  /^\s*at .*?\b((?:mf-[a-z0-9-]+|shell|shared|design-system)\/src)\//m.exec(stack)?.[1]?.replace('/src', '');

/**
 * @param folder `DEV_RENDERING`, which only `npm run dev` sets
 * @param builds names of the builds from source
 */
export function openDevRendering(folder: string, builds: readonly string[]): DevRendering {
  const stateOf = async (build: string) =>
    JSON.parse(await readFile(join(folder, `${build}.json`), 'utf8')) as BuildState;

  async function compiled(build: string) {
    const deadline = Date.now() + longestCompilationMs;
    for (;;) {
      const state = await stateOf(build);
      if (state.status === 'ready') return { folder: join(folder, build), ...state };
      if (state.status === 'failed') throw new BuildFailed(build, state.words);
      if (Date.now() > deadline) throw new BuildFailed(build, 'It is still being compiled.');
      await delay(pollMs);
    }
  }

  const states = () => Promise.all(builds.map(stateOf));
  const markOf = (all: readonly BuildState[]) =>
    createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16);

  /** @returns whether a build was compiled anew since the mark, within the time that a request may take */
  async function isChanged(before: string): Promise<boolean> {
    for (const deadline = Date.now() + longestWaitMs; Date.now() < deadline; await delay(pollMs)) {
      const now = await states();
      if (now.every(({ status }) => status !== 'compiling') && markOf(now) !== before) return true;
    }
    return false;
  }

  return {
    async codeOf(remote) {
      if (!builds.includes(remote)) return undefined;
      const { folder: at, file, integrity } = await compiled(remote);
      return { name: remote, folder: at, file, integrity };
    },
    async renderer() {
      const { folder: at, file, integrity } = await compiled('shell');
      return { folder: at, file, integrity };
    },
    async attempt(work) {
      const mark = markOf(await states());
      const failed: Failed = async (words, owner) => {
        const stack = await mapToSources(words, folder);
        return { failure: { owner: workspaceIn(stack) ?? owner, words: stack, mark } };
      };
      return work(failed).catch((error: unknown) => {
        if (error instanceof BuildFailed) return failed(error.message, error.owner);
        throw error;
      });
    },
    async routes(app) {
      app.get<{ Querystring: { since?: string } }>('/dev/changed', async ({ query: { since = '' } }, reply) =>
        reply
          .header('cache-control', 'no-store')
          .status((await isChanged(since)) ? 200 : 204)
          .send(),
      );
    },
  };
}
