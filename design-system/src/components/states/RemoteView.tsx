import { Box } from '../base/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { explain, lastReady, type RemoteData } from '@touchline/shared/remote-data';
import { useEffect, useState, type ReactNode } from 'react';
import { ErrorState, NotFoundState } from './ErrorState';
import { StaleBanner } from './Banner';
import { SkeletonCard } from './skeletons';

export interface RemoteViewProps<T> {
  data: RemoteData<T>;
  /** Name of the data, as it reads after "the": "standings". */
  what: string;
  onRetry?: () => void;
  /** Placeholder in the content's final size. */
  skeleton?: ReactNode;
  /** Whether the loaded value is empty; then `empty` is rendered. */
  isEmpty?: (value: T) => boolean;
  empty?: ReactNode;
  /** Replaces the default page for a 404. */
  notFound?: ReactNode;
  children: (value: T) => ReactNode;
}

/** Loading, error, stale and retry states of every query. */
export function RemoteView<T>(props: RemoteViewProps<T>) {
  const { data, what, onRetry, skeleton, isEmpty, empty, notFound, children } = props;
  const latest = lastReady(data);
  if (latest) {
    const content = isEmpty?.(latest.value) ? empty : children(latest.value);
    if (data.status !== 'failed') return <Box aria-busy={data.status === 'loading'}>{content}</Box>;
    return (
      <Stack sx={{ gap: 3 }}>
        <StaleBanner
          at={latest.at}
          reason={explain(data.failure, `the ${what}`)}
          action={retryLink(onRetry)}
        />
        {content}
      </Stack>
    );
  }
  if (data.status !== 'failed')
    return <AfterAMoment>{skeleton ?? <SkeletonCard what={what} />}</AfterAMoment>;
  if (data.failure.kind === 'notFound') return notFound ?? <NotFoundState />;
  return <ErrorState failure={data.failure} what={what} onRetry={onRetry} />;
}

type QueryViewProps<T> = Omit<RemoteViewProps<T>, 'data' | 'onRetry'> & {
  /** What a query's hook gives. */
  query: { data: RemoteData<T>; refresh: () => void };
};

/** The states of one query: `<QueryView query={useClubsQuery({ name: 'points' }, 'live')} …>`. */
export const QueryView = <T,>({ query: { data, refresh }, ...props }: QueryViewProps<T>) => (
  <RemoteView data={data} onRetry={refresh} {...props} />
);

const retryLink = (onRetry?: () => void) =>
  onRetry && (
    <Button size="small" onClick={onRetry}>
      Try again
    </Button>
  );

/** Milliseconds: a faster reply never flashes a skeleton. */
const skeletonDelay = 200;

/** Reserves the space at once, against layout shift; the shapes appear after a delay. */
function AfterAMoment({ children }: { children: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), skeletonDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box aria-busy sx={{ visibility: late ? 'visible' : 'hidden' }}>
      {children}
    </Box>
  );
}
