import { expect, type BrowserContext, type Page, type Request } from '@playwright/test';

export interface Call {
  /** `POST /v1/rivals/add/7?ownership=true` */
  readonly name: string;
  readonly body: unknown;
}

/** Collects what the page asks of the API from now on. */
export function recordCalls(page: Page) {
  const calls: Call[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/v\d\//.test(pathname))
      calls.push({ name: `${request.method()} ${pathname}${search}`, body: bodyOf(request) });
  });
  const to = (name: string) => calls.filter((call) => call.name === name || call.name.startsWith(`${name}?`));
  return {
    calls,
    /** All calls to an address, with or without a query. */
    to,
    countOf: (name: string) => to(name).length,
    /** What was reported under an event's name. */
    reports: (slug: string) =>
      to(`POST /v1/event/${slug}`).map(({ body }) => (body as { data: Record<string, unknown> }).data),
    forget: () => void calls.splice(0),
    /** Comes back when nothing was asked for a second. */
    async untilQuiet() {
      let counted = -1;
      const isQuiet = () => {
        const before = counted;
        counted = calls.length;
        return counted === before;
      };
      await expect.poll(isQuiet, { intervals: [1000], timeout: 20_000 }).toBe(true);
    },
  };
}

/** An event stream without events: a goal of the demo season would make pages fetch again. */
export const silenceStream = (context: BrowserContext) => context.route('**/v1/stream', () => undefined);

function bodyOf(request: Request): unknown {
  try {
    return request.postDataJSON();
  } catch {
    return request.postData();
  }
}
