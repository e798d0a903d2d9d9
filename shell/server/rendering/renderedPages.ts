import { inSpan } from '@touchline/api/spans';
import type { Boot, FirstAnswer } from '../../src/services/boot/boot';
import type { BrowserRegistry } from '../../src/services/remotes/registry';
import type { ReaderScreen } from '../../src/app/rendering/readerScreen';
import type { RenderedPage, RenderJob } from '../../src/app/rendering/rendered';
import type { DevFailure, DevRendering, Failed } from './devRendering';
import { wideWidth, type ResolvedPage } from '../html/resolvePage';
import type { ReleaseDocument } from '../releases/releaseDocument';
import type { ServerCode } from '../releases/serverCode';
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
  readonly code: ServerCode;
  readonly count: RenderReport;
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
  code: serverCode,
  count,
  dev,
}: RenderedPagesOptions) {
  const withoutHashes = createHashRemover();

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
          return (await dev?.codeOf(remote)) ?? serverCode.of(document, remote, base);
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
  async function answer(asked: PageAsked, failed?: Failed): Promise<AnsweredPage> {
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
    return { answers, ...(await failed?.(outcome.words ?? `It was ${outcome.reason}.`, owner)) };
  }

  return {
    /** Preloads the code of the live releases, so that the first reader does not wait for it. */
    async prepare(document: ReleaseDocument, shell: ServedShell): Promise<void> {
      renderers.of(shell)?.prepare(await serverCode.live(document));
    },
    async answer(asked: PageAsked): Promise<AnsweredPage> {
      if (!dev) return answer(asked);
      return { answers: {}, ...(await dev.attempt((failed) => answer(asked, failed))) };
    },
  };
}

export type RenderedPages = ReturnType<typeof createRenderedPages>;
