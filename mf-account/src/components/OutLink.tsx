import { ExternalIcon, MuiLink, TextLink } from '@touchline/design-system';
import { isExternalLink } from '@touchline/shared/domain';
import type { ReactNode } from 'react';

/** A link from configuration. One that leaves the app opens in a new tab and says so; one into the app is followed here. */
export function OutLink({ to, children }: { to: string; children: ReactNode }) {
  if (!isExternalLink(to, location.origin)) return <TextLink to={pathOf(to)}>{children}</TextLink>;
  return (
    <MuiLink href={to} target="_blank" rel="noopener noreferrer">
      {children} (opens in a new tab) <ExternalIcon sx={{ fontSize: 16, verticalAlign: 'text-bottom' }} />
    </MuiLink>
  );
}

/** An address of this origin, as the router takes it. */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address, location.origin);
  return pathname + search + hash;
}
