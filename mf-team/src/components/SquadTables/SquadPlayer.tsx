import { clubKit, FootballerCell } from '@touchline/design-system/football';
import { buildLink, selectWatchlist, useShell } from '@touchline/shared/contract';
import { useSelector } from '@touchline/shared/store';
import type { SquadRow } from './squadRows';

/** First cell of every view: shirt, name, club and position, doubt, and the star of the watchlist. */
export function SquadPlayer({ row }: { row: SquadRow }) {
  const shell = useShell();
  const { id, club_id, isBenched } = row;
  // From the store rather than the row: the star changes immediately, the row when the table is loaded again.
  const isWatched = useSelector(selectWatchlist).some((watched) => watched === id);
  return (
    <FootballerCell
      footballer={row}
      kit={clubKit(club_id)}
      to={buildLink('footballer', { params: { id } })}
      note={isBenched ? 'Bench' : undefined}
      watch={{ on: isWatched, onToggle: () => void shell.toggleWatch(id) }}
    />
  );
}
