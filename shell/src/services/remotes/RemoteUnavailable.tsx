import { ErrorState } from '@touchline/design-system';
import { RemoteFault } from './remoteFault';

interface RemoteUnavailableProps {
  /** What people call it. */
  readonly part: string;
  /** Absent while the remote is only slow. */
  readonly error?: unknown;
  readonly offline?: boolean;
  readonly onRetry: () => void;
}

/** Whether code is missing: the remote's own or that of one of its pages. */
const isMissingCode = (error: unknown) =>
  error === undefined ||
  (error instanceof RemoteFault && error.kind === 'load') ||
  (error instanceof Error && error.name === 'ChunkLoadError');

/** Explains the failure for users. */
function sentenceFor(part: string, error: unknown): string {
  if (error === undefined)
    return `${part} takes longer than usual to load. It may still come; you can also try again.`;
  if (error instanceof RemoteFault && error.kind === 'contract')
    return `${part} is being updated and does not fit this version of the app yet. Reload in a few minutes.`;
  if (error instanceof RemoteFault && error.kind === 'off') return `${part} is switched off at the moment.`;
  if (error instanceof RemoteFault || isMissingCode(error))
    return `${part} could not be loaded. The rest of the app still works.`;
  return `${part} stopped with an error of its own. The rest of the app still works.`;
}

const notOpenedYet =
  'You are offline, and this page has not been opened on this device yet. Reconnect and try again.';

/** Placeholder for a remote's page that did not load; names the part and offers a retry. */
export function RemoteUnavailable({ part, error, offline = false, onRetry }: RemoteUnavailableProps) {
  const text = offline && isMissingCode(error) ? notOpenedYet : sentenceFor(part, error);
  return <ErrorState headingLevel="h1" title={part} text={text} onRetry={onRetry} />;
}
