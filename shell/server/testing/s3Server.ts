import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Server {
  readonly url: string;
  /** Keys and contents of all buckets: `bucket/key`. */
  readonly objects: Map<string, Buffer>;
  /** Method and key of each request since the start. */
  readonly requests: string[];
  /** Status for every request from now on: an outage; undefined ends it. */
  outage: number | undefined;
  /** Runs before a request is answered: for what other processes do in between. */
  onRequest: ((method: string, key: string) => void) | undefined;
  close(): Promise<void>;
}

interface Asked {
  readonly method: string;
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`;
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** A page of at most `max-keys` keys, as ListObjectsV2 answers; the token is the last key. */
function listPage(objects: Map<string, Buffer>, bucket: string, query: URLSearchParams): string {
  const prefix = `${bucket}/${query.get('prefix') ?? ''}`;
  const after = query.get('continuation-token') ?? '';
  const most = Math.min(Number(query.get('max-keys') ?? 2), 1000);
  const keys = [...objects.keys()].sort().filter((key) => key.startsWith(prefix) && key > after);
  const shown = keys.slice(0, most);
  const isCut = keys.length > shown.length;
  const contents = shown.map((key) => {
    const content = objects.get(key) ?? Buffer.alloc(0);
    const name = escapeXml(key.slice(bucket.length + 1));
    return `<Contents><Key>${name}</Key><Size>${content.length}</Size><ETag>${escapeXml(etagOf(content))}</ETag></Contents>`;
  });
  const token = isCut
    ? `<NextContinuationToken>${escapeXml(shown.at(-1) ?? '')}</NextContinuationToken>`
    : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${contents.join('')}${token}</ListBucketResult>`;
}

/** Status and code of the condition that does not hold, as S3 answers it. */
function refusal({ headers }: Asked, stored: Buffer | undefined): [number, string] | undefined {
  const match = headers['if-match'];
  if (match !== undefined && stored === undefined) return [404, 'NoSuchKey'];
  if (match !== undefined && stored && match !== etagOf(stored)) return [412, 'PreconditionFailed'];
  if (headers['if-none-match'] === '*' && stored) return [412, 'PreconditionFailed'];
  return undefined;
}

/** Whether the signed hash of the body is that of the body. */
function isSigned({ headers, body }: Asked): boolean {
  const hash = String(headers['x-amz-content-sha256']);
  const isWhole = hash === createHash('sha256').update(body).digest('hex') || hash === 'UNSIGNED-PAYLOAD';
  return isWhole && /^AWS4-HMAC-SHA256 Credential=/.test(headers.authorization ?? '');
}

function answer(objects: Map<string, Buffer>, asked: Asked, response: ServerResponse): void {
  const { method, key, query, body } = asked;
  const stored = objects.get(key);
  if (!isSigned(asked)) return sendError(response, 403, 'AccessDenied');
  if (query.has('list-type')) {
    response.writeHead(200, { 'content-type': 'application/xml' });
    return void response.end(listPage(objects, key.replace(/\/$/, ''), query));
  }
  if (method === 'PUT') {
    const refused = refusal(asked, stored);
    if (refused) return sendError(response, ...refused);
    objects.set(key, body);
    return void response.writeHead(200, { etag: etagOf(body) }).end();
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return void response.writeHead(204).end();
  }
  if (!stored) return sendError(response, 404, 'NoSuchKey');
  response.writeHead(200, { etag: etagOf(stored), 'content-length': stored.length });
  response.end(method === 'HEAD' ? undefined : stored);
}

/**
 * A server that speaks as much of S3 as the releases use, with addresses by path: GET, HEAD, PUT with `If-Match` and
 * `If-None-Match`, DELETE, and lists in pages of two keys. Signatures must be there and are not checked, the hash of a
 * body is.
 */
export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://s3.invalid');
      const key = decodeURIComponent(pathname.slice(1));
      const method = request.method ?? 'GET';
      requests.push(`${method} ${key}`);
      started.onRequest?.(method, key);
      if (started.outage !== undefined) sendError(response, started.outage, 'SlowDown');
      else answer(objects, { method, key, query, headers: request.headers, body }, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const started: S3Server = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    outage: undefined,
    onRequest: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return started;
}
