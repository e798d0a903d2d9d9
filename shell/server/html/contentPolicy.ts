/**
 * The content security policy of a page: scripts only by nonce and what those add, no eval, no inline
 * styles, script addresses only through our policy (Trusted Types). The API is always on the page's own
 * origin: an API elsewhere stands behind this server. Photos of footballers may come from the one host that the
 * configuration names.
 *
 * In a page that the server has rendered elements bring their `style` attributes with them, where the browser's own
 * rendering sets them by script: attributes are allowed there, style elements without a nonce are not.
 */
export function contentPolicy(nonce: string, photos: string | null = null, rendered = false): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ...(rendered ? ["style-src-attr 'unsafe-inline'"] : []),
    `img-src 'self' data:${photos === null ? '' : ` ${new URL(photos).origin}`}`,
    "font-src 'self'",
    "connect-src 'self'",
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
 * The one policy for script addresses: files of the shell and of releases on our own origin and the service
 * worker, nothing else.
 * Runs before any other script.
 */
export const trustedTypesScript = `if(window.trustedTypes&&trustedTypes.createPolicy)trustedTypes.createPolicy('default',{createScriptURL:function(u){var a=new URL(u,location.href);if(a.origin===location.origin&&/^\\/([sr]\\/|service-worker\\.js$)/.test(a.pathname))return u;throw new TypeError('Scripts come from this app only: '+u)}});`;
