import { WatchIcon } from '@touchline/design-system/football';
import { selectWatchlist, shell } from '@touchline/shared/contract';
import type { FootballerId } from '@touchline/shared/domain';
import { useSelector } from '@touchline/shared/store';

/** On the watchlist or not, as the store knows it; offline a change waits. */
export function WatchStar({ id, name }: { id: FootballerId; name: string }) {
  const watchlist: readonly FootballerId[] = useSelector(selectWatchlist);
  const toggle = () => void shell().toggleWatch(id);
  return <WatchIcon on={watchlist.includes(id)} name={name} onToggle={toggle} />;
}
