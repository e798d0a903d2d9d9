import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  hostDetector,
  processDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Registry } from 'prom-client';
import type { TelemetryConfig } from '../config';
import { metricsOf } from './registryMetrics';
import type { RequestSpan, Tracing } from './spans';

const propagator = new W3CTraceContextPropagator();

/** Name by default, then what the machine says, then what the operator says. */
const resourceOf = (): Resource =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'touchline' }))
    .merge(detectResources({ detectors: [hostDetector, processDetector, envDetector] }));

function fail(span: Span, thrown: unknown): void {
  // A message may hold what a trace may not: an address, a value of a row.
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', thrown instanceof Error ? thrown.name : typeof thrown);
}

function createTracing(provider: BasicTracerProvider): Tracing {
  const tracer = provider.getTracer('touchline');
  const current = new AsyncLocalStorage<Context>();
  const active = () => current.getStore() ?? ROOT_CONTEXT;

  /** A call of this process to itself goes on with its trace; one from outside with that of its headers. */
  const parentOf = (headers: IncomingHttpHeaders) =>
    trace.getSpan(active()) ? active() : propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);

  function headersOf(context: Context): Record<string, string> {
    const headers: Record<string, string> = {};
    propagator.inject(context, headers, defaultTextMapSetter);
    return headers;
  }

  return {
    async inSpan({ name, facts, inner = false }, work) {
      const parent = active();
      if (inner && !trace.getSpan(parent)?.isRecording()) return work();
      const span = tracer.startSpan(name, { attributes: facts?.() }, parent);
      try {
        return await current.run(trace.setSpan(parent, span), work);
      } catch (thrown) {
        fail(span, thrown);
        throw thrown;
      } finally {
        span.end();
      }
    },
    startRequest(headers): RequestSpan {
      const parent = parentOf(headers);
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
      const context = trace.setSpan(parent, span);
      return {
        run: (step) => current.run(context, step),
        traceparent: headersOf(context)['traceparent'] ?? '',
        end(name, facts, isFault) {
          span.updateName(name).setAttributes(facts);
          if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    headers: () => headersOf(active()),
  };
}

export interface Telemetry {
  readonly tracing: Tracing | undefined;
  /** Sends the metrics of `/metrics` at intervals. */
  exportMetrics(registry: Registry): void;
  /** Sends what waits. */
  close(): Promise<void>;
}

/** Exporters take their addresses, headers and limits from the standard variables themselves. */
export function openTelemetry({ traces, metrics, metricsEveryMs }: TelemetryConfig): Telemetry {
  const resource = resourceOf();
  const provider = traces
    ? new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())] })
    : undefined;
  let meters: MeterProvider | undefined;
  return {
    tracing: provider && createTracing(provider),
    exportMetrics(registry) {
      if (!metrics) return;
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: Math.min(metricsEveryMs, 30_000),
        metricProducers: [metricsOf(registry)],
      });
      meters = new MeterProvider({ resource, readers: [reader] });
    },
    // A collector that is away must not hold up the end.
    close: async () => void (await Promise.allSettled([provider?.shutdown(), meters?.shutdown()])),
  };
}
