import { check } from '@touchline/shared/calls/check';
import type { EventBus } from '@touchline/shared/contract/host';
import { tabStorage } from '@touchline/shared/storage';
import { refusalText, startUpTexts, type ServerCheck } from '../features/native/startUpTexts';
import { serverAlertArrived } from '../services/store/popups.slice';
import { buildCheckMs } from './buildCheck';
import type { Shell } from '../services/context/ShellContext';
import { rootOf } from '../services/store/shellStore';

interface ServerCheckParts extends Pick<Shell, 'clients' | 'store'> {
  readonly events: EventBus;
}

/** Session storage key of the last alert read: a reload does not show it again, another text is shown. */
const readKey = 'tl-alert-read';

/**
 * Requests `GET /v1/check` at the start and with the hourly check for a new build, and shows the server's
 * alert, or that it is closed, in a dialog. An unreachable server is ignored; the offline banner covers that.
 */
export function watchServer({ clients, events, store }: ServerCheckParts): () => void {
  const checkServer = async () => {
    if (!rootOf(store).ui.online || !navigator.onLine) return;
    const text = await askedText(() => clients.quiet.call(check));
    if (!text || tabStorage.read(readKey) === text) return;
    tabStorage.write(readKey, text);
    store.dispatch(serverAlertArrived(text));
  };
  const checkQuietly = () => void checkServer().catch(() => undefined);
  checkQuietly();
  const timer = setInterval(checkQuietly, buildCheckMs);
  const stopListening = events.on('connectionRestored', checkQuietly);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}

/** The alert, or the text of a closed server; empty when there is none. */
async function askedText(ask: () => Promise<ServerCheck>): Promise<string> {
  try {
    return (await ask()).alert;
  } catch (thrown) {
    return refusalText(thrown) === startUpTexts.down ? startUpTexts.down : '';
  }
}
