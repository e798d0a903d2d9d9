import { choicesRestored, type UiState } from '@touchline/shared/shell-store';
import { deviceStorage } from '@touchline/shared/storage';
import { rootOf, type ShellStore } from '../services/store/shellStore';

type Choices = Pick<UiState, 'metric' | 'metricGameweek' | 'fblrreportSort' | 'transferTableSort' | 'alerts'>;

const keyFor = (userId: string) => `tl-choices:${userId}`;

const choicesOf = ({
  metric,
  metricGameweek,
  fblrreportSort,
  transferTableSort,
  alerts,
}: UiState): Choices => ({
  metric,
  metricGameweek,
  fblrreportSort,
  transferTableSort,
  alerts,
});

function stored(userId: string): Partial<Choices> {
  const value = deviceStorage.readJson(keyFor(userId));
  return typeof value === 'object' && value !== null ? value : {};
}

/**
 * Persists the user's choices (metric, sorts, dismissed hints) in this browser, by account. If storage is full or denied,
 * they last as long as the page.
 */
export function rememberChoices(store: ShellStore): void {
  let userId: string | undefined;
  let written = '';
  store.subscribe(() => {
    const { session, ui } = rootOf(store);
    const current = session.user?.id;
    if (current !== userId) {
      userId = current;
      written = '';
      if (current) store.dispatch(choicesRestored(stored(current)));
      return;
    }
    if (!current) return;
    const text = JSON.stringify(choicesOf(ui));
    if (text === written) return;
    written = text;
    deviceStorage.write(keyFor(current), text);
  });
  // Choices of another tab are applied here: otherwise the next choice in this tab would overwrite them.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (!userId || key !== keyFor(userId) || newValue === null) return;
    written = newValue;
    store.dispatch(choicesRestored(stored(userId)));
  });
}
