import { tellSeason } from '@touchline/design-system';
import { rootOf, type ShellStore } from './shellStore';

const none = { categories: {}, positions: {} };

/** Tells the drawings what the season calls its clubs, categories and positions, whenever its state has come. */
export function rememberSeason(store: ShellStore): void {
  let told: unknown;
  const look = () => {
    const { state } = rootOf(store).fantasy;
    if (state === null || state.clubs === told) return;
    told = state.clubs;
    tellSeason({ ...none, ...state.words, clubs: state.clubs });
  };
  look();
  store.subscribe(look);
}
