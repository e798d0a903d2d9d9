import { Box } from '@touchline/design-system';
import { clubKit, FootballerCell, Kit, type FootballerName } from '@touchline/design-system/football';
import { buildLink, selectWatchlist, useShell } from '@touchline/shared/contract';
import type { FootballerId } from '@touchline/shared/domain';
import { useSelector } from '@touchline/shared/store';

interface ClubFootballerProps {
  footballer: FootballerName;
  /** An earlier season; the current one when absent. */
  season?: string;
}

/** A footballer in a row of this remote: kit, name, club and position, doubt, and the star of the watchlist. */
export function ClubFootballer({ footballer, season }: ClubFootballerProps) {
  return season === undefined ? (
    <CurrentFootballer footballer={footballer} />
  ) : (
    <EarlierFootballer footballer={footballer} season={season} />
  );
}

function CurrentFootballer({ footballer }: { footballer: FootballerName }) {
  const shell = useShell();
  const { id, club_id } = footballer;
  const isWatched = useSelector(selectWatchlist).some((watched) => watched === id);
  return (
    <FootballerCell
      footballer={footballer}
      kit={clubKit(club_id)}
      to={buildLink('footballer', { params: { id } })}
      watch={{ on: isWatched, onToggle: () => void shell.toggleWatch(id as FootballerId) }}
    />
  );
}

/** Without link and star: footballers of an earlier season have other ids and cannot be watched. */
function EarlierFootballer({ footballer, season }: Required<ClubFootballerProps>) {
  const { name, club_id, position } = footballer;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 150 }}>
      <Kit kit={clubKit(club_id, season)} size={28} keeper={position === 'GKP'} />
      <span>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {name}
        </Box>
        <Box component="span" sx={{ fontSize: '0.6875rem', color: 'text.secondary' }}>
          {club_id.toUpperCase()} · {position}
        </Box>
      </span>
    </Box>
  );
}
