import type { PageAccess } from '@touchline/shared/contract/host';
import { slotNamed } from '@touchline/shared/contract/slots';

/** Each asks for more than the one before. */
const byStrictness: readonly PageAccess[] = ['user', 'pass', 'admin'];

/**
 * What a reader needs to see a widget in a slot: the stricter of the two. The server decides it, so no release can ask for less
 * than its slot, and the browser needs no code for it.
 */
export function accessIn(slot: string, ofWidget: PageAccess = 'user'): PageAccess {
  const ofSlot = slotNamed(slot)?.access ?? 'user';
  return byStrictness.indexOf(ofSlot) > byStrictness.indexOf(ofWidget) ? ofSlot : ofWidget;
}
