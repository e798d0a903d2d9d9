/** TTL of a cached 404 in milliseconds. */
const goodForMs = 10 * 60_000;
/** Above this number the oldest entry is evicted. */
const mostKept = 10_000;

/** Endpoints whose 404 is cached: team cards and first pages of leagues. Squads appear after a deadline. */
const lasting = /^(entry\/\d+\/|leagues-(classic|h2h)\/\d+\/standings\/\?page_standings=1)$/;

/** Cache of 404 responses, so that repeated requests for a missing document are not sent upstream. */
export function createMissing() {
  const until = new Map<string, number>();
  return {
    has: (path: string) => (until.get(path) ?? 0) > Date.now(),
    note: (path: string, isMissing: boolean) => {
      until.delete(path);
      if (!isMissing || !lasting.test(path)) return;
      until.set(path, Date.now() + goodForMs);
      const [oldest] = until.keys();
      if (until.size > mostKept && oldest !== undefined) until.delete(oldest);
    },
  };
}
