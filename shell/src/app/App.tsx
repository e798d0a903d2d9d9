import { TouchlineTheme, type TouchlineLook } from '@touchline/design-system';
import { ShellServicesProvider } from '@touchline/shared/contract/host';
import { Provider } from '@touchline/shared/shell-store';
import { type SyntheticEvent } from 'react';
import { Notifications } from '../services/notifications/Notifications';
import { ServerAlert } from '../features/popups/ServerAlert';
import { RemotesProvider } from '../services/remotes/RemotesProvider';
import { CrashBoundary } from './CrashBoundary';
import { ShellProvider, type Shell } from '../services/context/ShellContext';
import { ShellStates } from './ShellStates';
import type { HostRoot } from '../services/store/shellStore';

interface AppProps {
  readonly shell: Shell;
  /** The state used for server rendering; needed while its HTML is hydrated. */
  readonly renderedState?: HostRoot;
  /** Theme and style cache of a server-rendered page. */
  readonly look?: TouchlineLook;
}

const transparent = { display: 'contents' };

/** React hears a press or an entry only where it has taken the page over. */
const answered = ({ type }: SyntheticEvent) => window.touchlinePress?.answered(type);

export function App({ shell, renderedState, look }: AppProps) {
  const report = (remote: string, error: unknown) => {
    console.error(`The remote "${remote}" threw while it was drawn.`, error);
    shell.trackFault(remote, 'render', error);
  };
  return (
    <Provider store={shell.store} serverState={renderedState}>
      <ShellServicesProvider value={shell.services}>
        <ShellProvider value={shell}>
          <TouchlineTheme look={look}>
            <CrashBoundary>
              <RemotesProvider loader={shell.loader} report={report}>
                <div style={transparent} onClickCapture={answered} onChangeCapture={answered}>
                  <ShellStates />
                  <Notifications notices={shell.notices} />
                  <ServerAlert />
                </div>
              </RemotesProvider>
            </CrashBoundary>
          </TouchlineTheme>
        </ShellProvider>
      </ShellServicesProvider>
    </Provider>
  );
}
