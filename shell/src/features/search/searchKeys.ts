import { opened } from '@touchline/shared/shell-store';
import { onboardedReader } from '../../services/store/onboardedReader';
import { rootOf, type ShellStore } from '../../services/store/shellStore';

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Opens the search by `/` outside of fields, and by Ctrl+K or Command+K anywhere. */
export function watchSearchKeys(store: ShellStore): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isField(target);
    const isChord = (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';
    if (event.defaultPrevented || (!isSlash && !isChord)) return;
    // Without a team there is no header and nothing to find.
    if (!onboardedReader(rootOf(store))) return;
    // A popup has its own keys.
    if (document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    store.dispatch(opened('search'));
  });
}
