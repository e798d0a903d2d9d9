import {
  PageBody,
  PageHeading,
  PullToRefresh,
  RefreshButton,
  RouteTabs,
  type RouteTab,
} from '@touchline/design-system';
import { buildLink, useOnline } from '@touchline/shared/contract';
import { lastReady } from '@touchline/shared/remote-data';
import { useLocation } from '@touchline/shared/router';
import type { ReactNode } from 'react';
import type { Fetched } from '../state/useFootballersPart';

interface FootballersFrameProps {
  /** What the page shows: its age stands in the heading, and refreshing asks for it again. */
  shown: Fetched<unknown>;
  children: ReactNode;
}

const tabs: readonly RouteTab[] = [['List', 'list']].map(([label = '', x]) => ({
  label,
  to: buildLink('footballers', { params: { x } }),
}));

/** What all lists of footballers have around them: heading, tabs and refresh. */
export function FootballersFrame({ shown: { data, refresh }, children }: FootballersFrameProps) {
  const { pathname } = useLocation();
  const isOffline = !useOnline();
  const isBusy = data.status === 'loading';
  const at = lastReady(data)?.at;
  return (
    <PullToRefresh onRefresh={refresh} busy={isBusy && at !== undefined}>
      <PageBody wide>
        <PageHeading
          title="Players"
          actions={<RefreshButton onRefresh={refresh} busy={isBusy} offline={isOffline} at={at} />}
        />
        <RouteTabs items={tabs} value={pathname} label="Players" />
        {children}
      </PageBody>
    </PullToRefresh>
  );
}
