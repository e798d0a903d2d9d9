import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Policy for JSON and other non-documents: a browser that displays it loads and runs nothing. */
const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const styles = /<style>([\s\S]*?)<\/style>/g;

/**
 * Policy of the API's own few pages (`/openapi`, the test checkout, the outbox): no scripts, no external
 * resources, inline styles by hash, and forms to this origin.
 *
 * @param formsTo origins that a form's answer may redirect to
 */
function policyOfPage(html: string, formsTo: string): string {
  const hashes = [...html.matchAll(styles)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `style-src ${hashes.join(' ') || "'none'"}`,
    `form-action 'self' ${formsTo}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

const typeOf = (reply: FastifyReply) => String(reply.getHeader('content-type') ?? '');

/**
 * Adds a content security policy to every response without one. The app's pages have their own, with their
 * nonce; files of the shell and of releases are scripts and styles, for which a policy has no effect.
 */
export function registerContentPolicy(app: FastifyInstance, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  app.addHook('onSend', async (_, reply, sent: unknown) => {
    if (reply.hasHeader('content-security-policy')) return sent;
    const type = typeOf(reply);
    if (type.startsWith('text/html') && typeof sent === 'string')
      void reply.header('content-security-policy', policyOfPage(sent, origin));
    else if (/^(application\/(\w+\+)?json|text\/(html|plain))/.test(type))
      void reply.header('content-security-policy', nothing).header('x-content-type-options', 'nosniff');
    return sent;
  });
}
