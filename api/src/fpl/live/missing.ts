/** Until when it is known that the game has no such team or league. */
const goodForMs = 10 * 60_000;
/** Beyond so many the oldest is forgotten. */
const mostKept = 10_000;

/** A team's card and a league's first page. A squad that is not there yet comes after the deadline, so it is not kept. */
const lasting = /^(entry\/\d+\/|leagues-classic\/\d+\/standings\/\?page_standings=1)$/;

/** What the game does not have, so that a reader who asks again costs no request. */
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
