import type { ApiClient } from '@touchline/shared/api';
import { teamOverview } from '@touchline/shared/calls/teamOverview';
import type { EventBus } from '@touchline/shared/contract/host';
import type { GameweekState } from '@touchline/shared/domain';
import type { TeamOverview } from '@touchline/shared/wire';
import { onboardedReader } from '../store/onboardedReader';
import { rootOf, type ShellStore } from '../store/shellStore';

interface BadgeParts {
  readonly store: ShellStore;
  readonly events: Pick<EventBus, 'on'>;
  readonly quiet: ApiClient;
  readonly badge?: Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>;
}

/** Minimum interval between loads: the stream may send many messages for one goal. */
const mostOftenMs = 60_000;
const running: readonly GameweekState[] = ['locked', 'live', 'between'];

/** Number of the own footballers who are still to play; 0 unless a gameweek is running. */
const stillToPlay = ({ gameweek, left }: TeamOverview) =>
  gameweek !== null && running.includes(gameweek.state) ? left : 0;

/**
 * Shows on the installed app's icon how many own footballers are still to play. Cleared when nobody is signed
 * in.
 */
export function watchAppBadge({ store, events, quiet, badge = navigator }: BadgeParts): void {
  let shown: number | undefined;
  let loadedAt = -Infinity;
  const userId = () => rootOf(store).session.user?.id;

  function show(count: number) {
    if (count === shown) return;
    shown = count;
    // Some systems reject this without permission for notifications: then there is no badge.
    (count > 0 ? badge.setAppBadge(count) : badge.clearAppBadge()).catch(() => undefined);
  }

  async function load() {
    const { user, isRefreshed } = rootOf(store).session;
    if (!user) {
      if (isRefreshed) show(0);
      return;
    }
    if (!onboardedReader(rootOf(store)) || Date.now() - loadedAt < mostOftenMs) return;
    loadedAt = Date.now();
    const reply = await quiet.call(teamOverview).catch(() => undefined);
    if (reply && userId() === user.id) show(stillToPlay(reply.payload));
  }

  let seen = userId();
  store.subscribe(() => {
    if (userId() === seen) return;
    seen = userId();
    loadedAt = -Infinity;
    void load();
  });
  events.on('livePointsMoved', () => void load());
  events.on('connectionRestored', () => void load());
  // When the user leaves the app and when they return.
  document.addEventListener('visibilitychange', () => void load());
  void load();
}
