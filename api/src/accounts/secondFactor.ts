import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { badRequest, conflict, tooManyRequests } from '../plugins/problems';
import type { Services } from '../services';
import type { Account } from './account';
import type { Rule } from './throttles';

/** Failures; successes are given back. */
const rule: Rule = { name: 'second factor', most: 5, seconds: 300 };

type Parts = Pick<Services, 'db' | 'wall' | 'secrets' | 'sessions' | 'throttles'>;

const totpOf = (secret: string) =>
  new TOTP({ issuer: 'Touchline', label: 'admin', secret: Secret.fromBase32(secret) });

/**
 * A new secret for an authenticator app. It counts once a code of it was right.
 * @throws a problem with status 409 when one counts already
 */
export async function enrolSecondFactor({ db, secrets }: Parts, { id }: Account): Promise<string> {
  const { base32 } = new Secret({ size: 20 });
  const written = await db.run(sql`update account set totp_sealed = ${secrets.seal(base32)}
    where id = ${id} and not totp_verified`);
  if (written === 0) throw conflict('You have a second factor already.');
  return totpOf(base32).toString();
}

/** Opens the admin area for this session. Each code is taken once. */
export async function showSecondFactor(
  parts: Parts,
  { id, sessionId }: Account,
  code: string,
): Promise<void> {
  const { db, wall, secrets, sessions, throttles } = parts;
  const { wait } = await throttles.take(rule, id);
  if (wait > 0) throw tooManyRequests(wait);
  const row = await db.findOne(
    sql<{ totp_sealed: string | null }>`select totp_sealed from account where id = ${id}`,
  );
  if (typeof row?.totp_sealed !== 'string') throw conflict('Set up a second factor first.');
  const timestamp = wall.now();
  const delta = totpOf(secrets.unseal(row.totp_sealed)).validate({ token: code, timestamp, window: 1 });
  const step = Math.floor(timestamp / 30_000) + (delta ?? 0);
  const taken =
    delta === null
      ? 0
      : await db.run(sql`update account set totp_verified = true, totp_last = ${step}
    where id = ${id} and totp_last < ${step}`);
  if (taken === 0) throw badRequest('The code is not right.', { code: 'is not right' });
  await throttles.giveBack(rule, id);
  await db.run(sql`update session set second_factor_at = ${new Date(timestamp)} where id = ${sessionId}`);
  sessions.forget(id);
}
