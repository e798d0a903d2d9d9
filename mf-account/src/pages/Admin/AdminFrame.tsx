import { PageBody, PageHeading, RefreshButton, RouteTabs, type RouteTab } from '@touchline/design-system';
import { buildLink, useOnline } from '@touchline/shared/contract';
import { lastReady } from '@touchline/shared/remote-data';
import { useLocation } from '@touchline/shared/router';
import type { ReactNode } from 'react';
import type { Fetched } from '@touchline/shared/parts';
import { SecondFactor } from './SecondFactor';

const section = (label: string, x: string): RouteTab => ({
  label,
  to: buildLink('admin', { params: { x } }),
});

const sections: readonly RouteTab[] = [
  section('Overview', 'overview'),
  section('Users', 'users'),
  section('Data', 'data'),
  section('Events', 'events'),
  section('Status', 'status'),
  section('Audit log', 'audit'),
];

interface AdminFrameProps {
  shown: Fetched<unknown>;
  children: ReactNode;
}

/** What all sections of the admin area have around them. */
export function AdminFrame({ shown, children }: AdminFrameProps) {
  const isOffline = !useOnline();
  const { pathname } = useLocation();
  return (
    <PageBody>
      <PageHeading
        title="Admin"
        actions={
          <RefreshButton
            onRefresh={shown.refresh}
            busy={shown.data.status === 'loading'}
            offline={isOffline}
            at={lastReady(shown.data)?.at}
          />
        }
      />
      <RouteTabs items={sections} value={pathname} label="Admin" />
      {wantsSecondFactor(shown) ? <SecondFactor onShown={shown.refresh} /> : children}
    </PageBody>
  );
}

/** Outside demo mode the server refuses every admin call of a session that has not shown it. */
const wantsSecondFactor = ({ data }: Fetched<unknown>) =>
  data.status === 'failed' && data.failure.kind === 'refused' && data.failure.status === 403;
