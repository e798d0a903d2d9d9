import { Agent, type IncomingMessage, request } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';

/** Sockets that nothing is sent on are closed after this: what is between forgets them without a word. */
const idleMs = 10_000;

export interface Answer {
  readonly status: number;
  /** The first part of the body; empty for a poster that does not want it. */
  readonly text: string;
}

/**
 * Sends a body to an address and waits for the end of the answer. Redirects are not followed.
 *
 * By Node's own HTTP client: `fetch` needs three to four times its processor time for a request (docs/decisions/0153).
 *
 * @throws when there is no answer within `patienceMs`
 */
export type Post = (
  address: string,
  headers: Readonly<Record<string, string | number>>,
  body: Buffer,
) => Promise<Answer>;

/**
 * Connections are kept for the next message to the same service.
 *
 * @param mostBytes of an answer that are kept, the rest is read and dropped
 */
export function createPoster(patienceMs: number, mostBytes = 0): Post {
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
        const kept = keepBeginning(reply, mostBytes);
        reply.once('end', () => resolve({ status: reply.statusCode ?? 0, text: kept() }));
        reply.once('error', reject);
      });
      sent.once('error', reject);
      sent.once('close', () => clearTimeout(timer));
      sent.end(body);
    });
}

/** Reads an answer to its end. @returns what was kept of it */
function keepBeginning(reply: IncomingMessage, mostBytes: number): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  if (mostBytes === 0) reply.resume();
  else
    reply.on('data', (chunk: Buffer) => {
      if (bytes < mostBytes) chunks.push(chunk.subarray(0, mostBytes - bytes));
      bytes += chunk.length;
    });
  return () => Buffer.concat(chunks).toString();
}
