import { Box, Typography } from '@touchline/design-system';
import { clubKit, Kit, StatusIcon, WatchIcon } from '@touchline/design-system/football';
import { selectWatchlist, shell, useOnline } from '@touchline/shared/contract';
import { useSelector } from '@touchline/shared/store';
import { FootballerLink } from '../FootballerLink';
import type { SquadRow } from './squadRows';

/** First cell of every view: shirt, name, club and position, doubt, and the star of the watchlist. */
export function SquadPlayer({ row }: { row: SquadRow }) {
  const { id, name, club_id, position, chance, isBenched } = row;
  // Not the row's own word: the star changes at once, the table when it is read again.
  const isWatched = useSelector(selectWatchlist).some((watched) => watched === id);
  const isOnline = useOnline();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        '&:is(:hover, :focus-within) .watch': { opacity: 1 },
      }}
    >
      <Kit kit={clubKit(club_id)} size={28} keeper={position === 'GKP'} />
      <Box sx={{ minWidth: 0 }}>
        <FootballerLink id={id} name={name} /> <StatusIcon chance={chance} hideReady />
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {[club_id.toUpperCase(), position, isBenched && 'Bench'].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box className="watch" sx={{ ml: 'auto', '@media (hover: hover)': { opacity: isWatched ? 1 : 0 } }}>
        <WatchIcon
          on={isWatched}
          name={name}
          onToggle={() => void shell().toggleWatch(id)}
          offline={!isOnline}
        />
      </Box>
    </Box>
  );
}
