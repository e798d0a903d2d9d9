import { toFailure } from '@touchline/shared/remote-data';

export interface ServerCheck {
  readonly alert: string;
  /** Oldest supported app, `major.minor`. */
  readonly app_support: string;
}

/** For a start that has never heard `CONTACT_EMAIL` from the server. */
export const supportAddress = 'help@touchline.example';

/** Texts of the start-up screen (specification, sections 2.6 and 8). */
export const startUpTexts = {
  down: 'Server is currently down for maintenance. Please try again later.',
  timeout: 'Problem fetching data. Please restart the app.',
  missing: (contact: string) =>
    `The server could not be found. Please turn the app off and on again. If it stays, contact the admin: ${contact}`,
  tooOld: (version: string, supported: string) =>
    `Please update your app to the latest version (current: ${version}, supported: >${supported})`,
} as const;

/**
 * Why the server refuses access; undefined when it did not answer.
 *
 * @param contact email address of the admin
 */
export function refusalText(thrown: unknown, contact = supportAddress): string | undefined {
  const { kind } = toFailure(thrown);
  if (kind === 'notFound') return startUpTexts.missing(contact);
  if (kind === 'serverFault' || kind === 'refused') return startUpTexts.down;
  return undefined;
}
