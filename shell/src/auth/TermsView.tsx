import { Box, Button, Skeleton, Stack, Typography } from '@touchline/design-system';
import { tos } from '@touchline/shared/calls/tos';
import DOMPurify from 'dompurify';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '../app/ShellContext';

type Terms = 'loading' | 'failed' | { readonly html: string };

/** The terms of service, as the server has them. */
export function TermsView({ onClose }: { onClose: () => void }) {
  const { clients } = useShell();
  const [terms, setTerms] = useState<Terms>('loading');
  useEffect(() => {
    let isGone = false;
    clients.api.call(tos).then(
      ({ payload }) => !isGone && setTerms({ html: payload }),
      () => !isGone && setTerms('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [clients]);

  return (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="h2">Terms of service</Typography>
      {terms === 'loading' && <Skeleton variant="rounded" height={240} />}
      {terms === 'failed' && (
        <Typography role="alert">App problem, please check TOS on the official website</Typography>
      )}
      {typeof terms === 'object' && <SafeHtml html={terms.html} />}
      <Button variant="outlined" onClick={onClose} sx={{ mt: 2 }}>
        Close
      </Button>
    </Stack>
  );
}

/** Markup of the server without anything that runs. */
function SafeHtml({ html }: { html: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const safe = DOMPurify.sanitize(html, { RETURN_DOM_FRAGMENT: true });
    box.current?.replaceChildren(safe);
  }, [html]);
  return (
    <Box
      ref={box}
      tabIndex={0}
      role="region"
      aria-label="Terms of service"
      sx={{ maxHeight: '70dvh', overflowY: 'auto', '& :is(h1, h2, h3)': { typography: 'h3', mt: 4, mb: 1 } }}
    />
  );
}
