import { useMemo } from 'react';
// eslint-disable-next-line no-restricted-syntax -- the bridge itself.
import { shell, useShell, type Shell } from './shell';

const openerOf =
  (services: () => Pick<Shell, 'openPassCard'>): PassCardOpener =>
  (location, step, returnTo) =>
  () =>
    services().openPassCard({ location, step, ...(returnTo !== undefined && { returnTo }) });

/** @deprecated for remotes built for contract 5.0 to 5.3: `usePassCardOpener`. */
export const passCardOpener: (location: string, step: string, returnTo?: string) => () => void =
  openerOf(shell);

/**
 * Makes what a locked thing does when it is pressed.
 *
 * @param location the page, for the report
 * @param step what was locked there
 * @param returnTo where a purchase leads back to; the address at the time of the press unless given
 */
export type PassCardOpener = (location: string, step: string, returnTo?: string) => () => void;

/** `const passCardOpener = usePassCardOpener();`, for all locked things of a component. It stays the same while the page lives. */
export function usePassCardOpener(): PassCardOpener {
  const services = useShell();
  return useMemo(() => openerOf(() => services), [services]);
}
