import { PageFrame, type RouteTab } from '@touchline/design-system';
import { buildLink, useOnline } from '@touchline/shared/contract';
import type { ReactNode } from 'react';
import type { QueryResult } from '@touchline/shared/queries';
import { SecondFactor } from './SecondFactor';

const section = (label: string, x: string): RouteTab => ({
  label,
  to: buildLink('admin', { params: { x } }),
});

const sections: readonly RouteTab[] = [
  section('Overview', 'overview'),
  section('Users', 'users'),
  section('Data', 'data'),
  section('Remotes', 'remotes'),
  section('Flags', 'flags'),
  section('Events', 'events'),
  section('Status', 'status'),
  section('Audit log', 'audit'),
];

interface AdminFrameProps {
  shown: QueryResult<unknown>;
  children: ReactNode;
}

/** Layout of all sections of the admin area. */
export function AdminFrame({ shown, children }: AdminFrameProps) {
  return (
    <PageFrame title="Admin" shown={shown} offline={!useOnline()} tabs={{ items: sections, label: 'Admin' }}>
      {wantsSecondFactor(shown) ? <SecondFactor onShown={shown.refresh} /> : children}
    </PageFrame>
  );
}

/** Outside demo mode the server refuses admin calls until the session has passed the second factor. */
const wantsSecondFactor = ({ data }: QueryResult<unknown>) =>
  data.status === 'failed' && data.failure.kind === 'refused' && data.failure.status === 403;
