import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@touchline/api/config';
import Fastify from 'fastify';
import { openApiElsewhere, type OpenedApi } from './openApi';

/** Headers with the client's address that the API at `API_BASE` received. */
const received: IncomingHttpHeaders[] = [];
const api = Fastify();
api.all('/v1/*', async ({ headers }) => {
  received.push(headers);
  return { success: true };
});
const home = mkdtempSync(join(tmpdir(), 'touchline-elsewhere-'));
const opened = new Map<string, OpenedApi>();
beforeAll(async () => {
  await api.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`;
  const env = { SECRET: 'a secret of tests that both of them have', LOG_LEVEL: 'silent' };
  for (const proxies of ['0', '1']) {
    const config = loadConfig({ ...env, TOUCHLINE_HOME: join(home, proxies), TRUSTED_PROXIES: proxies });
    const assets = join(__dirname, '../../api/src/platform/db');
    opened.set(proxies, await openApiElsewhere(config, base, assets, () => undefined));
  }
}, 120_000);
afterAll(async () => {
  for (const one of opened.values()) {
    await one.app.close();
    await one.close();
  }
  await api.close();
  rmSync(home, { recursive: true });
}, 60_000);
beforeEach(() => void (received.length = 0));

const invented = {
  'x-forwarded-for': '6.6.6.6, 198.51.100.7',
  forwarded: 'for=6.6.6.6',
  'x-real-ip': '6.6.6.6',
  'x-touchline-client': '6.6.6.6 1 guessed',
};

it.each([
  ['0', '203.0.113.9'],
  ['1', '198.51.100.7'],
])(
  'with %s trusted proxies tells the API the address %s, signed, once, and no invented one',
  async (proxies, address) => {
    const app = opened.get(proxies)?.app;
    await app?.inject({ url: '/v1/check', headers: invented, remoteAddress: '203.0.113.9' });
    const [headers] = received;
    expect(String(headers?.['x-touchline-client'])).toMatch(new RegExp(`^${address} \\d{13} [\\w-]{43}$`));
    expect(JSON.stringify(headers)).not.toContain('6.6.6.6');
    expect(headers).not.toHaveProperty('x-forwarded-for');
  },
);
