import type { FastifyRequest } from 'fastify';
import type { AccountId, Role, TeamId } from '@touchline/shared/domain';
import { forbidden } from './problems';

/** The account of a request, cached for at most a second. */
export interface Account {
  readonly id: AccountId;
  readonly sessionId: string;
  readonly role: Role;
  /** Has the season pass, by role. */
  readonly pass: boolean;
  readonly banned: boolean;
  /** The email address is confirmed. */
  readonly confirmed: boolean;
  readonly onboarded: boolean;
  /** The linked fantasy team. */
  readonly teamId: TeamId | null;
  /** This session has passed the second factor. */
  readonly secondFactor: boolean;
}

/**
 * The account of a request's bearer token; undefined without one.
 * @param forgiving treats an expired or revoked token as none, for calls open to visitors
 * @throws a problem with status 401 for an invalid token, unless forgiving
 */
export type Authenticate = (request: FastifyRequest, forgiving: boolean) => Promise<Account | undefined>;

/** The address must be confirmed before onboarding. @throws 403 */
export function requireConfirmed({ confirmed }: Account): void {
  if (!confirmed) throw forbidden('Confirm your email address first.');
}
