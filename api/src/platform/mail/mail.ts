import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { AccountId } from '@touchline/shared/domain';
import type { Config } from '../config';
import type { Db } from '../db/db';
import { deleteInBatches } from '../db/inBatches';
import { createSecrets, readSecret } from '../home/secrets';
import type { Jobs } from '../jobs/jobs';

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code in the text, for `GET /test/mail`. */
  readonly code?: string;
  /** Beside those that every mail has: `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Looked at before it leaves, see `Mail.condition`. */
  readonly onlyIf?: MailCondition;
}

/** A mail that waits for its server may not be wanted any more. */
export interface MailCondition {
  /** `digest` */
  readonly name: string;
  readonly account: AccountId;
}
export type ConditionCheck = (account: AccountId, to: string) => Promise<boolean>;

export interface SentMail extends MailMessage {
  readonly at: string;
}

/** Mail leaves in the transaction of the change that causes it: either both happen or neither. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
  /** Takes as long as `send` without sending, so that timing reveals nothing. */
  pretend(): Promise<void>;
  /** What was written, the newest first. Kept only while there is no SMTP server. */
  list(to?: string): Promise<SentMail[]>;
  /** Sends queued mails by SMTP; called by the job. */
  deliver(id: number): Promise<void>;
  /** Registers how a condition is checked. A mail whose condition does not hold is dropped. */
  condition(name: string, check: ConditionCheck): void;
  sweep(): Promise<void>;
}

interface MailParts {
  readonly db: Db;
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'secret' | 'home'>;
  readonly jobs: Jobs;
  /** Where a mail is shown when no server is configured; nowhere in tests. */
  readonly print?: (message: MailMessage) => void;
}

/** How many mails the outbox keeps. */
const kept = 500;

export function createMail({ db, config, jobs, print }: MailParts): Mail {
  const secrets = createSecrets(readSecret(config));
  const transport = config.smtpUrl === undefined ? undefined : createTransport(config.smtpUrl);
  const conditions = new Map<string, ConditionCheck>();
  const holds = async ({ to, onlyIf }: MailMessage) =>
    onlyIf === undefined || (await conditions.get(onlyIf.name)?.(onlyIf.account, to)) === true;
  const recipientKey = (to: string) => secrets.hmac('recipient', to.toLowerCase());

  async function write(message: MailMessage, decoy: boolean): Promise<number> {
    const sealed = secrets.seal(JSON.stringify(message));
    const row = await db.findOne(sql<{ id: number }>`insert into outbox (recipient, sealed, decoy)
      values (${recipientKey(message.to)}, ${sealed}, ${decoy}) returning id`);
    if (row === undefined) throw new Error('The outbox took no mail.');
    return row.id;
  }

  const read = ({ sealed, created_at }: OutboxRow): SentMail => ({
    ...(JSON.parse(secrets.unseal(sealed)) as MailMessage),
    at: created_at.toISOString(),
  });

  return {
    send: async (message) => {
      const id = await write(message, false);
      if (transport !== undefined) await jobs.add({ kind: 'mail', payload: { id } });
      else print?.(message);
    },
    pretend: async () => {
      const id = await write({ to: 'nobody', subject: 'x'.repeat(40), text: 'x'.repeat(300) }, true);
      if (transport !== undefined) await jobs.add({ kind: 'mail', payload: { id } });
    },
    list: async (to) => {
      const one = to === undefined ? sql`true` : sql`recipient = ${recipientKey(to)}`;
      const rows = await db.query(sql<OutboxRow>`select sealed, created_at from outbox
        where not decoy and ${one} order by id desc limit 100`);
      return rows.map(read);
    },
    deliver: async (id) => {
      const row = await db.findOne(
        sql<OutboxRow>`select sealed, created_at, decoy from outbox where id = ${id}`,
      );
      if (row === undefined || transport === undefined) return;
      const message = read(row);
      const { to, subject, text, headers } = message;
      // The same at every attempt, so that a mail that is sent twice can be recognised as one.
      const messageId = `<${id}.${row.created_at.getTime()}@${domainOf(config.mailFrom)}>`;
      const mail = { from: config.mailFrom, to, subject, text, headers, messageId };
      if (!row.decoy && (await holds(message)))
        await transport.sendMail(mail).catch((thrown) => refuse(thrown as SmtpRefusal));
      await db.run(sql`delete from outbox where id = ${id}`);
    },
    condition: (name, check) => void conditions.set(name, check),
    sweep: async () => {
      await deleteInBatches(db, 'outbox', sql`decoy and created_at < now() - interval '1 hour'`);
      await deleteInBatches(db, 'outbox', sql`id <= (select max(id) from outbox) - ${kept}`);
    },
  };
}

/** `no-reply@touchline.test` of `Touchline <no-reply@touchline.test>` */
export const mailAddressIn = (mailFrom: string): string => /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;

const domainOf = (mailFrom: string) => mailAddressIn(mailFrom).split('@').at(-1);

interface SmtpRefusal {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** Servers like to repeat in their refusal what they refuse, and there are codes in our mail. */
function refuse({ code = 'unknown', responseCode = 0, command = 'CONN' }: SmtpRefusal): never {
  throw new Error(`The mail server took no mail: ${code}, ${responseCode} at ${command}.`);
}

interface OutboxRow {
  readonly sealed: string;
  readonly created_at: Date;
  readonly decoy?: boolean;
}
