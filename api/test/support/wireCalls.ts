import * as wire from '@touchline/shared/wire';
import type { Call } from '@touchline/shared/wire';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value;

/** Every call that the wire defines. */
export const wireCalls: readonly Call[] = Object.values<unknown>(wire).filter(isCall);
