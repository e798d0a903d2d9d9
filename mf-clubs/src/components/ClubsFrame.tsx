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
import type { Fetched } from '@touchline/shared/parts';

const tabs: readonly RouteTab[] = [
  { label: 'List', to: buildLink('clubs') },
  { label: 'Points', to: buildLink('clubs', { params: { x: 'points' } }) },
  { label: 'Strength', to: buildLink('clubs', { params: { x: 'strength' } }) },
];

interface ClubsFrameProps {
  /** What the page shows: its age stands in the heading, and refreshing asks for it again. */
  shown: Fetched<unknown>;
  children: ReactNode;
}

/** What all pages about the clubs have around them: heading, tabs and refresh. */
export function ClubsFrame({ shown, children }: ClubsFrameProps) {
  const isOffline = !useOnline();
  const { pathname } = useLocation();
  const isBusy = shown.data.status === 'loading';
  const at = lastReady(shown.data)?.at;
  return (
    <PullToRefresh onRefresh={shown.refresh} busy={isBusy && at !== undefined}>
      <PageBody>
        <PageHeading
          title="Clubs"
          actions={<RefreshButton onRefresh={shown.refresh} busy={isBusy} offline={isOffline} at={at} />}
        />
        <RouteTabs items={tabs} value={pathname} label="Clubs" />
        {children}
      </PageBody>
    </PullToRefresh>
  );
}
