import type { Notice } from '@touchline/shared/contract';
import { notificationClosed, notified } from '@touchline/shared/shell-store';
import type { ShellStore } from '../store/shellStore';

/**
 * Notifications. Their texts are in the store; the handler of their button is a function and is kept here,
 * under the notification's id.
 */
export function createNotices(store: ShellStore) {
  const actions = new Map<string, () => void>();
  let count = 0;

  const close = (id: string) => {
    actions.delete(id);
    store.dispatch(notificationClosed(id));
  };

  return {
    notify({ type, message = '', timeout, action }: Notice) {
      const id = `notice-${(count += 1)}`;
      if (action) actions.set(id, action.run);
      store.dispatch(
        notified({
          id,
          type,
          message,
          ...(timeout !== undefined && { timeout }),
          ...(action && { action: { label: action.label, event: id } }),
        }),
      );
      return id;
    },
    close,
    /** Runs the handler of the notification's button, and removes the notification. */
    act(id: string) {
      const run = actions.get(id);
      close(id);
      run?.();
    },
  };
}

export type Notices = ReturnType<typeof createNotices>;
