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

interface PageFrameProps {
  title: string;
  /** A line under the title. */
  text?: ReactNode;
  /** What the page shows: its age stands in the heading, and refreshing asks for it again. */
  shown: Fetched<unknown>;
  tabs?: readonly RouteTab[];
  /** `to` of the open tab. */
  openTab?: string;
  children: ReactNode;
}

/** What every page of this remote has around it: heading, tabs and refresh. */
export function PageFrame({ title, text, shown, tabs, openTab = '', children }: PageFrameProps) {
  const { data, refresh } = shown;
  const isOffline = !useOnline();
  const isBusy = data.status === 'loading';
  const at = lastReady(data)?.at;
  return (
    <PullToRefresh onRefresh={refresh} busy={isBusy && at !== undefined}>
      <PageBody wide>
        <PageHeading
          title={title}
          text={text}
          actions={<RefreshButton onRefresh={refresh} busy={isBusy} offline={isOffline} at={at} />}
        />
        {tabs && <RouteTabs items={tabs} value={openTab} label={title} />}
        {children}
      </PageBody>
    </PullToRefresh>
  );
}

const pages = [
  ['Slider', ''],
  ['List', 'list'],
  ['Points', 'points'],
  ['Predictions', 'predictions'],
  ['Season', 'season'],
  ['Transfers', 'transfers'],
] as const;
const tabs = pages.map(([label, x]) => ({ label, to: buildLink('footballers', { params: { x } }) }));

/** Around the lists of all footballers; `points/gameweek` lies under the tab of the points. */
export function FootballersFrame({ shown, children }: Pick<PageFrameProps, 'shown' | 'children'>) {
  const x = useLocation().pathname.split('/')[2] ?? '';
  return (
    <PageFrame
      title="Players"
      shown={shown}
      tabs={tabs}
      openTab={buildLink('footballers', { params: { x } })}
    >
      {children}
    </PageFrame>
  );
}
