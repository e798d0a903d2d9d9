import type { ApiClient } from '@touchline/shared/api';
import type { EventBus } from '@touchline/shared/contract/host';
import type { Boot } from '../boot/boot';
import { watchAppBadge } from '../live/appBadge';
import type { ShellStore } from '../store/shellStore';
import { measurePage } from './pageVitals';

interface IdleWorkParts {
  readonly boot: Boot;
  readonly store: ShellStore;
  readonly events: Pick<EventBus, 'on'>;
  readonly quiet: ApiClient;
  /** Whether this is the installed app, on a system that shows badges. */
  readonly hasBadge: boolean;
}

/** Background work that needs code of its own, loaded when the page has nothing else to do. */
export function startIdleWork({ boot, hasBadge, ...parts }: IdleWorkParts): void {
  if (boot.measured) measurePage(boot);
  if (hasBadge) watchAppBadge(parts);
}
