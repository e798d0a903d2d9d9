import { ExternalIcon, MuiLink } from '@touchline/design-system';
import type { ReactNode } from 'react';

/** A link that leaves the app; it opens in a new tab, and says so. */
export function OutLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <MuiLink href={to} target="_blank" rel="noopener noreferrer">
      {children} (opens in a new tab) <ExternalIcon sx={{ fontSize: 16, verticalAlign: 'text-bottom' }} />
    </MuiLink>
  );
}
