import { lastReady, type RemoteData } from '@touchline/shared/remote-data';
import { useLocation, useNavigate } from '@touchline/shared/router';
import type { ReactNode } from 'react';
import { PullToRefresh } from '../refresh/PullToRefresh';
import { RefreshButton } from '../refresh/RefreshButton';
import { useSwipe, type SwipeStep } from '../touch/useSwipe';
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
  /** What a horizontal swipe does, on pages with a previous and a next one; by default it opens the tab beside. */
  onSwipe?: (step: SwipeStep) => void;
  /** As wide as the screen, for tables. */
  wide?: boolean;
  children: ReactNode;
}

/** Layout of every page: heading, refresh with the data's age, tabs, swipes, and pull-to-refresh. */
export function PageFrame({ shown, offline, above, tabs, ...props }: PageFrameProps) {
  const { onSwipe, wide, actions, children, ...head } = props;
  const { pathname } = useLocation();
  const open = tabs?.open ?? pathname;
  const openTabBeside = useTabBeside(tabs?.items, open);
  const body = (
    <div {...useSwipe(onSwipe ?? openTabBeside)}>
      <PageBody wide={wide}>
        <PageHeading {...head} actions={withRefresh(actions, shown, offline)} />
        {above}
        {tabs && <RouteTabs items={tabs.items} value={open} label={tabs.label} />}
        {children}
      </PageBody>
    </div>
  );
  if (!shown) return body;
  const isRefetching = shown.data.status === 'loading' && lastReady(shown.data) !== undefined;
  return (
    <PullToRefresh onRefresh={shown.refresh} busy={isRefetching}>
      {body}
    </PullToRefresh>
  );
}

function useTabBeside(items: readonly RouteTab[] = [], open: string) {
  const navigate = useNavigate();
  return (step: SwipeStep) => {
    const enabled = items.filter(({ disabled }) => !disabled);
    const at = enabled.findIndex(({ to }) => to === open);
    const beside = at < 0 ? undefined : enabled[at + step];
    if (beside) void navigate(beside.to);
  };
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
