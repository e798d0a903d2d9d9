import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

export interface SentMetric {
  readonly name: string;
  readonly sum?: { readonly dataPoints: readonly unknown[]; readonly isMonotonic: boolean };
  readonly gauge?: { readonly dataPoints: readonly unknown[] };
  readonly histogram?: {
    readonly dataPoints: readonly {
      readonly bucketCounts: (number | string)[];
      readonly count: number | string;
    }[];
  };
}

interface Sent {
  readonly resourceSpans?: { scopeSpans: { spans: SentSpan[] }[]; resource: { attributes: Attribute[] } }[];
  readonly resourceMetrics?: { scopeMetrics: { metrics: SentMetric[] }[] }[];
}

/** A collector that keeps what it is sent by OTLP over HTTP as JSON. */
export async function startOtlpReceiver() {
  const spans: SentSpan[] = [];
  const metrics: SentMetric[] = [];
  const resources: Attribute[][] = [];
  const addresses = new Set<string>();
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      addresses.add(`${request.method} ${request.url} ${request.headers['content-type']}`);
      const { resourceSpans = [], resourceMetrics = [] } = JSON.parse(text) as Sent;
      for (const { scopeSpans, resource } of resourceSpans) {
        resources.push(resource.attributes);
        for (const scope of scopeSpans) spans.push(...scope.spans);
      }
      for (const { scopeMetrics } of resourceMetrics)
        for (const scope of scopeMetrics) metrics.push(...scope.metrics);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    resources,
    addresses,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
