import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';

/** In place of what a fixture will show once it has kicked off. */
export function NotStarted({
  countdown,
  title = 'Fixture not started',
}: {
  countdown?: ReactNode;
  title?: string;
}) {
  return <EmptyState art="bench" title={title} text={countdown} />;
}
