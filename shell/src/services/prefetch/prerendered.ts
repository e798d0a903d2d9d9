import type { FirstAnswers } from '@touchline/shared/api';

/** The fields of `builds/meta/{buildId}.json` that are used here. */
interface BuildMeta {
  readonly prerendered?: readonly { readonly path: string; readonly payload: string }[];
}

/** A page's `_payload.json`: the page's first calls. */
interface PagePayload {
  readonly calls?: readonly string[];
}

interface PrerenderedOptions {
  readonly buildId: string;
  /** Headers of the calls: the API key and, with a session, its token. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Where the API client looks for a reply before it sends a request. */
  readonly answers: FirstAnswers;
}

/** Milliseconds for which a prefetched reply is used; after that the page requests it itself. */
const freshMs = 10_000;

async function readJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}

/**
 * Prefetches data for pages with a payload (specification, section 7): when the user is about to follow a
 * link, the page's first calls start, so that the replies are under way when it renders. A failure here has
 * no effect: the page makes the calls itself.
 */
export function createPrerendered({ buildId, headers, answers }: PrerenderedOptions) {
  let meta: Promise<BuildMeta> | undefined;

  function begin(url: string) {
    if (answers.has(url)) return;
    const answer = fetch(url, { headers: headers(), credentials: 'same-origin' }).then(async (response) => ({
      status: response.status,
      body: (await response.json()) as unknown,
    }));
    answer.catch(() => undefined);
    answers.set(url, answer);
    setTimeout(() => answers.get(url) === answer && answers.delete(url), freshMs);
  }

  return {
    /** @param path of the link; a page without a payload is ignored */
    async warm(path: string): Promise<void> {
      try {
        const { prerendered = [] } = await (meta ??= readJson<BuildMeta>(`/builds/meta/${buildId}.json`));
        const page = prerendered.find((one) => one.path === path);
        if (!page) return;
        const { calls = [] } = await readJson<PagePayload>(page.payload);
        calls.forEach(begin);
      } catch {
        // After a release the metadata of this build may be gone.
        meta = undefined;
      }
    },
  };
}

export type Prerendered = ReturnType<typeof createPrerendered>;
