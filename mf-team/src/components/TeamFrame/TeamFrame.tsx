import { PageFrame, type RouteTab } from '@touchline/design-system';
import { buildLink, type Pace, useOnline } from '@touchline/shared/contract';
import type { QueryResult } from '@touchline/shared/queries';
import { lastValue } from '@touchline/shared/remote-data';
import type { ReactNode } from 'react';
import { quietBeside } from '../../domain/sideBySide';
import { runs } from '../../domain/runs';
import { useTeamQuery } from '../../state/team.queries';
import { TeamHeader } from './TeamHeader';

const live: RouteTab = { label: 'Live', to: buildLink('team', { params: { x: 'live' } }) };
const team: RouteTab = { label: 'Team', to: buildLink('team') };
const others: readonly RouteTab[] = [
  { label: 'Next', to: buildLink('team', { params: { x: 'next' } }) },
  { label: 'Plan', to: buildLink('team', { params: { x: 'plan' } }) },
  { label: 'Lineups', to: buildLink('team', { params: { x: 'lineups' } }) },
  { label: 'Points', to: buildLink('team', { params: { x: 'points' } }) },
  { label: 'Review', to: buildLink('team', { params: { x: 'review' } }) },
];
/** The match day tab comes first while the gameweek is running. */
const itemsWhile = (running: boolean) => (running ? [live, team, ...others] : [team, live, ...others]);

interface TeamFrameProps {
  title: string;
  /** The page's data: the heading shows its age, and refreshing loads it again. Absent on a page that has none. */
  shown?: QueryResult<unknown>;
  pace: Pace;
  children: ReactNode;
}

/** Layout of all pages of the own team: heading, header card, tabs and refresh. */
export function TeamFrame({ title, shown, pace, children }: TeamFrameProps) {
  const overview = useTeamQuery({ name: 'overview' }, pace);
  const refresh = () => {
    shown?.refresh();
    overview.refresh();
  };
  const header = shown ? quietBeside(overview.data, shown.data) : overview.data;
  return (
    <PageFrame
      title={title}
      shown={{ data: (shown ?? overview).data, refresh }}
      offline={!useOnline()}
      above={<TeamHeader overview={{ ...overview, data: header }} />}
      tabs={{ items: itemsWhile(runs(lastValue(overview.data))), label: 'My team' }}
    >
      {children}
    </PageFrame>
  );
}
