import type { Registry } from 'prom-client';
import type { Config } from '../config';
import { setTracing } from './spans';

export interface RunningTelemetry {
  exportMetrics(registry: Registry): void;
  close(): Promise<void>;
}

/**
 * Starts what the variables `OTEL_…` ask for; call it before anything is opened. Without them no package of
 * OpenTelemetry's is loaded.
 */
export async function startTelemetry({
  telemetry,
}: Pick<Config, 'telemetry'>): Promise<RunningTelemetry | undefined> {
  if (!telemetry) return undefined;
  const { openTelemetry } = await import('./openTelemetry');
  const opened = openTelemetry(telemetry);
  setTracing(opened.tracing);
  return {
    exportMetrics: (registry) => opened.exportMetrics(registry),
    close: async () => {
      setTracing(undefined);
      await opened.close();
    },
  };
}
