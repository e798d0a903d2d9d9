import type { FastifyRequest } from 'fastify';
import type { AccountId, Role, TeamId } from '@touchline/shared/domain';
import { forbidden } from './problems';

/** The account of a request, as stored within the last second. */
export interface Account {
  readonly id: AccountId;
  readonly sessionId: string;
  readonly role: Role;
  /** Holds the season pass, by role. */
  readonly pass: boolean;
  readonly banned: boolean;
  /** The email address is confirmed. */
  readonly confirmed: boolean;
  readonly onboarded: boolean;
  /** The linked fantasy team. */
  readonly teamId: TeamId | null;
  /** This session showed the second factor. */
  readonly secondFactor: boolean;
}

/**
 * The account of a request's bearer token; undefined without one.
 * @param forgiving an expired or revoked token counts as none, for calls that a visitor may make
 * @throws a problem with status 401 for a token that is no good, unless forgiving
 */
export type Authenticate = (request: FastifyRequest, forgiving: boolean) => Promise<Account | undefined>;

/** Onboarding comes after the confirmed address. @throws 403 */
export function requireConfirmed({ confirmed }: Account): void {
  if (!confirmed) throw forbidden('Confirm your email address first.');
}
