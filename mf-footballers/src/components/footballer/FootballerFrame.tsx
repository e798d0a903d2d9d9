import { NotFoundState, RemoteView, SkeletonCard, Stack } from '@touchline/design-system';
import { buildLink, type Pace } from '@touchline/shared/contract';
import type { RivalsView } from '@touchline/shared/domain';
import { lastValue } from '@touchline/shared/remote-data';
import { useLocation, useParams } from '@touchline/shared/router';
import type { FootballerHead } from '@touchline/shared/wire';
import type { ReactNode } from 'react';
import { useFootballersQuery, type FootballersResults } from '../../state/footballers.queries';
import { useNewestHead } from '../../state/useNewestHead';
import { PageFrame } from '../frame/FootballersFrame';
import { HeadCard } from './HeadCard';

/** The queries about one footballer; each reply has the same head. */
export type FootballerQueryName = {
  [Name in keyof FootballersResults]: FootballersResults[Name] extends { head: FootballerHead }
    ? Name
    : never;
}[keyof FootballersResults];

interface FootballerFrameProps<Name extends FootballerQueryName> {
  part: Name;
  pace: Pace;
  /** Name of the data, as read after "the": "fixtures". */
  what: string;
  /** The view whose teams the data is about, for data that depends on it. */
  view?: RivalsView;
  children: (answer: FootballersResults[Name]) => ReactNode;
}

/** The sub-pages in the order of their tabs: the most relevant for a transfer first. */
const pages = [
  ['Overview', ''],
  ['Fixtures', 'fixtures'],
  ['Gameweeks', 'gameweeks'],
  ['Points', 'points'],
  ['Stats', 'stats'],
  ['Predictions', 'predictions'],
  ['Rivals', 'rivals'],
  ['Transfers', 'transfers'],
  ['Seasons', 'seasons'],
  ['Details', 'details'],
  ['News', 'news'],
] as const;

/** A page about one footballer: head, tabs and content. An invalid id is "Page Not Found". */
export function FootballerFrame<Name extends FootballerQueryName>(props: FootballerFrameProps<Name>) {
  const id = useParams().id ?? '';
  return /^[1-9]\d*$/.test(id) ? <FrameWithId {...props} id={id} /> : <NotFoundState />;
}

function FrameWithId<Name extends FootballerQueryName>(props: FootballerFrameProps<Name> & { id: string }) {
  const { part, pace, what, view, children, id } = props;
  const answer = useFootballersQuery({ name: part, x: id, ...(view !== undefined && { view }) }, pace);
  const x = useLocation().pathname.split('/')[3] ?? '';
  const linkTo = (page: string) => buildLink('footballer', { params: { id, x: page } });
  const { data } = answer;
  const newestHead = useNewestHead(id);
  if (data.status === 'failed' && data.failure.kind === 'notFound') return <NotFoundState />;
  // The compiler cannot infer through `Name` that all of these replies have a head.
  const head = (lastValue(data) as { head: FootballerHead } | undefined)?.head ?? newestHead;
  return (
    <PageFrame
      title={head?.fullname ?? 'Player'}
      shown={answer}
      tabs={pages.map(([label, page]) => ({ label, to: linkTo(page) }))}
      openTab={linkTo(x)}
    >
      {head && <HeadCard head={head} isShort={x !== ''} />}
      <RemoteView
        data={data}
        what={what}
        onRetry={answer.refresh}
        skeleton={<SkeletonCard lines={8} what={what} />}
      >
        {(value) => <Stack sx={{ gap: { xs: 4, md: 6 } }}>{children(value)}</Stack>}
      </RemoteView>
    </PageFrame>
  );
}
