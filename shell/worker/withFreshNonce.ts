const policyHeader = 'content-security-policy';

/** A nonce as the server makes them: 128 random bits. */
const freshNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));

/**
 * Gives a cached page a new nonce, as the server would. Otherwise all pages of an offline day would have the
 * same one.
 */
export async function withFreshNonce(kept: Response): Promise<Response> {
  const headers = new Headers(kept.headers);
  const policy = headers.get(policyHeader) ?? '';
  const before = /'nonce-([^']+)'/.exec(policy)?.[1];
  const html = await kept.text();
  if (before === undefined) return new Response(html, { headers });
  const nonce = freshNonce();
  headers.set(policyHeader, policy.replaceAll(before, nonce));
  return new Response(html.replaceAll(before, nonce), { headers });
}
