import type { Reading } from '../../game/handlers/gameServices';
import { viewOf, type ViewId } from '../../game/handlers/viewGroup';

/** The view that is chosen. The elite is for pass holders: others read their rivals. */
export function storedView(reading: Reading): ViewId {
  const view = viewOf(reading);
  return view === 'elite' && !reading.account.pass ? 'rivals' : view;
}
