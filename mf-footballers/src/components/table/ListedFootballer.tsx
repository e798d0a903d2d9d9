import { Box } from '@touchline/design-system';
import { clubKit, FootballerCell } from '@touchline/design-system/football';
import { selectWatchlist, useShell } from '@touchline/shared/contract';
import type { FootballerId } from '@touchline/shared/domain';
import { useSelector } from '@touchline/shared/store';
import type { FootballerRow } from '@touchline/shared/wire';

interface ListedFootballerProps {
  footballer: Pick<FootballerRow, 'id' | 'name' | 'club_id' | 'position'> &
    Partial<Pick<FootballerRow, 'fullname' | 'chance' | 'news'>>;
  /** Index in the whole list, from 0. */
  index?: number;
}

/** First cell of every table of footballers: position, kit, name with a link, flags and star. */
export function ListedFootballer({ footballer, index }: ListedFootballerProps) {
  const shell = useShell();
  const watchlist: readonly FootballerId[] = useSelector(selectWatchlist);
  const toggle = () => void shell.toggleWatch(footballer.id);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 } }}>
      {index !== undefined && (
        <Box component="span" sx={{ minWidth: '1.5em', textAlign: 'right', color: 'text.secondary' }}>
          {index + 1}
        </Box>
      )}
      <FootballerCell
        footballer={footballer}
        kit={clubKit(footballer.club_id)}
        watch={{ on: watchlist.includes(footballer.id), onToggle: toggle }}
      />
    </Box>
  );
}
