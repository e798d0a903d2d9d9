import { shell } from '@touchline/shared/contract';

/** What a locked thing does when it is pressed. `location` is the page, `step` what was locked there. */
export const passCardOpener = (location: string, step: string) => () =>
  shell().openPassCard({ location, step });
