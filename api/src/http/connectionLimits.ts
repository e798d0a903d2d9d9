import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import { answerClientError } from './clientErrors';

/** What a connection may take of the server before anybody knows what it asks. Times in milliseconds. */
export interface ConnectionLimits {
  /**
   * For the first line and all headers. They fit into one or two packets; a reader on a bad line needs a few
   * seconds, and who sends a byte now and then to keep a connection busy gets no more.
   */
  readonly headersMs: number;
  /**
   * For the whole request with its body. The longest body of a call has 256 kB, which a line of 50 kbit/s sends
   * within it; a release of some megabytes comes from a machine with a better one.
   */
  readonly requestMs: number;
  /** How often Node looks for connections that are over time: a request may last so much longer. */
  readonly checkEveryMs: number;
  /**
   * Without any byte in either direction. Event streams send a word every 20 seconds, so only a reader that takes
   * nothing of its answer, or a connection that is dead, is silent for so long.
   */
  readonly silentMs: number;
  /** Between two requests: longer than the 60 seconds of usual balancers, who close first then. */
  readonly keepAliveMs: number;
  /** Bytes of all headers: a session, a cookie and what browsers add take 3 kB. */
  readonly headerBytes: number;
  /** Bytes of a call's body, with room. Uploads of releases have their own limit. */
  readonly bodyBytes: number;
  /** Characters of one part of an address: ids have at most 36. */
  readonly addressPart: number;
  /**
   * Open connections of one client's address. A browser opens six; an office or a mobile network shares one address
   * among some hundred people. More would be one machine that holds them open for nothing.
   */
  readonly connectionsOfAddress: number;
  /** Event streams of one client's address: each open tab has one, and they stay open for hours. */
  readonly streamsOfAddress: number;
  /** Whose connections are not counted: this machine, where a balancer or a load test runs. */
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

/** Fastify's own options, for every server that listens: the app, and the web server with the API elsewhere. */
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
