import type { FastifyBaseLogger } from 'fastify';

/** Reads what metrics show. A failure is reported, and does not cost the others: they are wanted most when the database is away. */
export type ReadForMetrics = <T>(what: string, reading: Promise<T>) => Promise<T | undefined>;

/** @returns a function whose result is undefined after a failure */
export const createReadForMetrics =
  (log: Pick<FastifyBaseLogger, 'warn'>): ReadForMetrics =>
  (what, reading) =>
    reading.catch((err: unknown) => {
      log.warn({ err }, `${what} could not be read for the metrics.`);
      return undefined;
    });
