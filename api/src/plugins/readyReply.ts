import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'br' | 'gzip' | 'identity';

/** A body shorter than this travels in one packet as it is. */
const worthCompressing = 1_024;
/** Made once and sent often, yet somebody waits for the first one: half the best brotli's time for most of its gain. */
const brotliQuality = 5;

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  identity: async (bytes: Buffer) => bytes,
};

/** A reply that is the same for all who may ask: written down once, then sent as bytes. */
export class ReadyReply<Body extends object> {
  readonly #make: () => Body;
  readonly #sent = new Map<Encoding, Promise<Buffer>>();
  #plain: { readonly bytes: Buffer; readonly etag: string } | undefined;

  constructor(make: () => Body) {
    this.#make = make;
  }

  /** @param check throws when the reply is not as agreed */
  plain(check: (sent: object) => void) {
    this.#plain ??= writeDown({ success: true, ...this.#make() }, check);
    return this.#plain;
  }

  /** Compressed by whoever asks first, in another thread; the others wait for that. */
  encoded(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
    const known = this.#sent.get(encoding) ?? compressors[encoding](bytes);
    this.#sent.set(encoding, known);
    return known;
  }
}

/** `instanceof` alone would make a reply of anything. */
export const isReady = (answered: object): answered is ReadyReply<object> => answered instanceof ReadyReply;

function writeDown(sent: object, check: (sent: object) => void) {
  check(sent);
  const bytes = Buffer.from(JSON.stringify(sent));
  // Weak: the same for every encoding.
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, etag };
}

/** Sends the bytes, or 304 to who has them. The reader's browser keeps them and asks each time whether they are good. */
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

function encodingFor(accepted: string | undefined, { length }: Buffer): Encoding {
  return accepted === undefined || length < worthCompressing ? 'identity' : bestOf(accepted);
}

/** Browsers have a handful of these between them; somebody who makes them up fills nothing. */
const known = new Map<string, Encoding>();
const mostKnown = 100;

function bestOf(accepted: string): Encoding {
  const before = known.get(accepted);
  if (before !== undefined) return before;
  const takes = (name: string) => new RegExp(`(^|[ ,])${name}(?! *;q=0(\\.0*)?( |,|$))`).test(accepted);
  const best = takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
  if (known.size >= mostKnown) known.clear();
  known.set(accepted, best);
  return best;
}
