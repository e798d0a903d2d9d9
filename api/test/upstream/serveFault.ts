import type { ServerResponse } from 'node:http';

import type { OfficialBootstrap, OfficialFixture, OfficialLive } from '../../src/game/fpl/official';
import type { FaultKind } from './faultKinds';

/** The healthy reply, and an earlier one. */
export interface Healthy {
  /** JSON text. */
  readonly body: string;
  /** The first reply to the same path. */
  readonly before: string;
}

type Serve = (response: ServerResponse, healthy: Healthy) => void;

const updating = 'The game is being updated.';
const page = (text: string) =>
  `<!doctype html><html><head><title>${text}</title></head><body><h1>${text}</h1></body></html>`;
const html = 'text/html; charset=utf-8';
const json = 'application/json';
const hugeBytes = 64 * 1024 * 1024;

const plain =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): Serve =>
  (response) => {
    response.writeHead(status, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      ...headers,
    });
    response.end(body);
  };

/** The healthy document, changed. */
function lie<Document>(change: (document: Document) => Document): Serve {
  return (response, healthy) => {
    const body = JSON.stringify(change(JSON.parse(healthy.body) as Document));
    plain(200, json, body)(response, healthy);
  };
}

const serve: Record<FaultKind, Serve> = {
  updating_html: plain(503, html, updating),
  updating_string: plain(200, json, JSON.stringify(updating)),
  updating_text: plain(200, html, updating),
  server_error: plain(500, html, page('Server Error (500)')),
  bad_gateway: plain(502, html, page('502 Bad Gateway')),
  unavailable: plain(503, html, '', { 'retry-after': '2' }),
  rate_limited: plain(429, json, JSON.stringify({ detail: 'Request was throttled.' }), {
    'retry-after': '2',
  }),
  forbidden: plain(403, html, page('Access denied')),
  login_redirect: plain(302, html, '', { location: '/login' }),
  not_found: plain(404, json, JSON.stringify({ detail: 'Not found.' })),
  hang: () => undefined,
  slow: drip,
  reset: (response) => void response.socket?.destroy(),
  cut_off: cutOff,
  truncated_json: (response, { body }) =>
    plain(200, json, body.slice(0, Math.floor(body.length / 2)))(response, { body, before: body }),
  html_as_json: plain(200, json, page('Fantasy')),
  empty: plain(200, json, ''),
  null_document: plain(200, json, 'null'),
  other_document: plain(
    200,
    json,
    JSON.stringify({ detail: 'Authentication credentials were not provided.' }),
  ),
  wrong_types: (response, healthy) => plain(200, json, withNumbersAsText(healthy.body))(response, healthy),
  huge: sendHuge,
  stale: (response, healthy) => plain(200, json, healthy.before)(response, healthy),
  no_footballers: lie<OfficialLive>(() => ({ elements: [] })),
  few_footballers: lie<OfficialLive>(({ elements }) => ({
    elements: elements.slice(0, Math.ceil(elements.length / 10)),
  })),
  same_ids: lie<OfficialLive>(({ elements }) => ({ elements: elements.map((one) => ({ ...one, id: 1 })) })),
  unknown_club: lie<OfficialFixture[]>((fixtures) => fixtures.map((one) => ({ ...one, team_h: 77 }))),
  club_missing: lie<OfficialBootstrap>(({ teams, ...rest }) => ({ ...rest, teams: teams.slice(1) })),
};

/** Sends a fault of this kind. A hanging response ends when the client aborts or the server closes. */
export function serveFault(kind: FaultKind, response: ServerResponse, healthy: Healthy): void {
  serve[kind](response, healthy);
}

/** 16 bytes every 100 ms: a client without a total timeout would hang for hours. */
function drip(response: ServerResponse, { body }: Healthy): void {
  const bytes = Buffer.from(body);
  response.writeHead(200, { 'content-type': json, 'content-length': bytes.length });
  let sent = 0;
  const timer = setInterval(() => {
    response.write(bytes.subarray(sent, sent + 16));
    sent += 16;
    if (sent < bytes.length) return;
    clearInterval(timer);
    response.end();
  }, 100);
  response.on('close', () => clearInterval(timer));
}

function cutOff(response: ServerResponse, { body }: Healthy): void {
  const bytes = Buffer.from(body);
  response.writeHead(200, { 'content-type': json, 'content-length': bytes.length });
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.socket?.destroy());
}

const withNumbersAsText = (body: string): string =>
  JSON.stringify(JSON.parse(body), (_key, value: unknown) =>
    typeof value === 'number' ? `n${value}` : value,
  );

/** A megabyte at a time, as fast as the client reads. */
function sendHuge(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': json });
  const chunk = Buffer.alloc(1024 * 1024, 'x');
  response.write('"');
  let left = hugeBytes;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!response.write(chunk)) return void response.once('drain', more);
    }
    if (!response.destroyed) response.end('"');
  };
  more();
}
