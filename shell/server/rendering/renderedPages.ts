import { join } from 'node:path';
import { inSpan } from '@touchline/api';
import type { Boot, FirstAnswer } from '../../src/boot/boot';
import type { BrowserRegistry } from '../../src/remotes/registry';
import type { ReaderScreen } from '../../src/rendering/readerScreen';
import type { RenderedPage } from '../../src/rendering/rendered';
import type { ResolvedPage } from '../html/resolvePage';
import { type Release, type ReleaseDocument, remotesIn } from '../releases/releaseDocument';
import type { ReleaseStore } from '../releases/releaseStore';
import type { ApiRequester } from '../session';
import type { ServedShell } from '../shells';
import type { RemoteCode } from './messages';
import type { FallbackReason } from './renderer';
import type { Renderers } from './renderers';

/** Outcome of a page, for the server's metrics. */
export type RenderReport = (remote: string, outcome: 'rendered' | FallbackReason, ms?: number) => void;

export interface RenderedPagesOptions {
  readonly renderers: Pick<Renderers, 'of'>;
  readonly api: ApiRequester;
  readonly apiKey: string;
  readonly releases: Pick<ReleaseStore, 'folder' | 'fetchFiles'>;
  readonly count: RenderReport;
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
}

/**
 * Server code of the release that this reader's browser gets: the live one or the canary.
 *
 * @returns undefined for a release without such code, or whose files cannot be fetched: the browser renders
 */
async function codeOf(
  document: ReleaseDocument,
  remote: string,
  isWanted: (release: Release) => boolean,
  { folder, fetchFiles }: RenderedPagesOptions['releases'],
): Promise<RemoteCode | undefined> {
  const release = document.remotes[remote]?.releases.find(isWanted);
  if (!release?.server) return undefined;
  const isHere = await fetchFiles(remote, release.id).then(
    () => true,
    () => false,
  );
  return isHere ? { name: remote, folder: join(folder, remote, release.id), ...release.server } : undefined;
}

const stripped = new WeakMap<BrowserRegistry, BrowserRegistry>();

/** Integrity hashes are only needed by the browser's loader. One object for each registry, since it is sent once. */
function withoutHashes(registry: BrowserRegistry): BrowserRegistry {
  const known = stripped.get(registry) ?? { ...registry, integrity: {} };
  stripped.set(registry, known);
  return known;
}

/** Makes a page's first calls in this process and has the page rendered with the answers. */
export function createRenderedPages({ renderers, api, apiKey, releases, count }: RenderedPagesOptions) {
  async function answerCalls({ calls, boot, client }: PageAsked): Promise<Record<string, FirstAnswer>> {
    const headers = {
      'x-api-key': apiKey,
      authorization: `Bearer ${boot.session?.sessionToken ?? ''}`,
    };
    const asked = await Promise.all(
      calls.map(async (url) => {
        const answer = await api({ method: 'GET', url, headers, client }).catch(() => undefined);
        return [url, answer] as const;
      }),
    );
    // The browser repeats failed calls and shows the error.
    return Object.fromEntries(
      asked.flatMap(([url, answer]) =>
        answer?.status === 200 ? [[url, { status: answer.status, body: answer.body }]] : [],
      ),
    );
  }

  return {
    /** Preloads the code of the live releases, so that the first reader does not wait for it. */
    async prepare(document: ReleaseDocument, shell: ServedShell): Promise<void> {
      const code = await Promise.all(
        remotesIn(document).map(([remote, { live }]) =>
          codeOf(document, remote, ({ id }) => id === live, releases),
        ),
      );
      renderers.of(shell)?.prepare(code.filter((one) => one !== undefined));
    },
    async answer(asked: PageAsked): Promise<AnsweredPage> {
      const { page, document, boot, address, screen } = asked;
      const { remotes = [] } = page;
      const code = await Promise.all(
        remotes.map((remote) => {
          const base = boot.registry.remotes[remote]?.live?.base;
          return codeOf(document, remote, ({ id }) => base === `/r/${remote}/${id}/`, releases);
        }),
      );
      const renderer = code.includes(undefined) ? undefined : renderers.of(asked.shell);
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
      const owner = page.heading === 'Home' ? 'shell' : (remotes[0] ?? 'shell');
      const outcome = await inSpan({ name: 'render', inner: true, facts: () => ({ remote: owner }) }, () =>
        renderer.render(job, code as RemoteCode[]),
      );
      if (outcome.kind === 'browser') count(owner, outcome.reason);
      else count(owner, 'rendered', outcome.ms);
      return { answers, ...(outcome.kind === 'rendered' && { rendered: outcome.page }) };
    },
  };
}

export type RenderedPages = ReturnType<typeof createRenderedPages>;
