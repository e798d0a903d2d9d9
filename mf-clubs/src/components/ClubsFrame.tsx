import { PageFrame, type PageFrameProps, type RouteTab } from '@touchline/design-system';
import { buildLink, useOnline } from '@touchline/shared/contract';
import type { QueryResult } from '@touchline/shared/queries';
import type { ReactNode } from 'react';

const items: readonly RouteTab[] = [
  { label: 'List', to: buildLink('clubs') },
  { label: 'Lineups', to: buildLink('clubs', { params: { x: 'lineups' } }) },
  { label: 'Points', to: buildLink('clubs', { params: { x: 'points' } }) },
  { label: 'Season', to: buildLink('clubs', { params: { x: 'season' } }) },
  { label: 'Strength', to: buildLink('clubs', { params: { x: 'strength' } }) },
];

interface ClubsFrameProps {
  /** The page's data: the heading shows its age, and refreshing loads it again. */
  shown: QueryResult<unknown>;
  /** What a swipe does, if not to open the tab beside. */
  onSwipe?: PageFrameProps['onSwipe'];
  children: ReactNode;
}

/** Layout of all pages about the clubs. */
export function ClubsFrame(props: ClubsFrameProps) {
  return <PageFrame title="Clubs" tabs={{ items, label: 'Clubs' }} offline={!useOnline()} {...props} />;
}
