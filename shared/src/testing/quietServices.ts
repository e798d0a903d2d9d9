import { createEventBus, type ShellServices } from '../contract/host';
import type { ApiClient } from '../api/client';

/** Services of a shell that does nothing. The calls of its client never end, unless one is given. */
export const quietServices = (
  api: ApiClient = { call: () => new Promise<never>(() => {}) },
): ShellServices => ({
  api,
  events: createEventBus((name, error) => {
    throw new Error(`A listener of ${name} threw`, { cause: error });
  }),
  notify: () => {},
  track: () => {},
  openTeamPopup: () => {},
  openFootballerSheet: () => {},
  openRivalsSwitcher: () => {},
  openRivalsRecommendation: () => {},
  openReleases: () => {},
  openPassCard: () => {},
  toggleRival: () => Promise.resolve({ result: 'failed' }),
  toggleWatch: () => Promise.resolve(),
  onLive: () => () => {},
  components: { Pitch: () => null, FootballerSheet: () => null, RemoteWidget: () => null },
});
