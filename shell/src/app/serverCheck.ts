import { check } from '@touchline/shared/calls/check';
import type { EventBus } from '@touchline/shared/contract/host';
import { refusalText, startUpTexts, type ServerCheck } from '../native/startUpCheck';
import { serverAlertArrived } from '../popups/popups.slice';
import { buildCheckMs } from './buildCheck';
import type { Shell } from './createShell';
import { rootOf } from './shellStore';

interface ServerCheckParts extends Pick<Shell, 'clients' | 'store'> {
  readonly events: EventBus;
}

/** The text that was last read in this tab: a reload does not show it again, another text is shown. */
const readKey = 'tl-alert-read';

/**
 * Asks at the start, and with the hourly look for a new build, what the server has to say (`GET /v1/check`), and shows it
 * in the dialog: its alert, or that it is closed. A server that cannot be reached says nothing here; the offline banner does.
 */
export function watchServer({ clients, events, store }: ServerCheckParts): () => void {
  const look = async () => {
    if (!rootOf(store).ui.online || !navigator.onLine) return;
    const text = await askedText(() => clients.quiet.call(check));
    if (!text || sessionStorage.getItem(readKey) === text) return;
    sessionStorage.setItem(readKey, text);
    store.dispatch(serverAlertArrived(text));
  };
  const lookQuietly = () => void look().catch(() => undefined);
  lookQuietly();
  const timer = setInterval(lookQuietly, buildCheckMs);
  const stopListening = events.on('connectionRestored', lookQuietly);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

/** The alert, or the text of a server that is closed; empty when there is nothing to say. */
async function askedText(ask: () => Promise<ServerCheck>): Promise<string> {
  try {
    return (await ask()).alert;
  } catch (thrown) {
    return refusalText(thrown) === startUpTexts.down ? startUpTexts.down : '';
  }
}
