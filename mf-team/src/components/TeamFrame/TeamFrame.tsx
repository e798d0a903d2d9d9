import {
  PageBody,
  PageHeading,
  PullToRefresh,
  RefreshButton,
  RouteTabs,
  type RouteTab,
} from '@touchline/design-system';
import { buildLink, type Pace, useOnline } from '@touchline/shared/contract';
import type { Fetched } from '@touchline/shared/parts';
import { lastReady } from '@touchline/shared/remote-data';
import { useLocation } from '@touchline/shared/router';
import type { ReactNode } from 'react';
import { quietBeside } from '../../domain/sideBySide';
import { useTeamPart } from '../../state/team.parts';
import { TeamHeader } from './TeamHeader';

const tabs: readonly RouteTab[] = [
  { label: 'Team', to: buildLink('team') },
  { label: 'Next', to: buildLink('team', { params: { x: 'next' } }) },
  { label: 'Lineups', to: buildLink('team', { params: { x: 'lineups' } }) },
  { label: 'Points', to: buildLink('team', { params: { x: 'points' } }) },
];

interface TeamFrameProps {
  title: string;
  /** What the page itself shows: its age stands in the heading, and refreshing asks for it again. */
  shown: Fetched<unknown>;
  pace: Pace;
  children: ReactNode;
}

/** What all pages of the own team have around them: heading, header card, tabs and refresh. */
export function TeamFrame({ title, shown, pace, children }: TeamFrameProps) {
  const overview = useTeamPart({ name: 'overview' }, pace);
  const isOffline = !useOnline();
  const { pathname } = useLocation();
  const isBusy = shown.data.status === 'loading';
  const refresh = () => {
    shown.refresh();
    overview.refresh();
  };
  const at = lastReady(shown.data)?.at;

  return (
    <PullToRefresh onRefresh={refresh} busy={isBusy && at !== undefined}>
      <PageBody>
        <PageHeading
          title={title}
          actions={<RefreshButton onRefresh={refresh} busy={isBusy} offline={isOffline} at={at} />}
        />
        <TeamHeader overview={{ ...overview, data: quietBeside(overview.data, shown.data) }} />
        <RouteTabs items={tabs} value={pathname} label="My team" />
        {children}
      </PageBody>
    </PullToRefresh>
  );
}
