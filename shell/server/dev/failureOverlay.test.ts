import { failureOverlay } from './failureOverlay';

it('shows what was thrown as text, whatever it contains', () => {
  const html = failureOverlay(
    { owner: 'mf-clubs', words: 'Error: <script>alert(1)</script>', mark: '1' },
    'n0nce',
  );
  expect(html).toContain('mf-clubs was not rendered on the server');
  expect(html).toContain('Error: &lt;script&gt;alert(1)&lt;/script&gt;');
  for (const [tag] of html.matchAll(/<(script|style)[^>]*>/g)) expect(tag).toContain('nonce="n0nce"');
});
