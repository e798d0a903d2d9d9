import { PageBody, PageHeading, PullToRefresh, RefreshButton } from '@touchline/design-system';
import { useOnline } from '@touchline/shared/contract';
import { lastReady } from '@touchline/shared/remote-data';
import type { ReactNode } from 'react';
import type { Fetched } from '../state/useClubsPart';

interface ClubsFrameProps {
  title: string;
  /** What the page shows: its age stands in the heading, and refreshing asks for it again. */
  shown: Fetched<unknown>;
  children: ReactNode;
}

/** What all pages about the clubs have around them: heading and refresh. */
export function ClubsFrame({ title, shown, children }: ClubsFrameProps) {
  const isOffline = !useOnline();
  const isBusy = shown.data.status === 'loading';
  const at = lastReady(shown.data)?.at;
  return (
    <PullToRefresh onRefresh={shown.refresh} busy={isBusy && at !== undefined}>
      <PageBody>
        <PageHeading
          title={title}
          actions={<RefreshButton onRefresh={shown.refresh} busy={isBusy} offline={isOffline} at={at} />}
        />
        {children}
      </PageBody>
    </PullToRefresh>
  );
}
