import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { answerClientError } from './clientErrors';

/** Limits of a connection before its request is known. Times in milliseconds. */
export interface ConnectionLimits {
  /**
   * Time for the request line and all headers. They fit into one or two packets; a client on a bad line needs
   * a few seconds. Limits slow-header attacks.
   */
  readonly headersMs: number;
  /**
   * Time for the whole request with its body. The largest body of a call has 256 kB, which takes less at 50
   * kbit/s; a release of some megabytes is uploaded over a better line.
   */
  readonly requestMs: number;
  /** Interval of Node's timeout check: a request may take this much longer. */
  readonly checkEveryMs: number;
  /**
   * Idle timeout of the socket. Event streams send a comment every 20 seconds, so only a dead connection or a
   * client that reads nothing is idle for so long.
   */
  readonly silentMs: number;
  /** Keep-alive timeout: longer than the usual 60 seconds of load balancers, so that they close first. */
  readonly keepAliveMs: number;
  /** Maximum bytes of all headers: a session, a cookie and the browser's own take 3 kB. */
  readonly headerBytes: number;
  /** Maximum bytes of a call's body, with reserve. Uploads of releases have their own limit. */
  readonly bodyBytes: number;
  /** Maximum length of one path parameter: ids have at most 36 characters. */
  readonly addressPart: number;
  /**
   * Open connections per client address. A browser opens six; an office or a mobile network shares one
   * address among hundreds of users.
   */
  readonly connectionsOfAddress: number;
  /** Event streams per client address: each open tab has one for hours. */
  readonly streamsOfAddress: number;
  /** Addresses that are not limited: this machine, where a load balancer or a load test runs. */
  readonly uncounted: (address: string) => boolean;
}

export const connectionLimits: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  checkEveryMs: 5_000,
  silentMs: 120_000,
  keepAliveMs: 72_000,
  headerBytes: 16 * 1024,
  bodyBytes: 256 * 1024,
  addressPart: 200,
  connectionsOfAddress: 1_000,
  streamsOfAddress: 500,
  uncounted: isThisMachine,
};

function isThisMachine(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

/** Fastify's options for every listening server: the app, and the web server when the API runs elsewhere. */
export function connectionOptions(limits: Partial<ConnectionLimits> = {}): FastifyHttpOptions<Server> {
  const { headersMs, requestMs, checkEveryMs, silentMs, keepAliveMs, ...sizes } = {
    ...connectionLimits,
    ...limits,
  };
  return {
    requestTimeout: requestMs,
    connectionTimeout: silentMs,
    keepAliveTimeout: keepAliveMs,
    bodyLimit: sizes.bodyBytes,
    clientErrorHandler: answerClientError,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: checkEveryMs,
      maxHeaderSize: sizes.headerBytes,
    },
  };
}
