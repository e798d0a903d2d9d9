/** A client of `GET /v1/stream` that records everything it receives. */
export interface StreamReader {
  readonly response: Response;
  received(): string;
  /** Resolves when this text was received. @throws after ten seconds without it */
  until(what: string): Promise<void>;
  leave(): void;
  /** Resolves when the stream has ended, on either side. */
  readonly done: Promise<void>;
}

/** @param base address of a server that listens */
export async function listenToStream(
  base: string,
  headers: Readonly<Record<string, string>>,
): Promise<StreamReader> {
  const abort = new AbortController();
  const response = await fetch(`${base}/v1/stream`, { headers, signal: abort.signal });
  let received = '';
  const done = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) received += decoder.decode(part, { stream: true });
  })().catch(() => undefined);
  return {
    response,
    received: () => received,
    leave: () => abort.abort(),
    done,
    until: async (what) => {
      for (const began = Date.now(); !received.includes(what);) {
        if (Date.now() - began > 10_000) throw new Error(`"${what}" was not heard, only: ${received}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}
