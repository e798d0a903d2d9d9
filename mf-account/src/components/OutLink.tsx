import { ExternalIcon, MuiLink, TextLink } from '@touchline/design-system';
import { isExternalLink } from '@touchline/shared/domain';
import type { ReactNode } from 'react';

/** A configured link. An external one opens in a new tab and says so; an internal one uses the router. */
export function OutLink({ to, children }: { to: string; children: ReactNode }) {
  if (!isExternalLink(to, location.origin)) return <TextLink to={pathOf(to)}>{children}</TextLink>;
  return (
    <MuiLink href={to} target="_blank" rel="noopener noreferrer">
      {children} (opens in a new tab) <ExternalIcon sx={{ fontSize: 16, verticalAlign: 'text-bottom' }} />
    </MuiLink>
  );
}

/** Path of an address of this origin, for the router. */
function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address, location.origin);
  return pathname + search + hash;
}
