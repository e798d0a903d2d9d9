/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { securityHeaders } from '../securityHeaders';
import { storybookRoutes, type StorybookOptions } from './storybookRoutes';

const key = 'k'.repeat(22);
let home = '';
let folder = '';
const opened: FastifyInstance[] = [];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'touchline-storybook-'));
  folder = join(home, 'storybook-static');
  mkdirSync(join(folder, 'sb-manager'), { recursive: true });
  mkdirSync(join(folder, '.git'), { recursive: true });
  for (const file of [
    'index.html',
    'iframe.html',
    'index.json',
    'main.js',
    'main.js.map',
    'sb-manager/globals.js',
  ])
    writeFileSync(join(folder, file), '{}');
  writeFileSync(join(folder, '.git/config.json'), '{}');
  writeFileSync(join(home, 'secret.json'), '{}');
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
  rmSync(home, { recursive: true, force: true });
});

/** A server whose API knows one reader, by their role; without one nobody is signed in. */
async function aServer({ demoMode = false, role }: { demoMode?: boolean; role?: string } = {}) {
  const asked = jest.fn<ReturnType<StorybookOptions['api']>, Parameters<StorybookOptions['api']>>(
    async () => ({
      status: 200,
      body: { success: true, sessionToken: 'token', user: { id: '1', role } },
      setCookies: ['touchline_refresh=next; Path=/'],
    }),
  );
  // As the app's own server: an address may end with a slash.
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  opened.push(app);
  await app.register(helmet, securityHeaders('http://localhost'));
  await app.register(storybookRoutes, {
    config: { demoMode, apiKey: 'touchline-web' },
    api: asked,
    secrets: { hmac: () => `${key}and-more` },
    folder,
  });
  app.get('/app', (_request, reply) => reply.send('the app'));
  const cookie = role === undefined ? {} : { cookie: 'touchline_refresh=old' };
  return { asked, get: (url: string) => app.inject({ url, headers: cookie }) };
}

describe('the door', () => {
  it.each(['/storybook', '/storybook/'])('%s leads everybody to the files in demo mode', async (address) => {
    const { get, asked } = await aServer({ demoMode: true });
    const answer = await get(address);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`/storybook/${key}/index.html`);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(['BETA', 'MODERATOR', 'ADMIN'])('leads %s there, and renews their session', async (role) => {
    const answer = await (await aServer({ role })).get('/storybook');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers['set-cookie']).toEqual(['touchline_refresh=next; Path=/']);
  });

  it('is closed for readers, whose renewed session they keep', async () => {
    const answer = await (await aServer({ role: 'USER' })).get('/storybook');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain(key);
    expect(answer.headers['set-cookie']).toEqual(['touchline_refresh=next; Path=/']);
  });

  it('is closed for visitors', async () => {
    const { get, asked } = await aServer();
    expect((await get('/storybook')).statusCode).toBe(404);
    expect(asked).not.toHaveBeenCalled();
  });

  it('keeps the address of a single story', async () => {
    const answer = await (
      await aServer({ demoMode: true })
    ).get('/storybook?path=/docs/components-kit--docs');
    expect(answer.headers.location).toBe(`/storybook/${key}/index.html?path=/docs/components-kit--docs`);
  });

  it('says how to build it where it is not, and opens once it is', async () => {
    const { get } = await aServer({ demoMode: true });
    rmSync(folder, { recursive: true });
    const before = await get('/storybook');
    expect(before.statusCode).toBe(404);
    expect(before.body).toContain('npm run storybook:build');
    mkdirSync(folder);
    writeFileSync(join(folder, 'index.html'), '');
    expect((await get('/storybook')).statusCode).toBe(302);
  });

  it('does not say to readers whether it is built', async () => {
    const { get } = await aServer({ role: 'USER' });
    const built = (await get('/storybook')).body;
    rmSync(folder, { recursive: true });
    expect((await get('/storybook')).body).toBe(built);
  });
});

describe('the files', () => {
  it.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['iframe.html', 'text/html; charset=utf-8'],
    ['index.json', 'application/json; charset=utf-8'],
    ['main.js', 'application/javascript; charset=utf-8'],
    ['sb-manager/globals.js', 'application/javascript; charset=utf-8'],
  ])('%s is served as %s, without a cookie', async (file, type) => {
    const answer = await (await aServer()).get(`/storybook/${key}/${file}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['main.js.map', '.git/config.json', '', 'missing.js', 'sb-manager', 'sb-manager/'])(
    '%p is not',
    async (file) => {
      expect((await (await aServer()).get(`/storybook/${key}/${file}`)).statusCode).toBe(404);
    },
  );

  it.each([
    '../secret.json',
    '..%2fsecret.json',
    '%2e%2e/secret.json',
    'sb-manager/../../secret.json',
    'sb-manager%2f..%2f..%2fsecret.json',
    '..%5csecret.json',
    '/secret.json',
    '%00main.js',
  ])('nothing outside the folder is reached: %s', async (file) => {
    const { get } = await aServer();
    expect([400, 404]).toContain((await get(`/storybook/${key}/${file}`)).statusCode);
  });

  it('are nobody’s with another key', async () => {
    const { get } = await aServer({ demoMode: true });
    for (const other of ['x'.repeat(22), key.slice(1), `${key}k`])
      expect((await get(`/storybook/${other}/index.html`)).statusCode).toBe(404);
  });
});

describe('the sandbox', () => {
  const policyOf = async (file: string) => {
    const answer = await (await aServer()).get(`/storybook/${key}/${file}`);
    return String(answer.headers['content-security-policy']);
  };

  it.each(['index.html', 'iframe.html', 'main.js'])(
    '%s has no origin, so it reaches neither cookies nor replies of the app',
    async (file) => {
      const [sandbox, ...rest] = (await policyOf(file)).split('; ');
      expect(sandbox).toMatch(/^sandbox .*allow-scripts/);
      expect(sandbox).not.toContain('allow-same-origin');
      expect(sandbox).not.toContain('allow-top-navigation');
      expect(rest).toContain("default-src 'none'");
      expect(rest).toContain("form-action 'none'");
      expect(rest.join()).not.toContain('unsafe-eval');
    },
  );

  it('lets only the frame of stories be framed', async () => {
    expect(await policyOf('index.html')).toContain("frame-ancestors 'none'");
    expect(await policyOf('iframe.html')).not.toContain('frame-ancestors');
  });

  it('may load its own files, which need no session', async () => {
    const { headers } = await (await aServer()).get(`/storybook/${key}/index.json`);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it('changes nothing for the app', async () => {
    const { headers } = await (await aServer()).get('/app');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });
});
