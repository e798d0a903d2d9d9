import { type AccountId, asAccountId } from '@touchline/shared/domain';
import { type IsStopping, PutBack } from '../../../platform/jobs/jobs';
import type { MailMessage } from '../../../platform/mail/mail';
import type { Services } from '../../../services';
import {
  type DigestKey,
  findRecipient,
  holdRecipient,
  listDue,
  noteDone,
  type Recipient,
} from './digest.queries';
import { readDigestFacts, settledGameweek } from './digestFacts';
import { digestCondition, digestMail } from './digestMail';

/** Seconds between two looks. A digest is no alert: minutes do not matter. */
const pollEverySeconds = 300;

/**
 * The mail after a gameweek. A look finds the accounts whose digest is missing and adds a job for each; the job writes
 * the mail and the row that says so in one transaction. Whatever dies on the way is found again by the next look.
 */
export function registerDigestJobs(services: Services): void {
  const { db, jobs, mail, config } = services;
  jobs.every('digests', pollEverySeconds, (_, isStopping) => queueDueDigests(services, isStopping), {
    queue: 'digests',
  });
  jobs.handle('digest', ({ account }) => writeDigest(services, asAccountId(String(account))), 'digests');
  // The mail server may be away for hours, and the account may be another one by then.
  mail.condition(digestCondition, async (account, to) => {
    const recipient = await findRecipient(db, account, config.demoMode);
    return recipient?.email === to;
  });
}

async function queueDueDigests(
  { db, jobs, clock, game, config }: Services,
  isStopping: IsStopping,
): Promise<void> {
  const season = (await game.find())?.season;
  const gameweek = season && settledGameweek(season, clock.now());
  if (season === undefined || gameweek === undefined) return;
  const due = await listDue(db, { season: season.id, gameweek: gameweek.id }, config.demoMode);
  for (const account of due) {
    if (isStopping()) throw new PutBack();
    await jobs.add({ kind: 'digest', payload: { account }, dedupeKey: `digest ${account}` });
  }
}

async function writeDigest(services: Services, account: AccountId): Promise<void> {
  const { db, clock, game, config } = services;
  const season = (await game.find())?.season;
  const gameweek = season && settledGameweek(season, clock.now());
  const recipient = await findRecipient(db, account, config.demoMode);
  if (season === undefined || gameweek === undefined || recipient === undefined) return;
  const facts = await readDigestFacts(services, season, gameweek, recipient);
  if (facts === undefined) return;
  await writeOnce(services, { account, season: season.id, gameweek: gameweek.id }, (to) =>
    digestMail(services, facts, to),
  );
}

type WriteParts = Pick<Services, 'db' | 'mail'> & { readonly config: Pick<Services['config'], 'demoMode'> };

/** Writes the mail and that it was written, both or neither, unless it was or is not wanted any more. */
export function writeOnce(
  { db, mail, config }: WriteParts,
  key: DigestKey,
  compose: (to: Recipient) => MailMessage,
): Promise<void> {
  return db.transaction(async () => {
    const recipient = await holdRecipient(db, key.account, config.demoMode);
    if (recipient === undefined || !(await noteDone(db, key))) return;
    await mail.send(compose(recipient));
  });
}
