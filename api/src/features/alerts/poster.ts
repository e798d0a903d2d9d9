import { Agent, request } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';

/** Sockets that nothing is sent on are closed after this: what is between forgets them without a word. */
const idleMs = 10_000;

/**
 * Sends a body to an address and answers with the status of the reply, whose body is read and dropped. Redirects are not followed.
 *
 * By Node's own HTTP client: `fetch` needs three to four times its processor time for a request (docs/decisions/0153).
 *
 * @throws when there is no answer within `patienceMs`
 */
export type Post = (
  address: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
) => Promise<number>;

/** Connections are kept for the next message to the same service. */
export function createPoster(patienceMs: number): Post {
  const agents = {
    'http:': new Agent({ keepAlive: true, timeout: idleMs }),
    'https:': new TlsAgent({ keepAlive: true, timeout: idleMs }),
  };
  return (address, headers, body) =>
    new Promise((resolve, reject) => {
      const url = new URL(address);
      const options = { method: 'POST', headers: { ...headers, 'content-length': body.length } };
      const sent =
        url.protocol === 'https:'
          ? tlsRequest(url, { ...options, agent: agents['https:'] })
          : request(url, { ...options, agent: agents['http:'] });
      const timer = setTimeout(() => sent.destroy(new Error('No answer in time.')), patienceMs);
      sent.on('response', (reply) => {
        reply.resume();
        reply.once('end', () => resolve(reply.statusCode ?? 0));
        reply.once('error', reject);
      });
      sent.once('error', reject);
      sent.once('close', () => clearTimeout(timer));
      sent.end(body);
    });
}
