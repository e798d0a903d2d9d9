import type { ReactNode } from 'react';
import { EmptyState } from './EmptyState';

/** Placeholder for a fixture before kick-off. The title is verbatim from the specification (section 2.1). */
export function NotStarted({
  countdown,
  title = 'fixture not started',
}: {
  countdown?: ReactNode;
  title?: string;
}) {
  return <EmptyState art="bench" title={title} text={countdown} />;
}
