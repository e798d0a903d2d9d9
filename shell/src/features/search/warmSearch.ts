import type { ApiClient } from '@touchline/shared/api';
import { searchIndex } from '@touchline/shared/calls/searchIndex';
import { deviceStorage } from '@touchline/shared/storage';
import type { Shell } from '../../services/context/ShellContext';
import { keptSessionKey } from '../../services/offline/keptSession';
import { onboardedReader } from '../../services/store/onboardedReader';
import { rootOf } from '../../services/store/shellStore';

/** Delay in milliseconds, after idle, for what the page itself still loads. */
const settleMs = 5000;
const dayMs = 24 * 3600_000;
const key = `${keptSessionKey}-search-warm`;

/** Once a day loads the search and its index, so that it also works offline where it was never opened. */
export function warmSearch({
  store,
  lastGood,
  quiet,
}: Pick<Shell, 'store' | 'lastGood'> & { quiet: ApiClient }) {
  setTimeout(() => {
    const root = rootOf(store);
    const isFresh = Date.now() - Number(deviceStorage.read(key)) < dayMs;
    if (!onboardedReader(root) || !root.ui.online || isFresh) return;
    Promise.all([
      import(/* webpackChunkName: "search" */ './Search'),
      quiet.call(searchIndex).then((reply) => lastGood.keep(searchIndex.path, reply)),
    ]).then(
      () => deviceStorage.write(key, String(Date.now())),
      // The search loads them itself when it is opened.
      () => undefined,
    );
  }, settleMs);
}
