import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblem, tooManyRequests } from '../../platform/http/problems';
import type { Rule } from '../../platform/http/throttles';
import type { Services } from '../../services';
import { restoreAddressPage, restoredPage, restoreRefusedPage } from './restoreAddressPages';

const limit: Rule = { name: 'restore address', most: 200, seconds: 900 };

interface Way {
  Params: { code: string };
}

/**
 * Restores a previous address: a page with one button, linked from the mail to that address. A GET changes
 * nothing, because mail programs open links to scan them.
 */
export function restoreAddressRoutes({ kit, accounts, throttles }: Services): void {
  const path = '/v1/auth/restore_address/:code';

  async function answer(request: FastifyRequest, reply: FastifyReply, page: () => Promise<string>) {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    reply.type('text/html; charset=utf-8');
    try {
      const { wait } = await throttles.take(limit, throttles.addressKey(request.ip));
      if (wait > 0) throw tooManyRequests(wait);
      return await page();
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      reply.status(thrown.status);
      return restoreRefusedPage(thrown.message);
    }
  }

  // A separate context, because a form is not JSON.
  void kit.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    app.get<Way>(path, (request, reply) =>
      answer(request, reply, async () =>
        restoreAddressPage(await accounts.readWayBack(request.params.code), request.params.code),
      ),
    );
    app.post<Way>(path, (request, reply) =>
      answer(request, reply, async () => {
        await accounts.restoreAddress(request.params.code);
        request.log.warn({ event: 'address restored' }, 'An account got its former address back.');
        return restoredPage();
      }),
    );
  });
}
