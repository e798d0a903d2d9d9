import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@touchline/shared/wire';

interface Refusal {
  readonly status: number;
  readonly error: Problem['error'];
  readonly message: string;
}

const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    error: 'bad_request',
    message: 'The request did not arrive in time. Send it again.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    error: 'too_large',
    message: 'The headers are too large: 16 kB at most.',
  },
};
const tooMany: Refusal = {
  status: 429,
  error: 'too_many_requests',
  message: 'Too many connections are open from your address. Close some and try again.',
};
const unreadable: Refusal = { status: 400, error: 'bad_request', message: 'The request cannot be read.' };

/**
 * Answers invalid HTTP: timed out, too large or malformed. The connection is closed, because the start of the
 * next request on it is unknown.
 */
export function answerClientError(thrown: Error & { code?: string }, socket: Socket): void {
  if (thrown.code === 'ECONNRESET' || socket.destroyed) return;
  refuse(socket, refusals[thrown.code ?? ''] ?? unreadable);
}

/** Refuses a connection above the limit, before a request is read. */
export const refuseConnection = (socket: Socket): void => refuse(socket, tooMany);

function refuse(socket: Socket, { status, error, message }: Refusal): void {
  const request_id = crypto.randomUUID();
  const body: Problem = { success: false, error, message, status_code: status, data: null, request_id };
  const text = JSON.stringify(body);
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncache-control: no-store\r\n` +
        `content-security-policy: default-src 'none'; frame-ancestors 'none'\r\nx-content-type-options: nosniff\r\n` +
        `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    );
  }
  socket.destroy();
}
