/**
 * Content security policy of a page: scripts only with the nonce and what those add, no eval, no inline
 * styles, script addresses only through our Trusted Types policy. The API is always same-origin: an external
 * API is proxied by this server. Photos of footballers may load from the one configured host.
 *
 * A server-rendered page contains `style` attributes (the browser sets styles by script instead). There the
 * policy allows the attributes, but still no style elements without a nonce.
 *
 * @param local origins of developers' own servers that this reader takes remotes from; nobody else's page
 *   names them
 */
export function contentPolicy(
  nonce: string,
  photos: string | null = null,
  rendered = false,
  local: readonly string[] = [],
): string {
  const and = local.map((origin) => ` ${origin}`).join('');
  // Its updates: http names no web socket.
  const sockets = local.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${and}`,
    `style-src 'self' 'nonce-${nonce}'${and}`,
    ...(rendered ? ["style-src-attr 'unsafe-inline'"] : []),
    `img-src 'self' data:${photos === null ? '' : ` ${new URL(photos).origin}`}`,
    `font-src 'self'${and}`,
    `connect-src 'self'${sockets}${and}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default dompurify 'allow-duplicates'",
  ].join('; ');
}

/**
 * The Trusted Types policy for script addresses: files of the shell and of releases on our own origin, and
 * the service worker. Runs before any other script. `strict-dynamic` leaves the choice of origins to it.
 *
 * @param local as for the policy
 */
export const trustedTypesScript = (local: readonly string[]): string =>
  `if(window.trustedTypes&&trustedTypes.createPolicy)trustedTypes.createPolicy('default',{createScriptURL:function(u){var a=new URL(u,location.href);if(a.origin===location.origin?/^\\/([sr]\\/|service-worker\\.js$)/.test(a.pathname):${JSON.stringify(local)}.includes(a.origin))return u;throw new TypeError('Scripts come from this app only: '+u)}});`;
