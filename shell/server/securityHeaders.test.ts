import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { securityHeaders } from './securityHeaders';

async function headersAt(publicUrl: string) {
  const app = Fastify();
  await app.register(helmet, securityHeaders(publicUrl));
  app.get('/', () => ({}));
  return (await app.inject('/')).headers;
}

it('keeps browsers on https for a year, subdomains too, where the app has an https address', async () => {
  const headers = await headersAt('https://touchline.test');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect((await headersAt('http://localhost:8080'))['strict-transport-security']).toBeUndefined();
});

it('lets no browser guess types, tell other sites where it came from, or share its window with them', async () => {
  expect(await headersAt('https://touchline.test')).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});
