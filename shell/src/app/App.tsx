import { TouchlineTheme } from '@touchline/design-system';
import { Provider } from '@touchline/shared/store';
import { Notifications } from '../notifications/Notifications';
import { ServerAlert } from '../popups/ServerAlert';
import { RemotesProvider } from '../remotes/RemotesProvider';
import type { Shell } from './createShell';
import { CrashBoundary } from './CrashBoundary';
import { ShellProvider } from './ShellContext';
import { ShellStates } from './ShellStates';

export function App({ shell }: { shell: Shell }) {
  const report = (remote: string, error: unknown) => {
    console.error(`The remote "${remote}" threw while it was drawn.`, error);
    shell.trackFault(remote, 'render', error);
  };
  return (
    <Provider store={shell.store}>
      <ShellProvider value={shell}>
        <TouchlineTheme>
          <CrashBoundary>
            <RemotesProvider loader={shell.loader} report={report}>
              <ShellStates />
              <Notifications />
              <ServerAlert />
            </RemotesProvider>
          </CrashBoundary>
        </TouchlineTheme>
      </ShellProvider>
    </Provider>
  );
}
