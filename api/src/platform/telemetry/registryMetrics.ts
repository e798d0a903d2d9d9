import { type Attributes, type HrTime, ValueType } from '@opentelemetry/api';
import { hrTime } from '@opentelemetry/core';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { Registry } from 'prom-client';

interface Value {
  readonly value: number;
  readonly labels: Readonly<Record<string, string | number>>;
  /** Of a histogram: the name with `_bucket`, `_sum` or `_count`. */
  readonly metricName?: string;
}

interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: string;
  readonly values: readonly Value[];
}

interface Span {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** One histogram by its labels: values with the same labels besides `le`, whose counts are sums from below. */
function histogramsOf({ name, values }: Metric) {
  const groups = new Map<string, { attributes: Attributes; values: Value[] }>();
  for (const value of values) {
    const { le: _le, ...attributes } = value.labels;
    const key = JSON.stringify(attributes);
    const group = groups.get(key) ?? { attributes, values: [] };
    groups.set(key, group);
    group.values.push(value);
  }
  return [...groups.values()].map(({ attributes, values: own }) => {
    const buckets = own.filter(({ metricName }) => metricName === `${name}_bucket`);
    const valueOf = (part: string) =>
      own.find(({ metricName }) => metricName === `${name}_${part}`)?.value ?? 0;
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
    const boundaries = buckets.map(({ labels }) => Number(labels['le'])).filter(Number.isFinite);
    return {
      attributes,
      value: { buckets: { boundaries, counts }, sum: valueOf('sum'), count: valueOf('count') },
    };
  });
}

function dataOf(metric: Metric, span: Span): MetricData | undefined {
  const { name, help, type, values } = metric;
  const shared = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = values
    .filter(({ value }) => Number.isFinite(value))
    .map(({ value, labels }) => ({ ...span, attributes: { ...labels }, value }));
  if (type === 'counter')
    return { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points };
  if (type === 'gauge') return { ...shared, dataPointType: DataPointType.GAUGE, dataPoints: points };
  if (type !== 'histogram') return undefined;
  const dataPoints = histogramsOf(metric).map((histogram) => ({ ...span, ...histogram }));
  return { ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints };
}

/** The metrics of `/metrics` in OpenTelemetry's form: each is counted once, in one place. */
export function metricsOf(registry: Registry): MetricProducer {
  const startTime = hrTime(0);
  return {
    async collect() {
      const span = { startTime, endTime: hrTime() };
      // The package's types have a number for `type`, where its values have a word.
      const collected = (await registry.getMetricsAsJSON()) as unknown as Metric[];
      const metrics = collected.flatMap((metric) => dataOf(metric, span) ?? []);
      const scopeMetrics = [{ scope: { name: 'touchline' }, metrics }];
      return { resourceMetrics: { resource: emptyResource(), scopeMetrics }, errors: [] };
    },
  };
}
