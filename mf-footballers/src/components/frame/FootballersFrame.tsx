import { PageFrame as Frame, type RouteTab } from '@touchline/design-system';
import { useOnline } from '@touchline/shared/contract';
import type { QueryResult } from '@touchline/shared/queries';
import { useLocation } from '@touchline/shared/router';
import type { ReactNode } from 'react';
import { useListLink } from '../filters/useListLink';

interface PageFrameProps {
  title: string;
  /** A line under the title. */
  text?: ReactNode;
  /** The page's data: the heading shows its age, and refreshing loads it again. */
  shown: QueryResult<unknown>;
  tabs?: readonly RouteTab[];
  /** `to` of the open tab. */
  openTab?: string;
  children: ReactNode;
}

/** Layout of every page of this remote, as wide as the screen. */
export function PageFrame({ tabs, openTab = '', title, ...rest }: PageFrameProps) {
  return (
    <Frame
      {...rest}
      wide
      title={title}
      offline={!useOnline()}
      tabs={tabs && { items: tabs, open: openTab, label: title }}
    />
  );
}

const pages = [
  ['Slider', ''],
  ['List', 'list'],
  ['Points', 'points'],
  ['Predictions', 'predictions'],
  ['Season', 'season'],
  ['Transfers', 'transfers'],
  ['Prices', 'prices'],
] as const;

/** Layout of the lists of all footballers; `points/gameweek` belongs to the Points tab. */
export function FootballersFrame({ shown, children }: Pick<PageFrameProps, 'shown' | 'children'>) {
  const linkTo = useListLink();
  const open = useLocation().pathname.split('/')[2] ?? '';
  return (
    <PageFrame
      title="Players"
      shown={shown}
      tabs={pages.map(([label, x]) => ({ label, to: linkTo(x) }))}
      openTab={linkTo(open)}
    >
      {children}
    </PageFrame>
  );
}
