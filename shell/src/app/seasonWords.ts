import { tellSeason } from '@touchline/design-system';
import { rootOf, type ShellStore } from '../services/store/shellStore';

const none = { categories: {}, positions: {} };

/**
 * Passes the season's names of clubs, categories and positions to the design system when the state has
 * loaded.
 */
export function rememberSeason(store: ShellStore): void {
  let lastClubs: unknown;
  const tellIfChanged = () => {
    const { state } = rootOf(store).fantasy;
    if (state === null || state.clubs === lastClubs) return;
    lastClubs = state.clubs;
    tellSeason({ ...none, ...state.words, clubs: state.clubs });
  };
  tellIfChanged();
  store.subscribe(tellIfChanged);
}
