import { toFailure } from '@touchline/shared/remote-data';

export interface ServerCheck {
  readonly alert: string;
  /** Oldest supported app, `major.minor`. */
  readonly app_support: string;
}

export const supportAddress = 'help@touchline.example';

/** Texts of the start-up screen (specification, sections 2.6 and 8). */
export const startUpTexts = {
  down: 'Server is currently down for maintenance. Please try again later.',
  timeout: 'Problem fetching data. Please restart the app.',
  missing: `The server could not be found. Please turn the app off and on again. If it stays, contact the admin: ${supportAddress}`,
  tooOld: (version: string, supported: string) =>
    `Please update your app to the latest version (current: ${version}, supported: >${supported})`,
} as const;

/** Why the server refuses access; undefined when it did not answer. */
export function refusalText(thrown: unknown): string | undefined {
  const { kind } = toFailure(thrown);
  if (kind === 'notFound') return startUpTexts.missing;
  if (kind === 'serverFault' || kind === 'refused') return startUpTexts.down;
  return undefined;
}
