import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';

/** Replaces what a fixture shows once it has kicked off. The title is the specification's (section 2.1), to the letter. */
export function NotStarted({
  countdown,
  title = 'fixture not started',
}: {
  countdown?: ReactNode;
  title?: string;
}) {
  return <EmptyState art="bench" title={title} text={countdown} />;
}
