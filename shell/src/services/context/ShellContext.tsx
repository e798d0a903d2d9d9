import type { ShellServices } from '@touchline/shared/contract/host';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { ShellApi } from '../api/shellApi';
import type { Boot } from '../boot/boot';
import type { LastGood } from '../live/lastGood';
import type { Idle } from '../loading/whenIdle';
import type { Notices } from '../notifications/notices';
import type { Prerendered } from '../prefetch/prerendered';
import type { BrowserRegistry } from '../remotes/registry';
import type { TrackFault } from '../remotes/faults';
import type { RemoteFaults } from '../remotes/remoteFault';
import type { RemoteLoader } from '../remotes/remoteLoader';
import type { Session } from '../session/session';
import type { ShellStore } from '../store/shellStore';

/** What the shell's components use of that which exists once per tab; `createShell` makes it. */
export interface Shell {
  readonly boot: Boot;
  readonly store: ShellStore;
  readonly session: Session;
  readonly clients: ShellApi;
  /** The services that remotes get through the contract. */
  readonly services: ShellServices;
  readonly notices: Notices;
  readonly loader: RemoteLoader;
  readonly registry: () => BrowserRegistry;
  readonly trackFault: TrackFault;
  /** Faults since the page was opened, by remote. */
  readonly faults: ReadonlyMap<string, RemoteFaults>;
  readonly prerendered: Prerendered;
  readonly lastGood: LastGood;
  readonly Router: ComponentType<{ children?: ReactNode; useTransitions?: boolean }>;
  /** Loads the code of the page in the address; repeated calls cost nothing. */
  readonly loadFirstPage: () => Promise<void>;
  /** When low-priority code may load (shell/src/services/loading). */
  readonly idle: Idle;
  /** Widgets of Home after the first one that are in the HTML; absent on a page that the browser renders. */
  readonly further?: FurtherWidgets;
}

export interface FurtherWidgets {
  /** Whether the widgets of the remote were rendered. */
  readonly has: (remote: string) => boolean;
  /** Loads their code and puts the data that they were rendered with into the store. Absent on the server. */
  readonly load?: (remote: string) => Promise<void>;
}

const ShellContext = createContext<Shell | undefined>(undefined);
export const ShellProvider = ShellContext.Provider;

/**
 * The shell's services for its own components; remotes use the contract instead.
 *
 * @throws Error outside the provider: a fault of the shell
 */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('No shell is provided here.');
  return shell;
}
