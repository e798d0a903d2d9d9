import type { SettableClock } from '../../platform/clock';
import { parseInstant } from '../../platform/config';
import { badRequest, notFound } from '../../platform/http/problems';
import type { SentMail } from '../../platform/mail/mail';
import type { Services } from '../../services';

/**
 * `GET /dev/outbox` in demo mode: the mails of an app without a mail server.
 * `POST /test/clock`, which answers once the game data of that instant is visible, and `GET /test/mail`,
 * under
 * `TEST_CONTROLS`, for end-to-end tests. Never on by default.
 */
export function testControlRoutes(services: Services): void {
  const { config, mail, clock, jobs } = services;
  const { app } = services.kit;
  if (config.demoMode || config.testControls) {
    app.get('/dev/outbox', async (_, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(outboxPage(await mail.list())),
    );
  }
  if (!config.testControls) return;

  app.get<{ Querystring: { to?: unknown } }>('/test/mail', async ({ query: { to } }) =>
    (await mail.list(typeof to === 'string' ? to : undefined)).map(
      ({ to: address, subject, text, code }) => ({
        to: address,
        subject,
        text,
        code,
      }),
    ),
  );

  app.post<{ Body: { now?: unknown; rate?: unknown } | undefined }>('/test/clock', async ({ body }) => {
    if (!isSettable(clock)) throw notFound('The clock cannot be moved: start with CLOCK set to an instant.');
    const { now, rate } = body ?? {};
    const instant = typeof now === 'number' ? now : parseInstant(String(now));
    if (instant === undefined || !Number.isFinite(instant))
      throw badRequest('now must be an instant such as 2024-01-20T13:40:00Z.');
    if (rate !== undefined && !(typeof rate === 'number' && rate >= 0))
      throw badRequest('rate must be a number from 0.');
    clock.set(instant, rate);
    await services.catchUp?.();
    await jobs.runDue();
    return { now: new Date(clock.now()).toISOString(), rate: clock.rate };
  });
}

const isSettable = (clock: object): clock is SettableClock => 'set' in clock;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function outboxPage(mails: readonly SentMail[]): string {
  const articles = mails.map(
    ({ to, subject, text, at }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(to)}, ${escapeHtml(at)}</p><pre>${escapeHtml(text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title><meta name="viewport" content="width=device-width">
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:45rem;padding:0 1rem}pre{white-space:pre-wrap;background:#f3f3f3;padding:1rem}</style></head>
<body><h1>Outbox</h1><p>No mail server is configured, so mail stays here. The newest first.</p>${articles.join('\n') || '<p>Nothing yet.</p>'}</body></html>`;
}
