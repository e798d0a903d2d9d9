import type { Db } from '@touchline/api/db';
import { sql } from 'kysely';
import { createFaultStacks } from './faultStacks';
import { releasesOf } from './releaseDocument';
import type { ReleaseStore } from './releaseStore';

interface FaultWatchOptions {
  readonly db: Db;
  readonly store: ReleaseStore;
  readonly log: (sentence: string) => void;
}

interface Reported {
  readonly id: string;
  readonly remote: string | null;
  readonly release: string | null;
  readonly kind: string | null;
  readonly message: string | null;
  readonly stack: string;
}

/** Faults per run; the others wait for the next one. */
const mostAtOnce = 50;
/** Ids are given before they are committed: a late one may be lower than the last that was seen. */
const overlap = 100;
const longestStack = 4000;

/** One line of text, whatever a browser has sent. Queries of addresses may hold what no log may: they go. */
const plain = (text: string | null, longest = 200) =>
  (text ?? '')
    .slice(0, longest)
    .replace(/(https?:\/\/[^\s?#()]*)[?#][^\s:()]*/g, '$1')
    // eslint-disable-next-line no-control-regex -- control characters would change the terminal of who reads the log
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');

const plainLines = (text: string) =>
  text
    .split('\n')
    .map((line) => plain(line, 500))
    .join('\n');

/**
 * Maps the stacks of faults that browsers have reported, in the database, and logs them. The API stores reports
 * and may run elsewhere; the source maps are beside the releases of this server.
 */
export function createFaultWatch({ db, store, log }: FaultWatchOptions): { run(): Promise<void> } {
  const stacks = createFaultStacks(store);
  let last = 0;

  async function settle({ id, remote, release, kind, message, stack }: Reported): Promise<void> {
    const document = await store.document();
    const mapped = plainLines(await stacks.map(stack.slice(0, longestStack), document));
    const mark = JSON.stringify({ stack: mapped, mapped: true });
    // Another process may have been faster: one of them logs.
    const changed = await db.run(
      sql`update event set data = data || ${mark}::jsonb where id = ${id} and data -> 'mapped' is null`,
    );
    const isPublished = releasesOf(document, remote ?? '').releases.some((one) => one.id === release);
    if (changed === 1 && isPublished)
      log(`FAULT: ${remote} ${release}, ${plain(kind, 20)}: ${plain(message)}\n${mapped}`);
  }

  return {
    async run() {
      const reported = await db.query(sql<Reported>`
        select id::text, data ->> 'remote' as remote, data ->> 'release' as release, data ->> 'kind' as kind,
          data ->> 'message' as message, data ->> 'stack' as stack
        from event where slug = 'remote_fault' and id > ${last - overlap} and data -> 'mapped' is null
          and coalesce(data ->> 'stack', '') <> '' order by event.id limit ${mostAtOnce}`);
      for (const fault of reported) {
        await settle(fault);
        last = Math.max(last, Number(fault.id));
      }
    },
  };
}
