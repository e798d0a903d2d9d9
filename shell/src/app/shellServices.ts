import { sendEvent } from '@touchline/shared/calls/sendEvent';
import type { EventBus, ShellServices } from '@touchline/shared/contract/host';
import { opened, teamPopupOpened } from '@touchline/shared/shell-store';
import type { LiveConnection } from '../services/live/liveConnection';
import { trackedRoute } from '../features/navigation/tracking';
import type { Notices } from '../services/notifications/notices';
import { footballerSheetOpened, passCardOpened, releasesOpened } from '../services/store/popups.slice';
import type { BrowserRegistry } from '../services/remotes/registry';
import type { RemoteLoader } from '../services/remotes/remoteLoader';
import type { ShellApi } from '../services/api/shellApi';
import { rootOf, type ShellStore } from '../services/store/shellStore';
import type { Toggles } from './toggles';

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

  let loading: Promise<Toggles> | undefined;
  /** The code comes with the queue of writes: when the page is idle, or with the first change of a list. */
  const change = <Result>(act: (toggles: Toggles) => Promise<Result>, failed: Result): Promise<Result> => {
    loading ??= import(/* webpackChunkName: "waiting" */ './toggles').then((code) =>
      code.createToggles(parts),
    );
    return loading.then(act, () => {
      loading = undefined;
      notices.notify({ type: 'error', message: 'Nothing was changed. Try again.' });
      return failed;
    });
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
    toggleRival: (id) => change(({ toggleRival }) => toggleRival(id), { result: 'failed' }),
    toggleWatch: (id) => change(({ toggleWatch }) => toggleWatch(id), undefined),
    onLive: (hear) => live.listen(hear),
    components,
  };
}

const addressNow = () => window.location.pathname + window.location.search;
