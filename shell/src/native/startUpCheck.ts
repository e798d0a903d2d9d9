import { isVersionTooOld } from '@touchline/shared/domain';
import { toFailure } from '@touchline/shared/remote-data';

/** What the start-up screen says, in the words of the specification (sections 2.6 and 8). */
export type StartUpStatus =
  | {
      readonly kind: 'busy';
      readonly text: 'Checking server' | 'Server checked' | 'Checking app version' | 'Loading';
    }
  | { readonly kind: 'stopped'; readonly text: string };

export interface ServerCheck {
  readonly alert: string;
  /** Oldest supported app, `major.minor`. */
  readonly app_support: string;
}

interface StartUp {
  readonly version: string;
  readonly askServer: () => Promise<ServerCheck>;
  readonly onStatus: (status: StartUpStatus) => void;
  readonly onAlert: (text: string) => void;
  readonly signal: AbortSignal;
}

/** Milliseconds before the check begins: a start that is quick needs none. */
export const checkDelayMs = 8000;
/** Milliseconds between two attempts to reach the server. */
export const retryMs = 2000;
/** Milliseconds from the start after which it is given up. */
export const dataTimeoutMs = 30_000;

/** Milliseconds that each status stands: they would follow one another before one of them is drawn. */
export const statusMs = 300;

export const supportAddress = 'help@touchline.example';

export const startUpTexts = {
  down: 'Server is currently down for maintenance. Please try again later.',
  timeout: 'Problem fetching data. Please restart the app.',
  missing: `The server could not be found. Please turn the app off and on again. If it stays, contact the admin: ${supportAddress}`,
  tooOld: (version: string, supported: string) =>
    `Please update your app to the latest version (current: ${version}, supported: >${supported})`,
} as const;

const stopped = (text: string): StartUpStatus => ({ kind: 'stopped', text });

/**
 * The checks of a native start that takes long: the server, then the app's version. It waits its eight
 * seconds first, asks again every two, and ends with a text to read or with 'Loading'.
 */
export async function runStartUpCheck({
  version,
  askServer,
  onStatus,
  onAlert,
  signal,
}: StartUp): Promise<void> {
  const timeout = setTimeout(() => onStatus(stopped(startUpTexts.timeout)), dataTimeoutMs);
  signal.addEventListener('abort', () => clearTimeout(timeout));
  const settle = (status: StartUpStatus) => {
    clearTimeout(timeout);
    onStatus(status);
  };

  await wait(checkDelayMs);
  onStatus({ kind: 'busy', text: 'Checking server' });
  const answer = await untilAnswered(askServer, signal);
  if (signal.aborted || answer === undefined) return;
  if (typeof answer === 'string') return settle(stopped(answer));
  if (answer.alert) onAlert(answer.alert);
  onStatus({ kind: 'busy', text: 'Server checked' });
  await wait(statusMs);
  onStatus({ kind: 'busy', text: 'Checking app version' });
  await wait(statusMs);
  if (isVersionTooOld(version, answer.app_support))
    return settle(stopped(startUpTexts.tooOld(version, answer.app_support)));
  onStatus({ kind: 'busy', text: 'Loading' });
}

/** The server's answer; or the text for one that says no. Silence is asked again. */
async function untilAnswered(
  askServer: () => Promise<ServerCheck>,
  signal: AbortSignal,
): Promise<ServerCheck | string | undefined> {
  while (!signal.aborted) {
    try {
      return await askServer();
    } catch (thrown) {
      const { kind } = toFailure(thrown);
      if (kind === 'notFound') return startUpTexts.missing;
      if (kind === 'serverFault' || kind === 'refused') return startUpTexts.down;
    }
    await wait(retryMs);
  }
  return undefined;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
