import { WatchIcon } from '@touchline/design-system/football';
import { selectWatchlist, useShell } from '@touchline/shared/contract';
import type { FootballerId } from '@touchline/shared/domain';
import { useSelector } from '@touchline/shared/store';

/** Watchlist star with the state of the store; offline a change is queued. */
export function WatchStar({ id, name }: { id: FootballerId; name: string }) {
  const shell = useShell();
  const watchlist: readonly FootballerId[] = useSelector(selectWatchlist);
  const toggle = () => void shell.toggleWatch(id);
  return <WatchIcon on={watchlist.includes(id)} name={name} onToggle={toggle} />;
}
