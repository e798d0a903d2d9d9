import { createSecrets } from '@touchline/api/secrets';
import { createOverrideCookie } from '../releases/overrideCookie';

/** Signed with the secret of tests, for a server without https. */
export const anOverrideCookie = (secret = 'a secret of tests that nobody guesses') =>
  createOverrideCookie({ publicUrl: 'http://localhost:8080', secrets: createSecrets(secret) });
