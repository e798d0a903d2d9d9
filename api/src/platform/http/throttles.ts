import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Db } from '../db/db';
import { deleteInBatches } from '../db/inBatches';
import type { Secrets } from '../home/secrets';

/** Maximum count per window in seconds, for each subject. */
export interface Rule {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
}

export interface Taken {
  /** Seconds until the next attempt is allowed; 0 when this one was. */
  readonly wait: number;
}

/** Rate limits, counted in the database and so shared by all processes. */
export interface Throttles {
  /** Counts one attempt and returns whether it exceeds the limit. */
  take(rule: Rule, subject: string): Promise<Taken>;
  /** Refunds an attempt that turned out to be no failure. */
  giveBack(rule: Rule, subject: string): Promise<void>;
  /** Deletes expired windows. */
  sweep(): Promise<number>;
  /** Subject of a client's address: the first 64 bits of an IPv6 address, since a household has them all. */
  addressKey(address: string): string;
}

export function createThrottles({ db, wall, secrets }: { db: Db; wall: Clock; secrets: Secrets }): Throttles {
  const keyOf = ({ name }: Rule, subject: string) =>
    `${name}:${secrets.hmac('throttle', subject).slice(0, 22)}`;
  return {
    take: async (rule, subject) => {
      const now = new Date(wall.now());
      const ends = new Date(wall.now() + rule.seconds * 1000);
      const row = await db.findOne(sql<{ count: number; ends_at: Date }>`
        insert into throttle (key, count, began_at, ends_at) values (${keyOf(rule, subject)}, 1, ${now}, ${ends})
        on conflict (key) do update set
          count = case when throttle.ends_at <= ${now} then 1 else throttle.count + 1 end,
          began_at = case when throttle.ends_at <= ${now} then ${now} else throttle.began_at end,
          ends_at = case when throttle.ends_at <= ${now} then ${ends} else throttle.ends_at end
        returning count, ends_at`);
      if (row === undefined || row.count <= rule.most) return { wait: 0 };
      return { wait: Math.max(1, Math.ceil((row.ends_at.getTime() - wall.now()) / 1000)) };
    },
    giveBack: async (rule, subject) =>
      void (await db.run(
        sql`update throttle set count = greatest(count - 1, 0) where key = ${keyOf(rule, subject)}`,
      )),
    sweep: () => deleteInBatches(db, 'throttle', sql`ends_at <= ${new Date(wall.now())}`),
    addressKey,
  };
}

export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? expandIpv6(address).slice(0, 4).join(':') : address;
}

/** The eight groups of an IPv6 address, with `::` expanded. */
function expandIpv6(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const [before, after] = [groups(head), groups(tail ?? '')];
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...after].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}
