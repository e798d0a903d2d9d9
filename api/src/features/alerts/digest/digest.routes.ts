import type { FastifyReply, FastifyRequest } from 'fastify';
import { alertsDigest } from '@touchline/shared/wire';
import { route } from '../../../platform/http/route';
import type { Services } from '../../../services';
import { noteDone, setDigest } from './digest.queries';
import { settledGameweek } from './digestFacts';
import { digestOffPath } from './digestMail';
import { digestIsOffPage, digestOffPage, digestOffRefusedPage } from './digestOffPages';
import { accountOfToken } from './digestToken';

interface Way {
  Params: { token: string };
}

/** The mail after a gameweek: the switch of its owner, and the address in each mail that switches it off. */
export function digestRoutes(services: Services): void {
  const { kit, db, clock, game } = services;

  route(kit, alertsDigest, async ({ account, body: { on } }) => {
    const season = (await game.find())?.season;
    const settled = season && settledGameweek(season, clock.now());
    await db.transaction(async () => {
      const isNew = await setDigest(db, account.id, on);
      // What was final before is no news to somebody who switches the mail on now.
      if (isNew && on && season && settled)
        await noteDone(db, { account: account.id, season: season.id, gameweek: settled.id });
    });
    return { payload: { digest: on } };
  });

  offRoutes(services);
}

/**
 * Opening the page changes nothing, because mail programs open links to look at them. No limit of requests: mail
 * providers send the one click of all their readers from a few addresses, and a token cannot be guessed.
 */
function offRoutes({ kit, db, secrets }: Services): void {
  const path = `${digestOffPath}/:token`;

  const prepare = (reply: FastifyReply) =>
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8');
  const refuse = (reply: FastifyReply) => reply.status(404).send(digestOffRefusedPage());

  async function show({ params: { token } }: FastifyRequest<Way>, reply: FastifyReply) {
    prepare(reply);
    if (accountOfToken(secrets, token) === undefined) return refuse(reply);
    return reply.send(digestOffPage(token));
  }

  async function switchOff({ params: { token } }: FastifyRequest<Way>, reply: FastifyReply) {
    prepare(reply);
    const account = accountOfToken(secrets, token);
    if (account === undefined) return refuse(reply);
    await setDigest(db, account, false);
    return reply.send(digestIsOffPage());
  }

  // A context of its own: the form of RFC 8058 is not JSON, and nothing in it is read.
  void kit.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    app.get<Way>(path, show);
    app.post<Way>(path, switchOff);
  });
}
