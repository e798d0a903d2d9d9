import type { FastifyInstance } from 'fastify';
import { isIP } from 'node:net';
import { isSame, type Secrets } from '../home/secrets';
import type { Connections } from './connectionCount';

/** Header with the client's address, from the web server to the API behind `API_BASE`. */
export const clientHeader = 'x-touchline-client';
/** Validity of a signature: clocks of two machines may differ by some seconds. */
const goodForMs = 60_000;
const purpose = 'client address';

type Signer = Pick<Secrets, 'hmac'>;

/** Header value: address, time, and an HMAC. */
export function signAddress(secrets: Signer, address: string, now: number): string {
  const signed = `${address} ${now}`;
  return `${signed} ${secrets.hmac(purpose, signed)}`;
}

/** The address, or undefined for an invalid or expired value. */
export function readAddress(secrets: Signer, value: string, now: number): string | undefined {
  const [address = '', at = '', signature = '', ...rest] = value.split(' ');
  const isOurs = rest.length === 0 && isSame(signature, secrets.hmac(purpose, `${address} ${at}`));
  return isOurs && isIP(address) !== 0 && Math.abs(now - Number(at)) <= goodForMs ? address : undefined;
}

/**
 * Sets `request.ip` to the client's address sent by our own web server. A value without our signature is
 * ignored: rate limits then apply to the connected address.
 */
export function registerClientAddress(app: FastifyInstance, secrets: Signer, connections: Connections): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, _, done) => {
    const value = request.headers[clientHeader];
    if (typeof value === 'string') {
      const address = readAddress(secrets, value, Date.now());
      if (address !== undefined) {
        Object.defineProperty(request, 'ip', { value: address });
        connections.uncount(request.raw.socket);
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
