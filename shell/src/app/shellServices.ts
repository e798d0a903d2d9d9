import { rivalsAdd } from '@touchline/shared/calls/rivalsAdd';
import { rivalsRemove } from '@touchline/shared/calls/rivalsRemove';
import { rivalsState } from '@touchline/shared/calls/rivalsState';
import { sendEvent } from '@touchline/shared/calls/sendEvent';
import { watchAdd } from '@touchline/shared/calls/watchAdd';
import { watchRemove } from '@touchline/shared/calls/watchRemove';
import type { EventBus, RivalChange, ShellServices } from '@touchline/shared/contract/host';
import type { FootballerId, TeamId } from '@touchline/shared/domain';
import { toFailure } from '@touchline/shared/remote-data';
import { opened, statePatched, teamPopupOpened } from '@touchline/shared/shell-store';
import type { LiveConnection } from '../services/live/liveConnection';
import { trackedRoute } from '../features/navigation/tracking';
import type { Notices } from '../services/notifications/notices';
import { footballerSheetOpened, passCardOpened, releasesOpened } from '../services/store/popups.slice';
import type { BrowserRegistry } from '../services/remotes/registry';
import type { RemoteLoader } from '../services/remotes/remoteLoader';
import type { ShellApi } from '../services/api/shellApi';
import { rootOf, type ShellStore } from '../services/store/shellStore';

interface ServiceParts {
  readonly store: ShellStore;
  readonly clients: ShellApi;
  readonly notices: Notices;
  readonly events: EventBus;
  readonly live: LiveConnection;
  readonly registry: () => BrowserRegistry;
  readonly blame: RemoteLoader['blame'];
  readonly components: ShellServices['components'];
}

/** Implements the contract's services with the real store and network. */
export function createShellServices(parts: ServiceParts): ShellServices {
  const { store, clients, notices, events, live, registry, components, blame } = parts;

  /**
   * Faults that this tab has reported: each only once, because a canary is judged by failed pages, not by the
   * number of errors.
   */
  const reported = new Set<string>();
  function isNewFault({ remote, release, kind }: Record<string, unknown>): boolean {
    const fault = [remote, release, kind].join(' ');
    return !reported.has(fault) && !!reported.add(fault);
  }

  const track: ShellServices['track'] = (slug, sent = {}) => {
    if (!rootOf(store).ui.online) return;
    const isFault = slug === 'remote_fault';
    const data = isFault ? { ...sent, ...blame(String(sent['remote'])) } : sent;
    if (isFault && !isNewFault(data)) return;
    const route = trackedRoute(window.location, registry());
    // Reports are sent in the background; a lost report is not logged.
    void clients.quiet
      .call(sendEvent, { params: { slug }, body: { slug, data, route } })
      .catch(() => undefined);
  };

  return {
    api: clients.api,
    events,
    notify: (notice) => void notices.notify(notice),
    track,
    openTeamPopup: (teamId, gameweek) =>
      void store.dispatch(teamPopupOpened({ teamId, ...(gameweek !== undefined && { gameweek }) })),
    openFootballerSheet: (footballerId) => void store.dispatch(footballerSheetOpened(footballerId)),
    openRivalsSwitcher() {
      store.dispatch(opened('rivals'));
      track('rivals_button_on');
    },
    openRivalsRecommendation: () => void store.dispatch(opened('recommendation')),
    openReleases: () => void store.dispatch(releasesOpened()),
    openPassCard(prompt) {
      const { location, step, returnTo = addressNow() } = prompt;
      store.dispatch(passCardOpened({ location, step, returnTo }));
      track('sp_notif', { location, step });
    },
    toggleRival: createRivalToggle(parts),
    toggleWatch: createWatchToggle(parts),
    onLive: (hear) => live.listen(hear),
    components,
  };
}

const addressNow = () => window.location.pathname + window.location.search;

/** Shown when a change cannot be queued, because this browser has no storage. */
const offlineNotice = { type: 'warning', message: 'You are offline. Reconnect and try again.' } as const;

const isOffline = (error: unknown) => toFailure(error).kind === 'offline';

const toggled = <Id extends number>(ids: readonly Id[], id: Id): Id[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

type ToggleParts = Pick<ServiceParts, 'store' | 'clients' | 'notices' | 'events'>;

/**
 * Follows or unfollows a team. A failure is only logged (specification section 4). The list is then fetched
 * again, because the change may have reached the server.
 */
function createRivalToggle({ store, clients: { api }, notices, events }: ToggleParts) {
  async function readAgain() {
    const { payload } = await api.call(rivalsState);
    const { rival_ids, rivals_view, rivals_config, ownership } = payload;
    store.dispatch(statePatched({ rivals: rival_ids, rivals_view, rivals_config, ownership }));
  }

  return async function toggleRival(teamId: TeamId): Promise<RivalChange> {
    const rivals = rootOf(store).fantasy.state?.rivals ?? [];
    const isRival = rivals.includes(teamId);
    try {
      const call = isRival ? rivalsRemove : rivalsAdd;
      const { rival_ids, ownership } = await api.call(call, {
        params: { id: teamId },
        query: { ownership: 'true' },
        mayWait: {
          thing: `rival:${teamId}`,
          refused: `Team ${teamId} could not be ${isRival ? 'removed from' : 'added to'} your rivals.`,
          reply: { success: true, id: teamId, rival_ids: toggled(rivals, teamId) },
          list: { name: 'rivals', id: teamId, isIn: !isRival },
        },
      });
      store.dispatch(statePatched({ rivals: rival_ids, ...(ownership && { ownership }) }));
      events.emit(isRival ? 'rivalUnfollowed' : 'rivalFollowed', { teamId });
      notices.notify(
        isRival
          ? {
              type: 'success',
              message: 'Rival removed',
              action: { label: 'Undo', run: () => void toggleRival(teamId) },
            }
          : { type: 'success', message: 'Rival added' },
      );
      return { result: isRival ? 'removed' : 'added' };
    } catch (error) {
      if (isOffline(error)) notices.notify(offlineNotice);
      console.error(`Rival ${teamId} could not be ${isRival ? 'removed' : 'added'}.`, error);
      await readAgain().catch(() => undefined);
      return { result: 'failed' };
    }
  };
}

/** Adds a footballer to the watchlist or removes them; clicks are ignored while the request is pending. */
function createWatchToggle({ store, clients: { api }, notices, events }: ToggleParts) {
  const running = new Set<FootballerId>();

  return async function toggleWatch(id: FootballerId): Promise<void> {
    if (!id || running.has(id)) return;
    running.add(id);
    const watchlist = rootOf(store).fantasy.state?.watchlist ?? [];
    const isWatched = watchlist.includes(id);
    try {
      const { payload } = await api.call(isWatched ? watchRemove : watchAdd, {
        params: { id },
        mayWait: {
          thing: `watch:${id}`,
          refused: `A player could not be ${isWatched ? 'removed from' : 'added to'} your watchlist.`,
          reply: { success: true, payload: { ids: toggled(watchlist, id) } },
          list: { name: 'watchlist', id, isIn: !isWatched },
        },
      });
      store.dispatch(statePatched({ watchlist: payload.ids }));
      events.emit('watchlistChanged', { footballerIds: payload.ids });
      if (isWatched)
        notices.notify({
          type: 'info',
          message: 'Removed from your watchlist',
          action: { label: 'Undo', run: () => void toggleWatch(id) },
        });
    } catch (error) {
      if (isOffline(error)) notices.notify(offlineNotice);
      console.error(`The watchlist could not be changed for footballer ${id}.`, error);
    } finally {
      running.delete(id);
    }
  };
}
