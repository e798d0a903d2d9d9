import type { FastifyInstance } from 'fastify';
import { isIP } from 'node:net';
import { isSame, type Secrets } from '../home/secrets';
import { uncountConnection } from './connectionCount';

/** The only header that carries the client's address from the web server to the API behind `API_BASE`. */
export const clientHeader = 'x-touchline-client';
/** Clocks of two machines may differ by some seconds, and a request takes less. */
const goodForMs = 60_000;
const purpose = 'client address';

type Signer = Pick<Secrets, 'hmac'>;

/** The header's value: address, time, and a signature that needs the secret. */
export function signAddress(secrets: Signer, address: string, now: number): string {
  const told = `${address} ${now}`;
  return `${told} ${secrets.hmac(purpose, told)}`;
}

/** The address, or undefined for a value that we have not made, or not now. */
export function readAddress(secrets: Signer, value: string, now: number): string | undefined {
  const [address = '', at = '', signature = '', ...rest] = value.split(' ');
  const isOurs = rest.length === 0 && isSame(signature, secrets.hmac(purpose, `${address} ${at}`));
  return isOurs && isIP(address) !== 0 && Math.abs(now - Number(at)) <= goodForMs ? address : undefined;
}

/**
 * Makes `request.ip` the client's address where our own web server says it. A value that is not signed by our secret
 * changes nothing: limits then fall on whoever is connected.
 */
export function registerClientAddress(app: FastifyInstance, secrets: Signer): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, _, done) => {
    const value = request.headers[clientHeader];
    if (typeof value === 'string') {
      const address = readAddress(secrets, value, Date.now());
      if (address !== undefined) {
        Object.defineProperty(request, 'ip', { value: address });
        uncountConnection(request.raw.socket);
      } else if (!hasWarned) {
        hasWarned = true;
        request.log.warn(
          `${clientHeader} is not signed by this SECRET. Web server and API need the same one.`,
        );
      }
    }
    done();
  });
}
