import { PageFrame, type RouteTab } from '@touchline/design-system';
import { buildLink, type Pace, useOnline } from '@touchline/shared/contract';
import type { QueryResult } from '@touchline/shared/queries';
import type { ReactNode } from 'react';
import { quietBeside } from '../../domain/sideBySide';
import { useTeamQuery } from '../../state/team.queries';
import { TeamHeader } from './TeamHeader';

const items: readonly RouteTab[] = [
  { label: 'Team', to: buildLink('team') },
  { label: 'Next', to: buildLink('team', { params: { x: 'next' } }) },
  { label: 'Lineups', to: buildLink('team', { params: { x: 'lineups' } }) },
  { label: 'Points', to: buildLink('team', { params: { x: 'points' } }) },
];

interface TeamFrameProps {
  title: string;
  /** The page's data: the heading shows its age, and refreshing loads it again. */
  shown: QueryResult<unknown>;
  pace: Pace;
  children: ReactNode;
}

/** What all pages of the own team have around them: heading, header card, tabs and refresh. */
export function TeamFrame({ title, shown, pace, children }: TeamFrameProps) {
  const overview = useTeamQuery({ name: 'overview' }, pace);
  const refresh = () => {
    shown.refresh();
    overview.refresh();
  };
  return (
    <PageFrame
      title={title}
      shown={{ data: shown.data, refresh }}
      offline={!useOnline()}
      above={<TeamHeader overview={{ ...overview, data: quietBeside(overview.data, shown.data) }} />}
      tabs={{ items, label: 'My team' }}
    >
      {children}
    </PageFrame>
  );
}
