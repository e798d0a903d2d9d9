import { isVersionTooOld } from '@touchline/shared/domain';
import type { StartUpStatus } from '../../services/store/popups.slice';
import { refusalText, startUpTexts, type ServerCheck } from './startUpTexts';

interface StartUp {
  readonly version: string;
  /** Email address of the admin; absent when the server has never sent one. */
  readonly contact?: string | null;
  readonly askServer: () => Promise<ServerCheck>;
  readonly onStatus: (status: StartUpStatus) => void;
  readonly onAlert: (text: string) => void;
  /** Aborted when the app has started: its progress messages are obsolete then. */
  readonly signal: AbortSignal;
}

/** Milliseconds before status texts appear: a quick start needs none. */
export const checkDelayMs = 8000;
/** Milliseconds between two attempts to reach the server. */
export const retryMs = 2000;
/** Milliseconds from the start after which loading counts as failed. */
export const dataTimeoutMs = 30_000;
/** Milliseconds between two attempts while the app runs on cached data. */
const calmRetryMs = 60_000;

/**
 * Minimum time of each status in milliseconds; without it they would replace each other between two frames.
 */
export const statusMs = 300;

const stopped = (text: string): StartUpStatus => ({ kind: 'stopped', text });
const blocked = (text: string): StartUpStatus => ({ kind: 'blocked', text });

/**
 * Checks of every native start: the server, then the app's version. The server is called at once, and every
 * two seconds until it answers. Its alert and an outdated version apply whenever the answer arrives; progress
 * is shown from the eighth second until the app has started.
 */
export async function runStartUpCheck(startUp: StartUp): Promise<void> {
  const answered = untilAnswered(startUp);
  await Promise.all([act(startUp, answered), tell(startUp, answered)]);
}

type Answer = ServerCheck | string;

/** Shows the alert and blocks an outdated app, however late the answer is. */
async function act({ version, onAlert, onStatus }: StartUp, answered: Promise<Answer>): Promise<void> {
  const answer = await answered;
  if (typeof answer === 'string') return;
  if (answer.alert) onAlert(answer.alert);
  if (isVersionTooOld(version, answer.app_support))
    onStatus(blocked(startUpTexts.tooOld(version, answer.app_support)));
}

/** Shows progress, and ends with an error text or with 'Loading'. */
async function tell({ version, onStatus, signal }: StartUp, answered: Promise<Answer>): Promise<void> {
  const timeout = setTimeout(() => onStatus(stopped(startUpTexts.timeout)), dataTimeoutMs);
  const settle = () => clearTimeout(timeout);
  signal.addEventListener('abort', settle);
  const say = (text: Extract<StartUpStatus, { kind: 'busy' }>['text']) => {
    if (!signal.aborted) onStatus({ kind: 'busy', text });
  };

  await wait(checkDelayMs);
  if (await isBlocked(version, answered)) return settle();
  say('Checking server');
  const answer = await answered;
  if (signal.aborted) return;
  if (typeof answer === 'string') {
    settle();
    return onStatus(stopped(answer));
  }
  if (isVersionTooOld(version, answer.app_support)) return settle();
  say('Server checked');
  await wait(statusMs);
  say('Checking app version');
  await wait(statusMs);
  say('Loading');
}

/** Whether an earlier answer has blocked the app: its text stays on screen. */
async function isBlocked(version: string, answered: Promise<Answer>): Promise<boolean> {
  const answer = await Promise.race([answered, Promise.resolve(undefined)]);
  return typeof answer === 'object' && isVersionTooOld(version, answer.app_support);
}

/**
 * The server's answer, or the text of a refusal. Without an answer it retries, at a lower rate once the app
 * runs.
 */
async function untilAnswered({ askServer, signal, contact }: StartUp): Promise<Answer> {
  for (;;) {
    try {
      return await askServer();
    } catch (thrown) {
      const refusal = refusalText(thrown, contact ?? undefined);
      if (refusal !== undefined) return refusal;
    }
    await wait(signal.aborted ? calmRetryMs : retryMs);
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
