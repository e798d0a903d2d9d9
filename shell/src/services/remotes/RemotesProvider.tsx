import { createContext, useContext, type ReactNode } from 'react';
import type { RemoteLoader } from './remoteLoader';

interface Remotes {
  readonly loader: RemoteLoader;
  /** Reports a fault during rendering; the loader reports load faults itself. */
  readonly report: (remote: string, error: unknown) => void;
}

const RemotesContext = createContext<Remotes | undefined>(undefined);

export function RemotesProvider({ children, ...remotes }: Remotes & { children: ReactNode }) {
  return <RemotesContext.Provider value={remotes}>{children}</RemotesContext.Provider>;
}

/** @throws Error outside the provider: a fault of the shell */
export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('RemotesProvider is missing above this component.');
  return remotes;
}
