import { shell } from './shell';

/**
 * What a locked thing does when it is pressed.
 *
 * @param location the page, for the report
 * @param step what was locked there
 * @param returnTo where a purchase leads back to; the address at the time of the press unless given
 */
export const passCardOpener = (location: string, step: string, returnTo?: string) => () =>
  shell().openPassCard({ location, step, ...(returnTo !== undefined && { returnTo }) });
