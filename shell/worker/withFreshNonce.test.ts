import { webcrypto } from 'node:crypto';
import { withFreshNonce } from './withFreshNonce';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const policy = (nonce: string) => `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'`;
const keptPage = (nonce: string) =>
  new Response(`<meta content="${nonce}"><script nonce="${nonce}">1</script>`, {
    headers: { 'content-security-policy': policy(nonce), 'content-type': 'text/html; charset=utf-8' },
  });

it('answers each time with another nonce, the same in the policy and in every tag', async () => {
  const old = 'n/0+ld==';
  const pages = [await withFreshNonce(keptPage(old)), await withFreshNonce(keptPage(old))];
  const nonces = pages.map(
    ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '',
  );
  expect(new Set([old, ...nonces]).size).toBe(3);
  for (const [index, page] of pages.entries()) {
    const nonce = nonces[index] ?? '';
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    expect(page.headers.get('content-security-policy')).toBe(policy(nonce));
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toBe(`<meta content="${nonce}"><script nonce="${nonce}">1</script>`);
  }
});

it('leaves a page without a policy as it is', async () => {
  expect(await (await withFreshNonce(new Response('<p>hello</p>'))).text()).toBe('<p>hello</p>');
});
