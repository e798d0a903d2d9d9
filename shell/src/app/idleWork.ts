import type { ApiClient } from '@touchline/shared/api';
import type { EventBus } from '@touchline/shared/contract/host';
import { isAdmin } from '@touchline/shared/domain';
import type { Shell } from '../services/context/ShellContext';
import { watchSearchKeys } from '../features/search/searchKeys';
import { warmSearch } from '../features/search/warmSearch';
import { watchAppBadge } from '../services/live/appBadge';
import type { LiveConnection } from '../services/live/liveConnection';
import { watchOwnMoments } from '../services/live/ownMoments';
import { spreadDelivery } from '../services/live/spreadDelivery';
import { startServiceWorker } from '../services/offline/serviceWorker';
import { browserPage } from '../services/platform/browserPage';
import { survivePageTranslation } from '../services/platform/pageTranslation';
import type { RemoteFaultKind } from '../services/remotes/remoteFault';
import { rootOf } from '../services/store/shellStore';
import { watchBuilds } from './buildCheck';
import { watchBusyThread } from './busyWatch';
import { watchLeftBehind } from './leftBehind';
import { offerDraft } from './offerDraft';
import { preparePrinting } from './printing';

interface IdleWorkParts extends Pick<
  Shell,
  'boot' | 'store' | 'loader' | 'notices' | 'trackFault' | 'lastGood'
> {
  readonly events: Pick<EventBus, 'on'>;
  readonly quiet: ApiClient;
  readonly live: Pick<LiveConnection, 'via'>;
}

/** An installed app, on a platform with badges. */
const hasAppBadge = () =>
  'setAppBadge' in navigator && window.matchMedia('(display-mode: standalone)').matches;

/** Background work that needs code of its own, loaded when the page has nothing else to do. */
export function startIdleWork({ boot, loader, live, notices, trackFault, ...parts }: IdleWorkParts): void {
  live.via(spreadDelivery);
  // Browsers translate a page that has loaded.
  survivePageTranslation(document.body);
  startServiceWorker(boot);
  offerDraft(parts.store, notices);
  watchSearchKeys(parts.store);
  if ('adoptedStyleSheets' in document) preparePrinting();
  if (boot.serviceWorker) warmSearch(parts);
  watchBuilds({
    buildId: boot.build.id,
    registry: () => loader.registry(),
    onNewBuild: () =>
      notices.notify({
        type: 'info',
        message: 'A new version is ready',
        timeout: 0,
        action: { label: 'Reload', run: () => browserPage.reload() },
      }),
  });
  const registry = () => loader.registry();
  /** A warning: the page works. */
  const warn = (kind: RemoteFaultKind) => (remote: string, fault: Error) => {
    console.warn(`${fault.message}\n${fault.stack}`);
    trackFault(remote, kind, fault);
  };
  watchBusyThread({ registry, report: warn('busy') });
  watchLeftBehind({ registry, report: warn('left-behind') });
  if (boot.measured) void measure(boot);
  if (hasAppBadge()) watchAppBadge(parts);
  watchOwnMoments({ ...parts, notify: (notice) => void notices.notify(notice) });
  const { user } = rootOf(parts.store).session;
  if (user && isAdmin(user.role)) void measureForStaff({ loader, ...parts });
}

/** Render times for the overlay of releases, which has its code. */
const measureForStaff = (parts: Pick<Shell, 'loader' | 'store'>) =>
  import(/* webpackChunkName: "overlay" */ '../features/overlay/renderTimes').then(
    ({ measureRenders }) => measureRenders(parts),
    () => undefined,
  );

/** Most pages are not measured. If the code cannot be loaded, nothing is reported. */
const measure = (boot: Shell['boot']) =>
  import(/* webpackChunkName: "vitals" */ './pageVitals').then(
    ({ measurePage }) => measurePage(boot),
    () => undefined,
  );
