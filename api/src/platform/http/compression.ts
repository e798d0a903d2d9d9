import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A shorter body fits into one packet uncompressed. */
const worthCompressing = 1_024;
/** For dynamic responses: half of the highest quality's time for most of its gain. */
const brotliQuality = 5;

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  identity: async (bytes: Buffer) => bytes,
};

/** Compresses in another thread. */
export const compressed = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  compressors[encoding](bytes);

/** @param accepted the request's `accept-encoding` */
export function encodingFor(accepted: string | undefined, { length }: Buffer): Encoding {
  return accepted === undefined || length < worthCompressing ? 'identity' : bestOf(accepted);
}

const brotliAccepted = /(^|[ ,])br(?! *;q=0(\.0*)?( |,|$))/;
const gzipAccepted = /(^|[ ,])gzip(?! *;q=0(\.0*)?( |,|$))/;

function bestOf(accepted: string): Encoding {
  if (brotliAccepted.test(accepted)) return 'br';
  return gzipAccepted.test(accepted) ? 'gzip' : 'identity';
}

/**
 * Compresses text responses: pages and individual replies. Files are compressed on disk, and shared reports
 * are bytes already; both have a content-encoding and are skipped. A global hook, because pages come from the
 * not-found handler, where route hooks do not run.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, sent: unknown) => {
    if (typeof sent !== 'string' || reply.hasHeader('content-encoding')) return sent;
    const bytes = Buffer.from(sent);
    const encoding = encodingFor(request.headers['accept-encoding'], bytes);
    if (encoding === 'identity') return sent;
    void reply.headers({ 'content-encoding': encoding, vary: 'accept-encoding' });
    return compressed(bytes, encoding);
  });
}
