import type { IncomingHttpHeaders } from 'node:http';

/** Facts of a span by OpenTelemetry's names. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

export interface SpanAsk {
  readonly name: string;
  readonly facts?: () => SpanFacts;
  /** Only inside another span: what a timer does each second is no trace. */
  readonly inner?: boolean;
}

/** The span of one HTTP request. */
export interface RequestSpan {
  /** Runs a step of the request: what it starts belongs to the span. */
  run(step: () => void): void;
  /** By W3C Trace Context. */
  readonly traceparent: string;
  end(name: string, facts: SpanFacts, isFault: boolean): void;
}

/** Traces of this process; absent unless they are configured (startTelemetry.ts). */
export interface Tracing {
  inSpan<T>(ask: SpanAsk, work: () => Promise<T>): Promise<T>;
  startRequest(headers: IncomingHttpHeaders): RequestSpan;
  /** Headers that carry the current span to another server. */
  headers(): Readonly<Record<string, string>>;
}

// eslint-disable-next-line no-restricted-syntax -- OpenTelemetry's SDK is one per process; startTelemetry sets it and its close() removes it.
let tracing: Tracing | undefined;

/** @param next undefined switches traces off */
export const setTracing = (next: Tracing | undefined): void => void (tracing = next);
export const currentTracing = (): Tracing | undefined => tracing;

/** Runs `work` as a span of the current trace; without traces it only runs it. */
export const inSpan = <T>(ask: SpanAsk, work: () => Promise<T>): Promise<T> =>
  tracing === undefined ? work() : tracing.inSpan(ask, work);

export const traceHeaders = (): Readonly<Record<string, string>> => tracing?.headers() ?? {};
