import { join } from 'node:path';
import { inSpan } from '@touchline/api';
import type { Boot, FirstAnswer } from '../../src/services/boot/boot';
import type { BrowserRegistry } from '../../src/services/remotes/registry';
import type { ReaderScreen } from '../../src/app/rendering/readerScreen';
import type { RenderedPage, RenderJob } from '../../src/app/rendering/rendered';
import { BuildFailed, type DevFailure, type DevRendering } from './devRendering';
import { wideWidth, type ResolvedPage } from '../html/resolvePage';
import { type Release, type ReleaseDocument, remotesIn } from '../releases/releaseDocument';
import { pathOfRelease } from '../releases/names';
import type { ReleaseStore } from '../releases/releaseStore';
import type { ApiRequester } from '../session';
import type { ServedShell } from '../shells';
import type { RemoteCode } from './messages';
import type { FallbackReason, Outcome, Renderer } from './renderer';
import type { Renderers } from './renderers';

/** Outcome of a page, for the server's metrics. */
export type RenderReport = (remote: string, outcome: 'rendered' | FallbackReason, ms?: number) => void;

export interface RenderedPagesOptions {
  readonly renderers: Pick<Renderers, 'of'>;
  readonly api: ApiRequester;
  readonly apiKey: string;
  readonly releases: Pick<ReleaseStore, 'folder' | 'fetchFiles'>;
  readonly count: RenderReport;
  readonly report?: (words: string) => void;
  /** Code from source; only under `npm run dev`. */
  readonly dev?: DevRendering | undefined;
}

interface PageAsked {
  readonly page: ResolvedPage;
  /** The build that the page names: its own code renders the page. */
  readonly shell: ServedShell;
  readonly document: ReleaseDocument;
  readonly boot: Boot;
  /** Path and query. */
  readonly address: string;
  readonly calls: readonly string[];
  readonly screen: ReaderScreen;
  /** Address of the client, for the API's rate limits. */
  readonly client: string;
}

/** A page with its data, and with its HTML unless rendering failed or was skipped. */
export interface AnsweredPage {
  readonly answers: Readonly<Record<string, FirstAnswer>>;
  readonly rendered?: RenderedPage;
  /** Why there is no HTML; only under `npm run dev`. */
  readonly failure?: DevFailure;
}

/**
 * Server code of the release that this reader's browser gets: the live one or the canary.
 *
 * @param onUntrusted called for a release that arrived with a team's token: none of its code runs here
 * @returns undefined for a release without such code, untrusted, or whose files cannot be fetched: the browser renders
 */
async function codeOf(
  document: ReleaseDocument,
  remote: string,
  isWanted: (release: Release) => boolean,
  { folder, fetchFiles }: RenderedPagesOptions['releases'],
  onUntrusted: (remote: string, id: string) => void,
): Promise<RemoteCode | undefined> {
  const release = document.remotes[remote]?.releases.find(isWanted);
  if (!release?.server) return undefined;
  if (!release.trusted) {
    onUntrusted(remote, release.id);
    return undefined;
  }
  const isHere = await fetchFiles(remote, release.id).then(
    () => true,
    // The browser renders the page; its own request for the files says what is wrong.
    () => false,
  );
  return isHere
    ? { name: remote, folder: join(folder, pathOfRelease(remote, release.id)), ...release.server }
    : undefined;
}

/** Integrity hashes are only needed by the browser's loader. One object for each registry, since it is sent once. */
function createHashRemover(): (registry: BrowserRegistry) => BrowserRegistry {
  const stripped = new WeakMap<BrowserRegistry, BrowserRegistry>();
  return (registry) => {
    const withoutHashes = stripped.get(registry) ?? { ...registry, integrity: {} };
    stripped.set(registry, withoutHashes);
    return withoutHashes;
  };
}

const isDefined = (code: RemoteCode | undefined): code is RemoteCode => code !== undefined;

/** Outcomes of a page with further remotes, for which it is rendered without them. */
const withoutFurther: readonly FallbackReason[] = ['starting', 'threw', 'left-out'];

/** With the further remotes, or else without them: they may not cost the rest its HTML. */
async function renderWhole(
  renderer: Renderer,
  job: RenderJob,
  code: readonly RemoteCode[],
  further: readonly RemoteCode[],
): Promise<Outcome> {
  const whole = await renderer.render(job, [...code, ...further]);
  const isAgain = further.length > 0 && whole.kind === 'browser' && withoutFurther.includes(whole.reason);
  return isAgain ? renderer.render(job, code) : whole;
}

/** Makes a page's first calls in this process and has the page rendered with the answers. */
export function createRenderedPages({
  renderers,
  api,
  apiKey,
  releases,
  count,
  report,
  dev,
}: RenderedPagesOptions) {
  const withoutHashes = createHashRemover();
  let isSaid = false;
  function sayUntrusted(remote: string, id: string) {
    if (!isSaid)
      report?.(
        `Releases that arrived with a team's token are rendered by the browser only; this server runs none of their code. The first is ${id} of ${remote}.`,
      );
    isSaid = true;
  }

  async function answerCalls({ calls, boot, client }: PageAsked): Promise<Record<string, FirstAnswer>> {
    const headers = {
      'x-api-key': apiKey,
      authorization: `Bearer ${boot.session?.sessionToken ?? ''}`,
    };
    const asked = await Promise.all(
      calls.map(async (url) => {
        // The browser repeats failed calls and shows the error.
        const answer = await api({ method: 'GET', url, headers, client }).catch(() => undefined);
        return [url, answer] as const;
      }),
    );
    return Object.fromEntries(
      asked.flatMap(([url, answer]) =>
        answer?.status === 200 ? [[url, { status: answer.status, body: answer.body }]] : [],
      ),
    );
  }

  async function codeFor({ page, document, boot, shell, screen }: PageAsked) {
    const load = (remotes: readonly string[] = []) =>
      Promise.all(
        remotes.map(async (remote) => {
          const base = boot.registry.remotes[remote]?.live?.base;
          const isWanted = ({ id }: Release) => base === `/r/${remote}/${id}/`;
          return (await dev?.codeOf(remote)) ?? codeOf(document, remote, isWanted, releases, sayUntrusted);
        }),
      );
    const isWide = screen.width >= wideWidth;
    const [code, further] = await Promise.all([load(page.remotes), load(isWide ? page.further : [])]);
    const built = dev ? { ...shell, renderer: await dev.renderer() } : shell;
    return {
      code: code.filter(isDefined),
      /** A further remote without code is left to the browser alone. */
      further: further.filter(isDefined),
      renderer: code.every(isDefined) ? renderers.of(built) : undefined,
    };
  }

  /** @param failed what a page without HTML has beside its answers */
  async function answer(
    asked: PageAsked,
    failed: (words: string, owner: string) => Promise<Pick<AnsweredPage, 'failure'>>,
  ): Promise<AnsweredPage> {
    const { page, boot, address, screen } = asked;
    const { remotes = [] } = page;
    const owner = page.heading === 'Home' ? 'shell' : (remotes[0] ?? 'shell');
    const { code, further, renderer } = await codeFor(asked);
    if (!renderer) return { answers: {} };
    const answers = await answerCalls(asked);
    const job = {
      boot: { ...boot, registry: withoutHashes(boot.registry) },
      address,
      screen,
      answers,
      draws: page.draws ?? [],
      remotes,
    };
    const outcome = await inSpan({ name: 'render', inner: true, facts: () => ({ remote: owner }) }, () =>
      renderWhole(renderer, job, code, further),
    );
    if (outcome.kind === 'rendered') {
      count(owner, 'rendered', outcome.ms);
      return { answers, rendered: outcome.page };
    }
    count(owner, outcome.reason);
    return { answers, ...(await failed(outcome.words ?? `It was ${outcome.reason}.`, owner)) };
  }

  return {
    /** Preloads the code of the live releases, so that the first reader does not wait for it. */
    async prepare(document: ReleaseDocument, shell: ServedShell): Promise<void> {
      const code = await Promise.all(
        remotesIn(document).map(([remote, { live }]) =>
          codeOf(document, remote, ({ id }) => id === live, releases, sayUntrusted),
        ),
      );
      renderers.of(shell)?.prepare(code.filter((one) => one !== undefined));
    },
    async answer(asked: PageAsked): Promise<AnsweredPage> {
      if (!dev) return answer(asked, () => Promise.resolve({}));
      const mark = await dev.mark();
      const failed = async (words: string, owner: string) => ({
        failure: await dev.failure(words, owner, mark),
      });
      try {
        return await answer(asked, failed);
      } catch (error) {
        if (!(error instanceof BuildFailed)) throw error;
        return { answers: {}, ...(await failed(error.message, error.owner)) };
      }
    },
  };
}

export type RenderedPages = ReturnType<typeof createRenderedPages>;
