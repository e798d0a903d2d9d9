import Fastify from 'fastify';
import { createRefreshCookie } from './refreshCookie';

async function setCookie(publicUrl: string) {
  const app = Fastify();
  const cookie = createRefreshCookie({ publicUrl });
  const session = { sessionToken: 'a', refreshToken: 'b', remember: true } as Parameters<
    typeof cookie.set
  >[1];
  app.get('/', async (_, reply) => {
    cookie.set(reply, session);
    return {};
  });
  return String((await app.inject('/')).headers['set-cookie']);
}

it('is for this very host, for https and for no script, where the app has an https address', async () => {
  expect(await setCookie('https://touchline.test')).toMatch(
    /^__Host-touchline=b; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=7776000$/,
  );
  expect(await setCookie('http://localhost:8080')).toMatch(
    /^touchline_refresh=b; Path=\/; HttpOnly; SameSite=Lax;/,
  );
});
