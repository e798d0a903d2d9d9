import { RemoteBoundary } from '../services/remotes/RemoteBoundary';
import type { ReactNode } from 'react';
import { reloadForMissingFile } from '../services/platform/browserPage';
import { ServerErrorPage } from '../features/navigation/ServerErrorPage';

/** Outermost error boundary: a fault of the shell itself shows the error page instead of a blank one. */
export function CrashBoundary({ children }: { children: ReactNode }) {
  return (
    <RemoteBoundary
      onError={(error) => {
        // An event of the window, which the page's own script reports (shell/server/html/shellFaults.ts).
        if (!reloadForMissingFile(error)) reportError(error);
      }}
      fallback={() => <ServerErrorPage />}
    >
      {children}
    </RemoteBoundary>
  );
}
