import type { FirstAnswers } from '@touchline/shared/api';

/** `builds/meta/{buildId}.json`, as far as it is read here. */
interface BuildMeta {
  readonly prerendered?: readonly { readonly path: string; readonly payload: string }[];
}

/** A page's `_payload.json`: what the page asks for first. */
interface PagePayload {
  readonly calls?: readonly string[];
}

interface PrerenderedOptions {
  readonly buildId: string;
  /** Of the calls: the api key and, with a session, its token. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Where the API client looks for an answer before it asks. */
  readonly answers: FirstAnswers;
}

/** Milliseconds for which an answer fetched ahead may be shown; after that the page asks itself. */
const freshMs = 10_000;

async function readJson<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}

/**
 * Pages whose payload the server names (specification, section 7): when a link to one is about to be pressed, its first
 * calls are begun, so that their answers are on the way when the page asks. A failure here costs nothing: the page asks again.
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
    /** @param path of the link; a page without a payload is left alone */
    async warm(path: string): Promise<void> {
      try {
        const { prerendered = [] } = await (meta ??= readJson<BuildMeta>(`/builds/meta/${buildId}.json`));
        const page = prerendered.find((known) => known.path === path);
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
