import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed, encodingFor, type Encoding } from './compression';

/** A reply that is the same for all authorised users: serialised once, then sent as bytes. */
export class ReadyReply<Body extends object> {
  readonly #make: () => Body;
  readonly #sent = new Map<Encoding, Promise<Buffer>>();
  #plain: { readonly bytes: Buffer; readonly etag: string } | undefined;

  constructor(make: () => Body) {
    this.#make = make;
  }

  /** @param check throws when the reply does not match its schema */
  plain(check: (sent: object) => void) {
    this.#plain ??= writeDown({ success: true, ...this.#make() }, check);
    return this.#plain;
  }

  /** Compressed on first use, in another thread; concurrent requests share the work. */
  encoded(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
    const compressing = this.#sent.get(encoding) ?? compressed(bytes, encoding);
    this.#sent.set(encoding, compressing);
    return compressing;
  }
}

/** `instanceof` alone would narrow any object to this type. */
export const isReady = (answered: object): answered is ReadyReply<object> => answered instanceof ReadyReply;

function writeDown(sent: object, check: (sent: object) => void) {
  check(sent);
  const bytes = Buffer.from(JSON.stringify(sent));
  // A weak ETag: the same for every encoding.
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, etag };
}

/** Sends the bytes, or 304 when the client has them. Browsers cache the reply and revalidate it each time. */
export async function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  ready: ReadyReply<object>,
  check: (sent: object) => void,
): Promise<FastifyReply> {
  const { bytes, etag } = ready.plain(check);
  void reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding', etag });
  if (request.headers['if-none-match']?.includes(etag) === true) return reply.status(304).send();
  const encoding = encodingFor(request.headers['accept-encoding'], bytes);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(await ready.encoded(bytes, encoding));
}
