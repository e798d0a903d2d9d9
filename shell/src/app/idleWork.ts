import type { ApiClient } from '@touchline/shared/api';
import type { EventBus } from '@touchline/shared/contract/host';
import type { Shell } from '../context/ShellContext';
import { watchAppBadge } from '../live/appBadge';
import { watchBusyThread } from './busyWatch';

interface IdleWorkParts extends Pick<Shell, 'boot' | 'store' | 'registry' | 'trackFault'> {
  readonly events: Pick<EventBus, 'on'>;
  readonly quiet: ApiClient;
}

/** An installed app, on a platform with badges. */
const hasAppBadge = () =>
  'setAppBadge' in navigator && window.matchMedia('(display-mode: standalone)').matches;

/** Background work that needs code of its own, loaded when the page has nothing else to do. */
export function startIdleWork({ boot, registry, trackFault, ...parts }: IdleWorkParts): void {
  watchBusyThread({
    registry,
    report(remote, fault) {
      // A warning: the page works, only slowly.
      console.warn(`${fault.message}\n${fault.stack}`);
      trackFault(remote, 'busy', fault);
    },
  });
  if (boot.measured) void measure(boot);
  if (hasAppBadge()) watchAppBadge(parts);
}

/** Most pages are not measured. If the code cannot be loaded, nothing is reported. */
const measure = (boot: Shell['boot']) =>
  import(/* webpackChunkName: "vitals" */ './pageVitals').then(
    ({ measurePage }) => measurePage(boot),
    () => undefined,
  );
