import { createContext, useContext } from 'react';
import type { Shell } from './createShell';

const ShellContext = createContext<Shell | undefined>(undefined);
export const ShellProvider = ShellContext.Provider;

/**
 * The shell's services for its own components; remotes use the contract instead.
 *
 * @throws Error outside the provider: a fault of the shell
 */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('ShellProvider is missing above this component.');
  return shell;
}
