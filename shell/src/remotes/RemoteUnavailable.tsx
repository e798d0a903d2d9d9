import { ErrorState } from '@touchline/design-system';
import { partName, RemoteFault } from './remoteFault';

interface RemoteUnavailableProps {
  readonly remote: string;
  /** Absent while the remote is only slow. */
  readonly error?: unknown;
  readonly onRetry: () => void;
}

/** Explains the failure for users. */
function sentenceFor(part: string, error: unknown): string {
  if (error === undefined)
    return `${part} takes longer than usual to load. It may still come; you can also try again.`;
  if (error instanceof RemoteFault && error.kind === 'contract')
    return `${part} is being updated and does not fit this version of the app yet. Reload in a few minutes.`;
  if (error instanceof RemoteFault && error.kind === 'off') return `${part} is switched off at the moment.`;
  if (error instanceof RemoteFault) return `${part} could not be loaded. The rest of the app still works.`;
  return `${part} stopped with an error of its own. The rest of the app still works.`;
}

/** Placeholder for a remote's page that did not load; names the part and offers a retry. */
export function RemoteUnavailable({ remote, error, onRetry }: RemoteUnavailableProps) {
  const part = partName(remote);
  return <ErrorState headingLevel="h1" title={part} text={sentenceFor(part, error)} onRetry={onRetry} />;
}
