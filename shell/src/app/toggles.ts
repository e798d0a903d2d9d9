import { rivalsAdd } from '@touchline/shared/calls/rivalsAdd';
import { rivalsRemove } from '@touchline/shared/calls/rivalsRemove';
import { rivalsState } from '@touchline/shared/calls/rivalsState';
import { watchAdd } from '@touchline/shared/calls/watchAdd';
import { watchRemove } from '@touchline/shared/calls/watchRemove';
import type { EventBus, RivalChange } from '@touchline/shared/contract/host';
import type { FootballerId, TeamId } from '@touchline/shared/domain';
import { toFailure } from '@touchline/shared/remote-data';
import { statePatched } from '@touchline/shared/shell-store';
import type { ShellApi } from '../services/api/shellApi';
import type { Notices } from '../services/notifications/notices';
import { rootOf, type ShellStore } from '../services/store/shellStore';

/** What changes a list of the account, as the contract has it. */
export const createToggles = (parts: ToggleParts) => ({
  toggleRival: createRivalToggle(parts),
  toggleWatch: createWatchToggle(parts),
});

export type Toggles = ReturnType<typeof createToggles>;

/** Shown when a change cannot be queued, because this browser has no storage. */
const offlineNotice = { type: 'warning', message: 'You are offline. Reconnect and try again.' } as const;

const isOffline = (error: unknown) => toFailure(error).kind === 'offline';

const toggled = <Id extends number>(ids: readonly Id[], id: Id): Id[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

interface ToggleParts {
  readonly store: ShellStore;
  readonly clients: ShellApi;
  readonly notices: Notices;
  readonly events: EventBus;
}

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
