import type { StoreSlice } from '@touchline/shared/store';
import type { ShellStore } from './shellStore';

const registered = new Map<StoreSlice, ShellStore>();

/** Registers a slice of a lazily loaded part of the shell; it stays registered for the life of the tab. */
export function registerShellSlice(store: ShellStore, slice: StoreSlice): void {
  if (registered.get(slice) === store) return;
  registered.set(slice, store);
  store.registerSlice(slice);
}
