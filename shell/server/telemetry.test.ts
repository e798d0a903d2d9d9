import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoEmail, demoPassword } from '@touchline/api/demoAccounts';
import { inSpan, traceHeaders } from '@touchline/api/spans';
import { loadConfig } from '@touchline/api/config';
import { startTelemetry } from '@touchline/api';
import { startScript } from '@touchline/api/testing/serverProcess';
import { startOtlpReceiver, type SentSpan } from './testing/otlpReceiver';

const home = mkdtempSync(join(tmpdir(), 'touchline-telemetry-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** The server of pages and API, with a game that cannot be reached: accounts work without one. */
const settings = {
  PATH: process.env['PATH'],
  TOUCHLINE_HOME: join(home, 'data'),
  SECRET: 'a secret of tests that nobody guesses',
  LOG_LEVEL: 'silent',
  FPL_SOURCE: 'live',
  FPL_API_BASE: 'http://127.0.0.1:1',
  SEASON: '2023-24',
  DEMO_MODE: 'on',
};

const startServer = (env: Record<string, string>) =>
  startScript(join(__dirname, 'testing/tracedServer.ts'), { ...settings, ...env }, /Answers at (\S+)/);

const logIn = (base: string, headers: Record<string, string> = {}) =>
  fetch(`${base}/v1/auth/login`, {
    method: 'POST',
    headers: { 'x-api-key': 'touchline-web', 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: demoEmail('pass'), password: demoPassword }),
  });

const fact = ({ attributes }: SentSpan, key: string) =>
  attributes.find((attribute) => attribute.key === key)?.value['stringValue'];

describe('with an address of a collector', () => {
  let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
  let page: Response;
  const caller = '0af7651916cd43dd8448eb211c80319c';
  beforeAll(async () => {
    receiver = await startOtlpReceiver();
    const { base, end } = await startServer({
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=tests',
      OTEL_METRIC_EXPORT_INTERVAL: '60000',
    });
    const login = await logIn(base, { traceparent: `00-${caller}-b7ad6b7169203331-01` });
    expect(login.status).toBe(200);
    const [cookie = ''] = login.headers.getSetCookie()[0]?.split(';') ?? [];
    page = await fetch(`${base}/team`, { headers: { cookie } });
    await page.text();
    await fetch(`${base}/healthz`);
    expect(await end()).toBe(0);
  }, 120_000);
  afterAll(() => receiver.close());

  const named = (name: string) => receiver.spans.filter((span) => span.name === name);
  const within = (span: SentSpan | undefined) =>
    receiver.spans.filter(({ parentSpanId }) => span !== undefined && parentSpanId === span.spanId);

  it('a page is followed down to its queries: page, session, statement', () => {
    const [request] = named('GET page');
    const [renewal] = within(request).filter(({ name }) => name === 'POST /v1/auth/refresh');
    expect(renewal).toBeDefined();
    const queries = [renewal, ...within(renewal)].flatMap(within).filter(({ name }) => name === 'query');
    expect(queries.length).toBeGreaterThan(0);
    expect(queries.some((query) => /session/.test(String(fact(query, 'db.query.text'))))).toBe(true);
    expect(new Set([request, renewal, ...queries].map((span) => span?.traceId)).size).toBe(1);
    // The release registry is asked by the page itself.
    const own = within(request).map((span) => String(fact(span, 'db.query.text')));
    expect(own.some((text) => text.includes('release_registry'))).toBe(true);
  });

  it('a page names its trace, so that a browser’s measurements can be found beside it', () => {
    const [request] = named('GET page');
    expect(page.headers.get('server-timing')).toBe(
      `traceparent;desc="00-${request?.traceId}-${request?.spanId}-01"`,
    );
  });

  it('a call of the API belongs to the trace of its caller, with its queries after the body was read', () => {
    const [call] = named('POST /v1/auth/login');
    expect(call).toMatchObject({ traceId: caller, parentSpanId: 'b7ad6b7169203331' });
    const below = [call, ...within(call)].flatMap(within);
    expect(below.some(({ name }) => name === 'query')).toBe(true);
  });

  it('reading the game and jobs have traces of their own, probes and idle looks for jobs none', () => {
    const [reading] = named('read the game');
    expect(reading?.parentSpanId ?? '').toBe('');
    expect(within(reading).some(({ name }) => name === 'ask the game')).toBe(true);
    expect(receiver.spans.filter(({ name }) => name.startsWith('job ')).length).toBeGreaterThan(0);
    expect(named('GET /healthz')).toEqual([]);
    const roots = receiver.spans.filter(({ parentSpanId = '' }) => parentSpanId === '');
    expect(roots.filter(({ name }) => name === 'query' || name === 'transaction')).toEqual([]);
  });

  it('no span holds a password, an address of mail or the value of a row', () => {
    const all = JSON.stringify(receiver.spans);
    for (const secret of [demoPassword, demoEmail('pass'), 'touchline_refresh='])
      expect(all).not.toContain(secret);
  });

  it('metrics are those of /metrics, with their types', () => {
    const metric = (name: string) => receiver.metrics.find((sent) => sent.name === name);
    expect(metric('http_requests_total')?.sum).toMatchObject({ isMonotonic: true });
    expect(metric('process_resident_memory_bytes')?.gauge?.dataPoints).toHaveLength(1);
    const [point] = metric('http_request_seconds')?.histogram?.dataPoints ?? [];
    const counted = point?.bucketCounts.reduce<number>((sum, count) => sum + Number(count), 0);
    expect(counted).toBe(Number(point?.count));
    expect(counted).toBeGreaterThan(0);
  });

  it('all of it is sent as JSON, under a name and with what the operator adds', () => {
    expect([...receiver.addresses].sort()).toEqual([
      'POST /v1/metrics application/json',
      'POST /v1/traces application/json',
    ]);
    expect(receiver.resources[0]).toEqual(
      expect.arrayContaining([
        { key: 'service.name', value: { stringValue: 'touchline' } },
        { key: 'deployment.environment.name', value: { stringValue: 'tests' } },
      ]),
    );
  });
});

describe('without one', () => {
  it('nothing is traced or told, and work only runs', async () => {
    expect(await startTelemetry(loadConfig({}))).toBeUndefined();
    expect(traceHeaders()).toEqual({});
    expect(await inSpan({ name: 'query' }, async () => 7)).toBe(7);
  });

  it('a collector that is away costs neither an answer nor the end', async () => {
    const { base, end } = await startServer({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
    });
    expect((await logIn(base)).status).toBe(200);
    expect(await end()).toBe(0);
  }, 120_000);
});
