import { lastReady, type RemoteData } from '@touchline/shared/remote-data';
import { useLocation } from '@touchline/shared/router';
import type { ReactNode } from 'react';
import { PullToRefresh } from '../refresh/PullToRefresh';
import { RefreshButton } from '../refresh/RefreshButton';
import { PageBody, PageHeading, type PageHeadingProps } from './Page';
import { RouteTabs, type RouteTab } from './RouteTabs';

/** The query of a page, as `useQuery` returns it. */
interface Shown {
  readonly data: RemoteData<unknown>;
  readonly refresh: () => void;
}

export interface PageTabs {
  readonly items: readonly RouteTab[];
  /** Accessible name of the tabs: "My team". */
  readonly label: string;
  /** The `to` of the open tab; the page's own path unless given. */
  readonly open?: string;
}

export interface PageFrameProps extends PageHeadingProps {
  /** The page's data: the heading shows its age, and refreshing loads it again. Optional. */
  shown?: Shown;
  /** The app has no connection, so nothing can be fetched. */
  offline: boolean;
  /** Between heading and tabs: a header card, a select. */
  above?: ReactNode;
  tabs?: PageTabs;
  /** As wide as the screen, for tables. */
  wide?: boolean;
  children: ReactNode;
}

/** Layout of every page: heading, refresh with the data's age, tabs, and pull-to-refresh. */
export function PageFrame({ shown, offline, above, tabs, wide, actions, children, ...head }: PageFrameProps) {
  const { pathname } = useLocation();
  const body = (
    <PageBody wide={wide}>
      <PageHeading {...head} actions={withRefresh(actions, shown, offline)} />
      {above}
      {tabs && <RouteTabs items={tabs.items} value={tabs.open ?? pathname} label={tabs.label} />}
      {children}
    </PageBody>
  );
  if (!shown) return body;
  const isRefetching = shown.data.status === 'loading' && lastReady(shown.data) !== undefined;
  return (
    <PullToRefresh onRefresh={shown.refresh} busy={isRefetching}>
      {body}
    </PullToRefresh>
  );
}

function withRefresh(actions: ReactNode, shown: Shown | undefined, offline: boolean): ReactNode {
  if (!shown) return actions;
  const { data, refresh } = shown;
  return (
    <>
      {actions}
      <RefreshButton
        onRefresh={refresh}
        busy={data.status === 'loading'}
        offline={offline}
        at={lastReady(data)?.at}
      />
    </>
  );
}
