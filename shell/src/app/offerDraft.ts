import { drafts } from '@touchline/shared/contract/host';
import type { Notices } from '../services/notifications/notices';
import { browserPage } from '../services/platform/browserPage';
import { rootOf, type ShellStore } from '../services/store/shellStore';

/**
 * After a login, notifies the user about the form draft that was saved when their session ended. Drafts of
 * other users are deleted.
 */
export function offerDraft(store: ShellStore, notices: Notices): void {
  let isDone = false;
  const offerOnce = () => {
    const { user } = rootOf(store).session;
    if (!user || isDone) return;
    isDone = true;
    drafts.wipe(user.id);
    const draft = drafts.find(user.id);
    // On its own page the form has restored the draft already.
    if (!draft || draft.path === window.location.pathname + window.location.search) return;
    notices.notify({
      type: 'info',
      message: 'What you typed before your session ended is kept.',
      timeout: 0,
      action: { label: 'Go on', run: () => browserPage.go(draft.path) },
    });
  };
  offerOnce();
  store.subscribe(offerOnce);
}
